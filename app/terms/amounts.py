"""Amounts: numbers in a text, fixed or worked out from the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.terms.amounts_among import CommanderCasts as CommanderCasts
from app.terms.amounts_among import KeywordsAmong as KeywordsAmong
from app.terms.amounts_among import ManaValuesAmong as ManaValuesAmong
from app.terms.amounts_among import MostOfPlayers as MostOfPlayers
from app.terms.amounts_among import MostSharing as MostSharing
from app.terms.amounts_among import NamesAmong as NamesAmong
from app.terms.amounts_among import PlayersWith as PlayersWith
from app.terms.amounts_among import TotalManaValue as TotalManaValue
from app.terms.amounts_among import TotalToughness as TotalToughness
from app.terms.amounts_as_cast import ColorsSpent as ColorsSpent
from app.terms.amounts_as_cast import ConvokedBy as ConvokedBy
from app.terms.amounts_as_cast import ManaSpent as ManaSpent
from app.terms.amounts_as_cast import SameColorSpent as SameColorSpent
from app.terms.amounts_as_cast import TargetsBeyondFirst as TargetsBeyondFirst
from app.terms.amounts_as_cast import TargetsMatching as TargetsMatching
from app.terms.amounts_as_cast import TimesPaid as TimesPaid
from app.terms.colors import Colors
from app.terms.mana import ManaType
from app.terms.merging import TimesMutated as TimesMutated
from app.terms.selectors import Selector, This, Who
from app.terms.speed import SpeedOf as SpeedOf
from app.terms.zones import Zone

if TYPE_CHECKING:
    from app.terms.abilities import Trigger
    from app.terms.conditions import Condition
    from app.terms.effects import Target


@dataclass(frozen=True, slots=True)
class CountOf:
    """The number of objects that match; `plus` is added ("1 plus the number of …")."""

    what: Selector
    zone: Zone = Zone.BATTLEFIELD
    times: int = 1
    plus: int = 0


@dataclass(frozen=True, slots=True)
class CardsInHand:
    who: Who | Target


@dataclass(frozen=True, slots=True)
class LifeTotal:
    who: Who | Target


@dataclass(frozen=True, slots=True)
class StartingLife:
    """The life total with which a player began the game (CR 103.4)."""


@dataclass(frozen=True, slots=True)
class LowestLifeTotal:
    """The lowest life total among such players."""

    who: Who


@dataclass(frozen=True, slots=True)
class HighestLifeTotal:
    """The highest life total among such players."""

    who: Who


@dataclass(frozen=True, slots=True)
class PowerOf:
    of: Selector


@dataclass(frozen=True, slots=True)
class ToughnessOf:
    of: Selector


@dataclass(frozen=True, slots=True)
class ManaValueOf:
    of: Selector


@dataclass(frozen=True, slots=True)
class CountersOn:
    """The number of counters on the object, of the kind; of all kinds where it is None."""

    of: Selector
    kind: str | None


@dataclass(frozen=True, slots=True)
class CardTypesAmong:
    """The number of different card types among the objects that match."""

    what: Selector
    zone: Zone = Zone.GRAVEYARD


@dataclass(frozen=True, slots=True)
class GreatestPower:
    """The greatest power among the objects that match; 0 where there are none."""

    what: Selector


@dataclass(frozen=True, slots=True)
class GreatestManaValue:
    """The greatest mana value among the objects that match, in one more zone where it is named; 0
    where there are none."""

    what: Selector
    also: Zone | None = None


@dataclass(frozen=True, slots=True)
class BasicLandTypesAmong:
    """The number of different basic land types among the objects that match (domain)."""

    what: Selector


@dataclass(frozen=True, slots=True)
class ColorsAmong:
    """The number of different colors among the objects that match."""

    what: Selector


@dataclass(frozen=True, slots=True)
class Devotion:
    """Your devotion to the color, or to one color and another (CR 700.5)."""

    colors: Colors


@dataclass(frozen=True, slots=True)
class Plus:
    """The amount and so many more."""

    of: Amount
    more: Amount


@dataclass(frozen=True, slots=True)
class GainedThisTurn:
    """The life that the player gained this turn."""

    who: Who


@dataclass(frozen=True, slots=True)
class PlayerCount:
    """The number of such players."""

    who: Who


@dataclass(frozen=True, slots=True)
class TotalPower:
    """The total power of the objects that match."""

    what: Selector


@dataclass(frozen=True, slots=True)
class PowersAmong:
    """The number of different powers among the objects that match."""

    what: Selector


@dataclass(frozen=True, slots=True)
class Half:
    """Half the amount, rounded up or down."""

    of: Amount
    up: bool = False


@dataclass(frozen=True, slots=True)
class Times:
    """So many times the amount."""

    number: int
    of: Amount


@dataclass(frozen=True, slots=True)
class ValueOfX:
    """X, as chosen for the object (CR 107.3)."""


@dataclass(frozen=True, slots=True)
class RemovedThisWay:
    """The number of counters (of that kind, where it is named) that were removed just before: to
    pay the cost, or as the text was followed."""

    kind: str | None


@dataclass(frozen=True, slots=True)
class UnspentMana:
    """The unspent mana that you have, of one type where it is named."""

    type: ManaType | None = None


@dataclass(frozen=True, slots=True)
class ThatMuch:
    """The amount of the event the text just spoke of: damage dealt, life lost."""


@dataclass(frozen=True, slots=True)
class PreventedThisWay:
    """The damage that the effect has prevented (CR 615.5)."""


@dataclass(frozen=True, slots=True)
class AmountIf:
    """One amount where something is so, else another: `… deals 4 damage instead` (CR 614.15)."""

    condition: Condition
    met: Amount
    otherwise: Amount


@dataclass(frozen=True, slots=True)
class OfThatPlayer:
    """The amount for each player that an effect is about, who is the triggering player in it."""

    of: Amount


@dataclass(frozen=True, slots=True)
class BlockersBeyondFirst:
    """The number of creatures blocking the object beyond the first (rampage)."""

    whom: Selector = This()


@dataclass(frozen=True, slots=True)
class AnyNumber:
    """As many as the player who pays wants (CR 107.1c)."""


@dataclass(frozen=True, slots=True)
class PaidThisWay:
    """As many as any number of objects that a cost was paid with come to."""


@dataclass(frozen=True, slots=True)
class OpponentsAttacked:
    """The number of opponents that you attacked with a creature this combat (melee)."""


@dataclass(frozen=True, slots=True)
class PlayersAttacked:
    """The number of such players whom creatures are attacking (not what they control)."""

    who: Who


@dataclass(frozen=True, slots=True)
class IfPaid:
    """The targets are chosen only if the optional cost is paid, or only if it is not (601.2c)."""

    cost: str
    paid: bool = True


@dataclass(frozen=True, slots=True)
class CountersAmong:
    """The number of counters of the kind on all the objects that match; of all kinds with None."""

    what: Selector
    kind: str | None = None


@dataclass(frozen=True, slots=True)
class CountersOfPlayer:
    """The number of counters of the kind that such players have: poison, experience."""

    who: Who
    kind: str


@dataclass(frozen=True, slots=True)
class PartySize:
    """The number of creatures in your party (CR 700.8)."""


@dataclass(frozen=True, slots=True)
class GreatestToughness:
    """The greatest toughness among the objects that match; 0 where there are none."""

    what: Selector


@dataclass(frozen=True, slots=True)
class TimesThisTurn:
    """How often the event has occurred this turn: `each creature that died this turn`."""

    event: Trigger


@dataclass(frozen=True, slots=True)
class LostThisTurn:
    """The life that such players lost this turn."""

    who: Who


@dataclass(frozen=True, slots=True)
class DoneThisWay:
    """How much an effect before in the same text did: `for each creature destroyed this way`.
    `what`: what is counted of it; `life` and `damage` where those are measured."""

    action: str
    what: Selector | None = None


Amount = (
    int
    | CountOf
    | CardsInHand
    | LifeTotal
    | HighestLifeTotal
    | LowestLifeTotal
    | StartingLife
    | PowerOf
    | ToughnessOf
    | ManaValueOf
    | CountersOn
    | CardTypesAmong
    | GreatestPower
    | GreatestManaValue
    | BasicLandTypesAmong
    | ColorsAmong
    | Devotion
    | Plus
    | GainedThisTurn
    | PlayerCount
    | TotalPower
    | PowersAmong
    | Half
    | Times
    | ValueOfX
    | RemovedThisWay
    | UnspentMana
    | SameColorSpent
    | ConvokedBy
    | ThatMuch
    | PreventedThisWay
    | AmountIf
    | OfThatPlayer
    | BlockersBeyondFirst
    | TargetsBeyondFirst
    | TargetsMatching
    | AnyNumber
    | PaidThisWay
    | OpponentsAttacked
    | PlayersAttacked
    | IfPaid
    | CountersAmong
    | CountersOfPlayer
    | PartySize
    | GreatestToughness
    | TotalToughness
    | TotalManaValue
    | TimesThisTurn
    | TimesPaid
    | ColorsSpent
    | ManaSpent
    | LostThisTurn
    | SpeedOf
    | DoneThisWay
    | NamesAmong
    | KeywordsAmong
    | ManaValuesAmong
    | MostOfPlayers
    | PlayersWith
    | MostSharing
    | CommanderCasts
    | TimesMutated
)
