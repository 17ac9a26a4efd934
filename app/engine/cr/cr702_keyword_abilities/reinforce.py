"""Reinforce (CR 702.77)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, ActivatedAbility, KeywordAbility
from app.terms.costs import Cost, DiscardCost
from app.terms.effects import PutCountersOn, Target, TargetChoice
from app.terms.selectors import CREATURE, This
from app.terms.zones import Zone


@rule("702.77a", "keyword stands for", "reinforce")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """The card is discarded as part of the cost, and a target creature gets N +1/+1 counters."""
    if ability.cost is None or ability.number is None or ability.text is not None:
        return ()
    cost = Cost((*ability.cost.parts, DiscardCost(what=This())))
    effect = PutCountersOn(Target(0), "+1/+1", ability.number)
    return (ActivatedAbility(cost, (effect,), Zone.HAND, targets=(TargetChoice(CREATURE),)),)
