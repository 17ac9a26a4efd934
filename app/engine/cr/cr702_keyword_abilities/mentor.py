"""Mentor (CR 702.134)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.amounts import PowerOf
from app.terms.effects import PutCountersOn, Target, TargetChoice
from app.terms.selectors import (
    CREATURE,
    AllOf,
    Comparison,
    IsStatus,
    PowerIs,
    Status,
    This,
)

WEAKER = PowerIs(Comparison.LESS, PowerOf(This()))
STUDENT = TargetChoice(AllOf((CREATURE, IsStatus(Status.ATTACKING), WEAKER)))
ABILITY = TriggeredAbility(
    Trigger(EventKind.ATTACKS), (PutCountersOn(Target(0), "+1/+1"),), targets=(STUDENT,)
)


@rule("702.134a", "keyword stands for", "mentor")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As it attacks, a target attacker of less power gets a +1/+1 counter; the powers are compared
    again as the ability resolves (608.2b)."""
    return (ABILITY,)
