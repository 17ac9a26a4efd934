"""Amounts that tell how many different ones there are among objects, and the most that any of some
players have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.terms.zones import Zone

if TYPE_CHECKING:
    from app.terms.amounts import Amount
    from app.terms.conditions import Condition
    from app.terms.selectors import Selector, Who


@dataclass(frozen=True, slots=True)
class NamesAmong:
    """The number of different names among the objects that match."""

    what: Selector


@dataclass(frozen=True, slots=True)
class ManaValuesAmong:
    """The number of different mana values among the objects that match."""

    what: Selector
    zone: Zone = Zone.GRAVEYARD


@dataclass(frozen=True, slots=True)
class MostOfPlayers:
    """The greatest that the amount is for any of such players, seen for that player alone."""

    who: Who
    of: Amount


@dataclass(frozen=True, slots=True)
class PlayersWith:
    """The number of such players for whom the amount, seen for each of them alone, is so much."""

    who: Who
    of: Amount
    least: int = 1


@dataclass(frozen=True, slots=True)
class PlayersMatching:
    """The number of such players of whom the condition is true, each `Who.TRIGGERING_PLAYER`."""

    who: Who
    condition: Condition


@dataclass(frozen=True, slots=True)
class MostThisWay:
    """The most that any one player has done of what the instruction before had players do."""


@dataclass(frozen=True, slots=True)
class MostSharing:
    """The greatest number of objects that match and share a quality: `name`, `creature type`."""

    quality: str
    what: Selector


@dataclass(frozen=True, slots=True)
class KeywordsAmong:
    """How many of these keywords the objects that match have, each counted once."""

    keywords: tuple[str, ...]
    what: Selector


@dataclass(frozen=True, slots=True)
class CommanderCasts:
    """How often the player has cast a commander (`of` one alone, where that is named) from the
    command zone this game."""

    of: Selector | None = None


@dataclass(frozen=True, slots=True)
class TotalToughness:
    """The total toughness of the objects that match."""

    what: Selector


@dataclass(frozen=True, slots=True)
class TotalManaValue:
    """The total mana value of the objects that match."""

    what: Selector
