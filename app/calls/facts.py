"""What must come out of a call: the facts of the lines that begin with `=`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from app.calls.described import Keyword, Traits
from app.calls.name import Name
from app.terms.cite import Rule
from app.terms.mana import ManaCost, ManaType
from app.terms.steps import Step
from app.terms.zones import Zone


class Bound(StrEnum):
    """How a number is meant."""

    EXACTLY = ""
    OR_MORE = "or more"
    OR_LESS = "or less"


@dataclass(frozen=True, slots=True)
class Count:
    """A number that may be a bound."""

    number: int
    bound: Bound = Bound.EXACTLY

    def meets(self, number: int) -> bool:
        """Whether `number` is what was expected."""
        if self.bound is Bound.OR_MORE:
            return number >= self.number
        if self.bound is Bound.OR_LESS:
            return number <= self.number
        return number == self.number


class Plain(StrEnum):
    """A fact about the answer or the game as a whole."""

    YES = "yes"
    NO = "no"
    ILLEGAL = "illegal"
    COMPLETE = "complete"
    INCOMPLETE = "incomplete"
    GAME_DRAWN = "game drawn"


@dataclass(frozen=True, slots=True)
class LifeIs:
    player: str
    life: Count


@dataclass(frozen=True, slots=True)
class PlayerLoses:
    player: str


@dataclass(frozen=True, slots=True)
class PlayerWins:
    player: str


@dataclass(frozen=True, slots=True)
class PoolIs:
    """The floating mana, in the order of `ManaType`; none is `pool empty`."""

    player: str
    mana: tuple[ManaType, ...] = ()


@dataclass(frozen=True, slots=True)
class CardsInZone:
    player: str
    cards: Count
    zone: Zone


@dataclass(frozen=True, slots=True)
class Described:
    """Any description of permanents that are counted: `7 Kobold tokens`, `2 legendary creatures`.

    `card` is a card's name, or the name of a predefined token; None where only traits count.
    `power` and `toughness` are None where they are not said; `token` where they must be tokens.
    """

    traits: Traits = Traits()
    card: str | None = None
    token: bool = False
    power: int | None = None
    toughness: int | None = None


@dataclass(frozen=True, slots=True)
class ControlsCount:
    player: str
    number: Count
    what: Described


class Fate(StrEnum):
    """What became of an object."""

    DIES = "dies"  # was put into a graveyard from the battlefield since the call began
    SURVIVES = "survives"  # is on the battlefield now
    CEASES_TO_EXIST = "ceases to exist"


@dataclass(frozen=True, slots=True)
class FateIs:
    object: Name
    fate: Fate


@dataclass(frozen=True, slots=True)
class InZone:
    object: Name
    zone: Zone


@dataclass(frozen=True, slots=True)
class PowerToughnessIs:
    object: Name
    power: int
    toughness: int


@dataclass(frozen=True, slots=True)
class DamageMarked:
    object: Name
    damage: Count


@dataclass(frozen=True, slots=True)
class KeywordIs:
    """Has the keyword, or lacks it. A player may be the one who has it."""

    object: Name
    keyword: Keyword
    lacks: bool = False


@dataclass(frozen=True, slots=True)
class TraitsAre:
    """All that is named is among its characteristics; with `negated` none of it is."""

    object: Name
    traits: Traits
    negated: bool = False


class State(StrEnum):
    """A status or a role in combat."""

    TAPPED = "tapped"
    UNTAPPED = "untapped"
    ATTACKING = "attacking"
    NOT_ATTACKING = "not attacking"
    BLOCKING = "blocking"
    NOT_BLOCKING = "not blocking"
    BLOCKED = "blocked"
    NOT_BLOCKED = "not blocked"
    UNATTACHED = "unattached"


@dataclass(frozen=True, slots=True)
class StateIs:
    object: Name
    state: State


@dataclass(frozen=True, slots=True)
class CountersAre:
    """Counters on an object or a player; `kind` as in `modifiers.Counters` (`poison`, `+1/+1`)."""

    object: Name
    number: Count
    kind: str


@dataclass(frozen=True, slots=True)
class ControlledBy:
    object: Name
    player: str


@dataclass(frozen=True, slots=True)
class IsAttachedTo:
    object: Name
    to: Name


@dataclass(frozen=True, slots=True)
class DamageDealtTo:
    """Damage dealt to it since the call began."""

    to: Name
    damage: Count


@dataclass(frozen=True, slots=True)
class DamagePrevented:
    damage: Count


@dataclass(frozen=True, slots=True)
class Produces:
    """Exactly these types, in the order of `ManaType`; none is `produces nothing`."""

    types: tuple[ManaType, ...] = ()


@dataclass(frozen=True, slots=True)
class Adds:
    """One way to tap adds just this; none is `adds nothing`."""

    mana: tuple[ManaType, ...] = ()


@dataclass(frozen=True, slots=True)
class StepIs:
    step: Step


@dataclass(frozen=True, slots=True)
class CostIs:
    cost: ManaCost


@dataclass(frozen=True, slots=True)
class ValueIs:
    value: Count


class Row(StrEnum):
    """A row of a `vs` question."""

    DAMAGE = "damage"
    ENCHANT = "enchant"
    EQUIP = "equip"
    FORTIFY = "fortify"
    BLOCK = "block"
    TARGET = "target"
    AFFECT = "affect"


class RowAnswer(StrEnum):
    YES = "yes"
    NO = "no"
    PREVENTED = "prevented"


@dataclass(frozen=True, slots=True)
class RowIs:
    row: Row
    answer: RowAnswer


@dataclass(frozen=True, slots=True)
class Resolves:
    """The spell or ability resolves, or does not."""

    spell: Name
    resolves: bool = True


@dataclass(frozen=True, slots=True)
class TriggersTimes:
    """Times since the call began; 0 is `does not trigger`."""

    object: Name
    times: Count


class Asked(StrEnum):
    """The decision that is open."""

    DIVIDE_DAMAGE = "divide damage"
    ORDER_BLOCKERS = "order blockers"
    ORDER_TRIGGERS = "order triggers"
    CHOOSE = "choose"


@dataclass(frozen=True, slots=True)
class AsksTo:
    player: str
    what: Asked


@dataclass(frozen=True, slots=True)
class Cites:
    rule: Rule


Fact = (
    Plain
    | LifeIs
    | PlayerLoses
    | PlayerWins
    | PoolIs
    | CardsInZone
    | ControlsCount
    | FateIs
    | InZone
    | PowerToughnessIs
    | DamageMarked
    | KeywordIs
    | TraitsAre
    | StateIs
    | CountersAre
    | ControlledBy
    | IsAttachedTo
    | DamageDealtTo
    | DamagePrevented
    | Produces
    | Adds
    | StepIs
    | CostIs
    | ValueIs
    | RowIs
    | Resolves
    | TriggersTimes
    | AsksTo
    | Cites
)
