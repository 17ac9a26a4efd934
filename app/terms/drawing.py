"""What changes how cards are drawn (CR 121)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.terms.selectors import Who

if TYPE_CHECKING:
    from app.terms.conditions import Condition
    from app.terms.effects import Effect


@dataclass(frozen=True, slots=True)
class DrawsInstead:
    """Where such a player would draw a card (`but_first`: other than the first one of their draw
    step), they draw so many instead; `yours`: you do."""

    who: Who
    count: int = 1
    yours: bool = False
    but_first: bool = False


@dataclass(frozen=True, slots=True)
class MostDraws:
    """Such players can't draw more than so many cards each turn."""

    who: Who
    number: int = 0


@dataclass(frozen=True, slots=True)
class ReplacesDraw:
    """Where such a player would draw a card, the effects happen instead: none, where the draw is
    skipped. `optional`: if you want. `condition`: only where that is so. `but_first`: other than
    the first one of their draw step. `next_time`: once."""

    effects: tuple[Effect, ...]
    optional: bool = False
    condition: Condition | None = None
    who: Who = Who.YOU
    but_first: bool = False
    next_time: bool = False


DrawModification = DrawsInstead | MostDraws | ReplacesDraw
