"""What changes how life is gained and lost (CR 119, 614.1a)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.terms.selectors import Who

if TYPE_CHECKING:
    from app.terms.effects import Effect, Objects, Players


@dataclass(frozen=True, slots=True)
class LifeGainBecomes:
    """Where such players would gain life, they draw that many cards (`draw`) or lose that much
    life instead."""

    who: Who
    draw: bool = False


@dataclass(frozen=True, slots=True)
class LosesLifeTimes:
    """Where such players would lose life, they lose so many times as much instead."""

    who: Who
    times: int = 2


@dataclass(frozen=True, slots=True)
class DamageLeavesLife:
    """Damage that would reduce such a player's life total to less than this reduces it to this."""

    who: Who
    least: int = 1


@dataclass(frozen=True, slots=True)
class LifeCantChange:
    """The life totals of such players can't change: they neither gain nor lose life (`gains` False:
    they can't lose it)."""

    who: Who
    gains: bool = True


@dataclass(frozen=True, slots=True)
class LosesInstead:
    """Where such a player would lose the game, these effects happen instead; `next_time`: once."""

    who: Who
    effects: tuple[Effect, ...]
    next_time: bool = False


@dataclass(frozen=True, slots=True)
class ExchangeWithLife:
    """The player's life total and the object's `power` or `toughness` are exchanged (CR
    701.12g)."""

    who: Players
    what: Objects
    measure: str


LifeModification = (
    LifeGainBecomes | LosesLifeTimes | DamageLeavesLife | LifeCantChange | LosesInstead
)
