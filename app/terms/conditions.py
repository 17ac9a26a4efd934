"""Conditions: `as long as …`, `if …`, `unless …`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.terms.amounts import Amount
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
    """The object so named matches the selector: `as long as it's attacking`."""

    object: Selector
    selector: Selector


@dataclass(frozen=True, slots=True)
class IsTurnOf:
    who: Who


@dataclass(frozen=True, slots=True)
class During:
    """The current step is one of these: `during combat`, `before attackers are declared`."""

    steps: tuple[Step, ...]


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
class PaidAsCast:
    """An optional cost of that name was paid as the object was cast: `if it was kicked`."""

    cost: str


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


Condition = (
    Exists
    | Compare
    | Matches
    | IsTurnOf
    | During
    | HasDesignation
    | HappenedThisTurn
    | BeenAttacked
    | AttackedWithPower
    | PaidAsCast
    | CoinCameUp
    | NotCondition
    | AllConditions
    | AnyCondition
)
