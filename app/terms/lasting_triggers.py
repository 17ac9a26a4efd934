"""Delayed triggered abilities that last: `whenever … this turn` (CR 603.7b), and what a line of a
spell says that another line of it does instead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.terms.amounts import Amount
from app.terms.conditions import Condition
from app.terms.instructions import Duration

if TYPE_CHECKING:
    from app.terms.abilities import Trigger
    from app.terms.changes import Change
    from app.terms.effects import Effect, Objects, TargetChoice
    from app.terms.mana_effects import ManaMade


@dataclass(frozen=True, slots=True)
class EachTime:
    """Create a delayed triggered ability that triggers each time one of the events occurs, for as
    long as the duration says; `once`: the first time only. Its targets are chosen as it is put on
    the stack."""

    events: tuple[Trigger, ...]
    effects: tuple[Effect, ...]
    duration: Duration = Duration.END_OF_TURN
    targets: tuple[TargetChoice, ...] = ()
    once: bool = False


@dataclass(frozen=True, slots=True)
class AddsInstead:
    """The mana that the spell adds by an earlier line is this instead, if the condition is true."""

    mana: ManaMade
    condition: Condition


@dataclass(frozen=True, slots=True)
class DealsInstead:
    """The damage that the spell deals by an earlier line is so much instead, if the condition is
    true as it resolves (CR 614.15)."""

    condition: Condition
    amount: Amount


@dataclass(frozen=True, slots=True)
class EntersBeing:
    """What an effect before it in the same text puts onto the battlefield is so from the moment it
    enters (CR 611.2e)."""

    what: Objects
    changes: tuple[Change, ...]


LastingEffect = EachTime | DealsInstead | AddsInstead | EntersBeing
