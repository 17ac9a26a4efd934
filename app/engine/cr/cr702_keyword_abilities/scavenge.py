"""Scavenge (CR 702.97)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, ActivatedAbility, KeywordAbility
from app.terms.amounts import PowerOf
from app.terms.costs import Cost, ExileCost
from app.terms.effects import PutCountersOn, Target, TargetChoice
from app.terms.selectors import CREATURE, This
from app.terms.zones import Zone


@rule("702.97a", "keyword stands for", "scavenge")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """The card is exiled from the graveyard as part of the cost, and a target creature gets as many
    +1/+1 counters as the card has power."""
    if ability.cost is None or ability.text is not None:
        return ()
    cost = Cost((*ability.cost.parts, ExileCost(This())))
    effect = PutCountersOn(Target(0), "+1/+1", PowerOf(This()))
    return (
        ActivatedAbility(
            cost,
            (effect,),
            Zone.GRAVEYARD,
            sorcery_speed=True,
            targets=(TargetChoice(CREATURE),),
        ),
    )
