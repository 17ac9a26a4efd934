"""Selectors that tell of an object by what was done with it or what it has to do with others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.terms.mana import ManaCost
from app.terms.pairing import BothPaired
from app.terms.zones import Zone

if TYPE_CHECKING:
    from app.terms.selectors import Comparison, Selector


@dataclass(frozen=True, slots=True)
class CastFrom:
    """A spell that was cast from that zone."""

    zone: Zone


@dataclass(frozen=True, slots=True)
class PaidFor:
    """A spell, or the permanent that it became, for which an optional cost was paid: kicked."""

    cost: str


@dataclass(frozen=True, slots=True)
class HauntedBy:
    """The creature that the card haunts (CR 702.55)."""

    what: Selector


@dataclass(frozen=True, slots=True)
class HasManaCost:
    """Has one of these very mana costs."""

    costs: tuple[ManaCost, ...]


@dataclass(frozen=True, slots=True)
class HasXInCost:
    """Has {X} in its mana cost."""


@dataclass(frozen=True, slots=True)
class HasAdventure:
    """A card, or what it has become, that has an Adventure (CR 715)."""


@dataclass(frozen=True, slots=True)
class ExiledWith:
    """A card that the object has exiled (CR 607.2a)."""

    what: Selector


@dataclass(frozen=True, slots=True)
class TargetsOnly:
    """A spell or ability of which each target is an object that matches; `single`: and it is one
    object."""

    what: Selector
    single: bool = False


@dataclass(frozen=True, slots=True)
class PutWith:
    """Was put onto the battlefield by an ability of the object that is named."""

    what: Selector


@dataclass(frozen=True, slots=True)
class HasAttached:
    """Has something attached to it that matches."""

    what: Selector


@dataclass(frozen=True, slots=True)
class LastExiledWith:
    """Of the cards that match and that the source has exiled the one that it exiled last."""

    what: Selector


@dataclass(frozen=True, slots=True)
class ManaValueIsOdd:
    """Has an odd mana value, or an even one; 0 is even."""

    odd: bool = True


@dataclass(frozen=True, slots=True)
class SharesWith:
    """Shares a quality with an object which matches: `name`, `color`, `creature type`."""

    quality: str
    what: Selector


@dataclass(frozen=True, slots=True)
class AttachedTo:
    """Attached to an object which matches."""

    what: Selector


@dataclass(frozen=True, slots=True)
class Giver:
    """The object whose text gives the ability that this stands in, which calls it by its name (CR
    201.5a)."""


@dataclass(frozen=True, slots=True)
class HasMark:
    """Has such a designation: `level 2` of a Class (CR 716.2b)."""

    designation: str


@dataclass(frozen=True, slots=True)
class EitherOfChoice:
    """One of the two qualities, chosen as the effect is applied."""

    one: Selector
    two: Selector


@dataclass(frozen=True, slots=True)
class TargetingIt:
    """The spell or ability of which something becomes the target, in the trigger event."""


@dataclass(frozen=True, slots=True)
class Met:
    """Has blocked this turn (with `combat`, this combat) an object which matches, or was blocked
    by one; any object at all where it names none."""

    blocked: bool = True
    was_blocked: bool = True
    whom: Any = None
    combat: bool = False


@dataclass(frozen=True, slots=True)
class CardTypeOfChoice:
    """Of a card type that the controller of the effect chooses as the effect begins."""


@dataclass(frozen=True, slots=True)
class ThisWay:
    """What an effect before it in the same text has `exiled`, `tapped` …"""

    action: str


@dataclass(frozen=True, slots=True)
class SameOwner:
    """Owned by whoever owns the source."""


@dataclass(frozen=True, slots=True)
class HasNoName:
    """Has no name (CR 201.2)."""


@dataclass(frozen=True, slots=True)
class HasMost:
    """Its `power`, `toughness` or `mana value` is the greatest among the permanents that match, or
    the least: no other of them has more, or less. `own`: among those that its controller has."""

    measure: str
    among: Selector | None
    least: bool = False
    own: bool = False


@dataclass(frozen=True, slots=True)
class Crewed:
    """Has crewed or saddled this turn the object that is named."""

    what: Selector


@dataclass(frozen=True, slots=True)
class WhoseControllerControls:
    """Its controller controls so many permanents that match."""

    what: Selector
    comparison: Comparison
    number: int


@dataclass(frozen=True, slots=True)
class ChosenBy:
    """Chosen by such a player, where else the controller of the spell or ability would choose; with
    `theirs` among what that player controls."""

    who: Any
    theirs: bool = False


Relation = (
    AttachedTo
    | ChosenBy
    | WhoseControllerControls
    | Crewed
    | HasMost
    | HasNoName
    | LastExiledWith
    | SameOwner
    | CardTypeOfChoice
    | Met
    | ThisWay
    | TargetingIt
    | BothPaired
    | EitherOfChoice
    | Giver
    | HasMark
    | CastFrom
    | PaidFor
    | HauntedBy
    | HasXInCost
    | HasManaCost
    | HasAdventure
    | ExiledWith
    | PutWith
    | TargetsOnly
    | HasAttached
    | ManaValueIsOdd
    | SharesWith
)
