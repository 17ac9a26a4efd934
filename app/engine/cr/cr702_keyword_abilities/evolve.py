"""Evolve (CR 702.100)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.amounts import PowerOf, ToughnessOf
from app.terms.conditions import AllConditions, AnyCondition, Matches
from app.terms.effects import PutCountersOn
from app.terms.selectors import (
    CREATURE,
    AllOf,
    Comparison,
    Controlled,
    PowerIs,
    ThatObject,
    This,
    ToughnessIs,
    Who,
)

STRONGER = Matches(ThatObject(), PowerIs(Comparison.GREATER, PowerOf(This())))
TOUGHER = Matches(ThatObject(), ToughnessIs(Comparison.GREATER, ToughnessOf(This())))
ABILITY = TriggeredAbility(
    Trigger(EventKind.ENTERS, AllOf((CREATURE, Controlled(Who.YOU)))),
    (PutCountersOn(This(), "+1/+1"),),
    AllConditions((Matches(This(), CREATURE), AnyCondition((STRONGER, TOUGHER)))),
)


@rule("702.100a", "keyword stands for", "evolve")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """A creature with greater power or greater toughness than its own enters under its controller's
    control: it gets a +1/+1 counter. What is no creature has nothing to compare (702.100c)."""
    return (ABILITY,)
