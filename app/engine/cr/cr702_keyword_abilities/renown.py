"""Renown (CR 702.112)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.conditions import Matches, NotCondition
from app.terms.effects import Designate, PutCountersOn
from app.terms.selectors import IsStatus, Status, This, Who

NOT_RENOWNED = NotCondition(Matches(This(), IsStatus(Status.RENOWNED)))


@rule("702.112a", "keyword stands for", "renown")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """The first time it deals combat damage to a player it becomes renowned and gets N +1/+1
    counters."""
    if ability.number is None:
        return ()
    effects = (PutCountersOn(This(), "+1/+1", ability.number), Designate(This(), "renowned"))
    trigger = Trigger(EventKind.DEALS_DAMAGE, player=Who.ANY, combat=True)
    return (TriggeredAbility(trigger, effects, NOT_RENOWNED),)
