"""Conditions: `as long as …`, `if …`, `unless …`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.terms.amounts import Amount
from app.terms.colors import Color
from app.terms.mana import ManaCost
from app.terms.selectors import Comparison, Selector, Who
from app.terms.steps import Step
from app.terms.zones import Zone

if TYPE_CHECKING:
    from app.terms.abilities import Trigger


@dataclass(frozen=True, slots=True)
class Exists:
    """As many matching objects as the comparison asks are in the zone."""

    what: Selector
    comparison: Comparison = Comparison.AT_LEAST
    number: Amount = 1
    zone: Zone = Zone.BATTLEFIELD


@dataclass(frozen=True, slots=True)
class Compare:
    """Two amounts compared: `you have 10 or less life`."""

    left: Amount
    comparison: Comparison
    right: Amount


@dataclass(frozen=True, slots=True)
class Matches:
    """The object so named matches the selector: `as long as it's attacking`. `was`: as it was
    before the effect moved it (`if it was tapped`)."""

    object: Selector
    selector: Selector
    was: bool = False


@dataclass(frozen=True, slots=True)
class IsTurnOf:
    who: Who


@dataclass(frozen=True, slots=True)
class During:
    """The current step is one of these: `during combat`, `before attackers are declared`.
    `blockers_declared`: and blockers have been declared: they are not where nothing attacks."""

    steps: tuple[Step, ...]
    blockers_declared: bool = False


@dataclass(frozen=True, slots=True)
class HasDesignation:
    """Such a player has a designation: `monarch`, `city's blessing`."""

    who: Who
    designation: str


@dataclass(frozen=True, slots=True)
class HappenedThisTurn:
    """The event has occurred at least so many times this turn: `if you attacked this turn`."""

    event: Trigger
    times: int = 1


@dataclass(frozen=True, slots=True)
class BeenAttacked:
    """Such a player has been attacked this step: `if you've been attacked this step`."""

    who: Who


@dataclass(frozen=True, slots=True)
class AttackedWithPower:
    """You attacked this combat with creatures of at least so much power in total."""

    number: int


@dataclass(frozen=True, slots=True)
class FirstCombatPhase:
    """This is the first combat phase of the turn."""


@dataclass(frozen=True, slots=True)
class PaidAsCast:
    """An optional cost of that name was paid as the object was cast: `if it was kicked`; with
    `mana` the one of that cost, at least so many times. `what`: the text says once more what it is
    paid with."""

    cost: str
    mana: ManaCost | None = None
    times: int = 1
    what: Selector | None = None


@dataclass(frozen=True, slots=True)
class WasCast:
    """The object was cast (by such a player), from that zone where one is named; with `or_entered`
    also if it entered from there."""

    object: Selector
    zone: Zone | None = None
    by: Who | None = Who.YOU
    or_entered: bool = False


@dataclass(frozen=True, slots=True)
class ManaWasSpent:
    """That mana was spent to cast the object; at least so much of a color; some from a source."""

    object: Selector
    mana: ManaCost | None = None
    color: Color | None = None
    least: int = 1
    source: Selector | None = None


@dataclass(frozen=True, slots=True)
class HappenedLastTurn:
    """The event occurred at least so many times in the turn before, by one player."""

    event: Trigger
    times: int = 1


@dataclass(frozen=True, slots=True)
class PlayerIs:
    """The player spoken of is one of these: `that player is your opponent`."""

    who: Who
    one_of: Who


@dataclass(frozen=True, slots=True)
class HasMore:
    """For one such player the one amount, seen for that player alone, is greater than the other;
    with `than_all` greater than that of each of the others."""

    who: Who
    amount: Amount
    than: Amount
    than_all: bool = False
    or_equal: bool = False


@dataclass(frozen=True, slots=True)
class IsDay:
    """It is day, or night (CR 730)."""

    night: bool = False


@dataclass(frozen=True, slots=True)
class WasStartingPlayer:
    """Such a player took the first turn of the game (CR 103.1)."""

    who: Who


@dataclass(frozen=True, slots=True)
class Chose:
    """That word was chosen for a keyword of the source as it entered: riot, unleash, tribute."""

    keyword: str
    word: str


@dataclass(frozen=True, slots=True)
class KeywordHolds:
    """What the keyword before the source's ability asks for is so: `max speed`, `solved`."""

    keyword: str


@dataclass(frozen=True, slots=True)
class WasCrewed:
    """Something that matches has crewed the object this turn, or saddled it."""

    what: Selector
    by: Selector


@dataclass(frozen=True, slots=True)
class NotCondition:
    of: Condition


@dataclass(frozen=True, slots=True)
class AllConditions:
    of: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class AnyCondition:
    of: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class CoinCameUp:
    """The coins just flipped all came up so: `win`, `lose`, `heads`, `tails`."""

    side: str


@dataclass(frozen=True, slots=True)
class ClashWon:
    """The player has won the clash just held (CR 701.30d)."""


Condition = (
    ClashWon
    | Exists
    | Compare
    | Matches
    | IsTurnOf
    | During
    | HasDesignation
    | HappenedThisTurn
    | BeenAttacked
    | AttackedWithPower
    | FirstCombatPhase
    | PaidAsCast
    | CoinCameUp
    | Chose
    | WasCast
    | ManaWasSpent
    | HappenedLastTurn
    | HasMore
    | PlayerIs
    | IsDay
    | WasStartingPlayer
    | KeywordHolds
    | WasCrewed
    | NotCondition
    | AllConditions
    | AnyCondition
)
