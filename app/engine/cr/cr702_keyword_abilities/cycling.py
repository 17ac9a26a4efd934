"""Cycling (CR 702.29)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, ActivatedAbility, KeywordAbility
from app.terms.costs import Cost, DiscardCost
from app.terms.effects import DrawCards
from app.terms.selectors import This, Who
from app.terms.zones import Zone


@rule("702.29a", "keyword stands for", "cycling")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """From its owner's hand, for the cost and being discarded: they draw a card. Typecycling, which
    looks for a card instead, is not carried out."""
    if ability.cost is None or ability.quality is not None or ability.text is not None:
        return ()
    cost = Cost((*ability.cost.parts, DiscardCost(what=This())))
    return (ActivatedAbility(cost, (DrawCards(Who.YOU),), zone=Zone.HAND),)
