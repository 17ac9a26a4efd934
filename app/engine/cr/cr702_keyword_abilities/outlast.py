"""Outlast (CR 702.107)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, ActivatedAbility, KeywordAbility
from app.terms.costs import Cost, TapThis
from app.terms.effects import PutCountersOn
from app.terms.selectors import This


@rule("702.107a", "keyword stands for", "outlast")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """For its cost and {T} the creature gets a +1/+1 counter, when a sorcery could be cast."""
    if ability.cost is None or ability.text is not None:
        return ()
    cost = Cost((*ability.cost.parts, TapThis()))
    return (ActivatedAbility(cost, (PutCountersOn(This(), "+1/+1"),), sorcery_speed=True),)
