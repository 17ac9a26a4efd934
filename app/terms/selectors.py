"""Selectors: which objects and players a text speaks of, seen from its source (CR 702.16a)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from app.terms.colors import Color
from app.terms.relations import Relation
from app.terms.statuses import Status as Status
from app.terms.types import CardType, Supertype
from app.terms.zones import Zone

if TYPE_CHECKING:
    from app.terms.amounts import Amount
    from app.terms.effects import PlayerOrControllerOf, Target


class Comparison(StrEnum):
    """How a number is compared: `3 or less` is AT_MOST."""

    EQUAL = "="
    AT_MOST = "<="
    AT_LEAST = ">="
    LESS = "<"
    GREATER = ">"


class Who(StrEnum):
    """Players as a text names them, seen from the source's controller."""

    YOU = "you"
    OPPONENT = "opponent"
    ANY = "any player"
    ACTIVE_PLAYER = "the active player"
    DEFENDING_PLAYER = "defending player"
    ENCHANTED_PLAYER = "enchanted player"
    CHOSEN_PLAYER = "the chosen player"
    TRIGGERING_PLAYER = "that player"
    OWNER = "its owner"
    HOST_CONTROLLER = "the controller of what the source is attached to"
    OTHER_OPPONENT = "each opponent other than that player"
    MONARCH = "the monarch"
    INITIATIVE = "the player who has the initiative"
    YOUR_TEAM = "your team"
    ATTACKING_OPPONENT = "each opponent who is attacking"
    MOST_LIFE = "the player with the most life or tied for most life"


@dataclass(frozen=True, slots=True)
class Anything:
    """Every object: `protection from everything`."""


@dataclass(frozen=True, slots=True)
class This:
    """The object that the text stands on."""


@dataclass(frozen=True, slots=True)
class Host:
    """The object that the source is attached to: enchanted or equipped creature."""


@dataclass(frozen=True, slots=True)
class ThatObject:
    """What the trigger event or effect just spoke of: of two objects the second (dealt damage)."""


@dataclass(frozen=True, slots=True)
class EventSubject:
    """The first object of the trigger event, where it has two: the one that dealt damage …"""


@dataclass(frozen=True, slots=True)
class Those:
    """The objects that effects before it have moved or created; before that, those of the event."""


@dataclass(frozen=True, slots=True)
class SameObjects:
    """The group of objects that the effect before it in the same text was about."""


@dataclass(frozen=True, slots=True)
class Itself:
    """Of a group that an effect is about, for each of the group that very object."""


@dataclass(frozen=True, slots=True)
class PaidWith:
    """The object sacrificed (exiled, discarded …) to pay the cost, or by an effect before it."""


@dataclass(frozen=True, slots=True)
class EarlierTargets:
    """What has been chosen as a target before in the same text; `another target` is not of it."""


@dataclass(frozen=True, slots=True)
class DamagedThisWay:
    """What the effect before it in the same text has dealt damage to."""


@dataclass(frozen=True, slots=True)
class SourceOfDamage:
    """The source of the damage that an effect prevents or replaces."""


@dataclass(frozen=True, slots=True)
class ObjectIs:
    """One object by its identity: what a resolved effect has locked in (CR 611.2c)."""

    object: int


@dataclass(frozen=True, slots=True)
class IsColor:
    color: Color


@dataclass(frozen=True, slots=True)
class ColorCount:
    """By the number of colors: colorless (0), monocolored (1), multicolored (2 or more)."""

    comparison: Comparison
    number: int


@dataclass(frozen=True, slots=True)
class HasType:
    type: CardType


@dataclass(frozen=True, slots=True)
class HasSupertype:
    supertype: Supertype


@dataclass(frozen=True, slots=True)
class HasSubtype:
    subtype: str


@dataclass(frozen=True, slots=True)
class HasName:
    name: str


@dataclass(frozen=True, slots=True)
class HasKeyword:
    """Has the keyword, whatever its parameter, or with this very `quality` (one landwalk)."""

    keyword: str
    quality: Selector | None = None


@dataclass(frozen=True, slots=True)
class HasNoAbilities:
    """Has no abilities at all."""


@dataclass(frozen=True, slots=True)
class HasCounter:
    """Has at least one counter of this kind; of any kind where it is None."""

    kind: str | None = None


@dataclass(frozen=True, slots=True)
class ManaValueIs:
    comparison: Comparison
    number: Amount


@dataclass(frozen=True, slots=True)
class PowerIs:
    comparison: Comparison
    number: Amount


@dataclass(frozen=True, slots=True)
class ToughnessIs:
    comparison: Comparison
    number: Amount


@dataclass(frozen=True, slots=True)
class ToughnessExceedsPower:
    """Its toughness is greater than its power."""


@dataclass(frozen=True, slots=True)
class PowerAndToughnessAre:
    """Its power and toughness, added up."""

    comparison: Comparison
    number: Amount


@dataclass(frozen=True, slots=True)
class Controlled:
    """Controlled by such a player (owned by, in zones that have no controller)."""

    who: Who | Target | PlayerOrControllerOf


@dataclass(frozen=True, slots=True)
class ControlledBy:
    """Controlled by this very player (by index): `protection from Bob`."""

    player: int


@dataclass(frozen=True, slots=True)
class Owned:
    who: Who


@dataclass(frozen=True, slots=True)
class IsStatus:
    """A status or a role in combat of the object."""

    status: Status


@dataclass(frozen=True, slots=True)
class AttackingPlayer:
    """Attacking such a player (with_permanents: or a planeswalker they control)."""

    who: Who
    with_permanents: bool = False


@dataclass(frozen=True, slots=True)
class InCombatWith:
    """Blocking an object (the source, or a target, as effects name it), or blocked by it."""

    blocking: bool = True
    blocked_by: bool = True
    whom: Any = This()


@dataclass(frozen=True, slots=True)
class InZone:
    zone: Zone


@dataclass(frozen=True, slots=True)
class IsChosen:
    """Of the color, type or name chosen as the source entered; of the player chosen then."""

    what: str


@dataclass(frozen=True, slots=True)
class ColorOfChoice:
    """Of a color that the controller of the effect, or of its object, chooses as it begins; of
    `several`: of one color or more."""

    of_its_controller: bool = False
    several: bool = False


@dataclass(frozen=True, slots=True)
class SomeOf:
    """So many objects that match (None: any number), chosen by whom it is about, or randomly."""

    what: Any  # a selector, or targets
    count: int | None = 1
    up_to: bool = False
    random: bool = False


@dataclass(frozen=True, slots=True)
class SourceOfChoice:
    """One source that matches, chosen by the controller of the effect as it begins (CR 609.7a)."""

    what: Selector = Anything()


@dataclass(frozen=True, slots=True)
class Targeting:
    """A spell or ability that targets an object which matches, or such a player."""

    what: Selector | None
    who: Who | None = None


@dataclass(frozen=True, slots=True)
class AbilityOnStack:
    """An activated or a triggered ability on the stack."""

    activated: bool = True
    triggered: bool = True


@dataclass(frozen=True, slots=True)
class TopCard:
    """The top card of its owner's library."""


@dataclass(frozen=True, slots=True)
class TargetCount:
    """A spell or ability on the stack with so many targets."""

    number: int


@dataclass(frozen=True, slots=True)
class DealtDamageBy:
    """Was dealt damage this turn by an object which matches."""

    what: Selector


@dataclass(frozen=True, slots=True)
class SharesColor:
    """Shares a color with the source."""


@dataclass(frozen=True, slots=True)
class Not:
    of: Selector


@dataclass(frozen=True, slots=True)
class AllOf:
    of: tuple[Selector, ...]


@dataclass(frozen=True, slots=True)
class AnyOf:
    of: tuple[Selector, ...]


Selector = (
    Anything
    | This
    | Host
    | ThatObject
    | EventSubject
    | Those
    | SameObjects
    | Itself
    | PaidWith
    | EarlierTargets
    | DamagedThisWay
    | SourceOfDamage
    | ObjectIs
    | IsColor
    | ColorCount
    | HasType
    | HasSupertype
    | HasSubtype
    | HasName
    | HasKeyword
    | HasNoAbilities
    | HasCounter
    | ManaValueIs
    | PowerIs
    | ToughnessIs
    | ToughnessExceedsPower
    | PowerAndToughnessAre
    | Controlled
    | ControlledBy
    | Owned
    | IsStatus
    | AttackingPlayer
    | InCombatWith
    | InZone
    | IsChosen
    | SourceOfChoice
    | ColorOfChoice
    | SomeOf
    | Targeting
    | AbilityOnStack
    | TargetCount
    | TopCard
    | DealtDamageBy
    | Relation
    | SharesColor
    | Not
    | AllOf
    | AnyOf
)

CREATURE = HasType(CardType.CREATURE)
EACH_COLOR: tuple[Selector, ...] = tuple(IsColor(color) for color in Color)
