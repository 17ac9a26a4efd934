"""What only digital cards do: changes that go wherever a card goes, cards that are made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.terms.amounts import Amount
from app.terms.zones import Zone

if TYPE_CHECKING:
    from app.terms.changes import Change
    from app.terms.effects import Objects


@dataclass(frozen=True, slots=True)
class Perpetually:
    """The objects are changed wherever they go, for the rest of the game."""

    what: Objects
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Conjure:
    """So many cards are made from nothing and put into a zone: of a name, or with `duplicate`
    duplicates of an object."""

    what: Any
    to: Zone
    count: Amount = 1
    duplicate: bool = False
    tapped: bool = False
    attacking: bool = False


@dataclass(frozen=True, slots=True)
class Conjured:
    """A card is made from nothing, a duplicate of that object, and put into a zone of the player.
    `new` is its id, filled in as it happens."""

    player: int
    original: int
    to: Zone
    new: int | None = None


DigitalEffect = Perpetually | Conjure
