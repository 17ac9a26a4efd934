"""What changes how cards are drawn (CR 121)."""

from __future__ import annotations

from dataclasses import dataclass

from app.terms.selectors import Who


@dataclass(frozen=True, slots=True)
class DrawsInstead:
    """Where such a player would draw a card (`but_first`: other than the first one of their draw
    step; `from_empty`: from an empty library), they draw so many instead; `yours`: you
    do; `wins`: they win the game instead."""

    who: Who
    count: int = 1
    yours: bool = False
    but_first: bool = False
    from_empty: bool = False
    wins: bool = False


@dataclass(frozen=True, slots=True)
class MostDraws:
    """Such players can't draw more than so many cards each turn."""

    who: Who
    number: int = 0


DrawModification = DrawsInstead | MostDraws
