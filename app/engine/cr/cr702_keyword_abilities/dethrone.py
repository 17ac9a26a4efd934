"""Dethrone (CR 702.105)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.effects import PutCountersOn
from app.terms.selectors import This, Who

ABILITY = TriggeredAbility(
    Trigger(EventKind.ATTACKS, player=Who.MOST_LIFE), (PutCountersOn(This(), "+1/+1"),)
)


@rule("702.105a", "keyword stands for", "dethrone")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Attacking a player whose life total nobody exceeds, it gets a +1/+1 counter."""
    return (ABILITY,)
