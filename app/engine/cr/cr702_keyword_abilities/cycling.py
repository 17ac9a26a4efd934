"""Cycling (CR 702.29)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, ActivatedAbility, KeywordAbility
from app.terms.costs import Cost, DiscardCost
from app.terms.effects import DrawCards, Effect
from app.terms.library_effects import SearchLibrary
from app.terms.selectors import This, Who
from app.terms.zones import Zone


@rule("702.29a", "keyword stands for", "cycling")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """From its owner's hand, for the cost and being discarded: they draw a card. Typecycling looks
    for a card of that kind instead (702.29e)."""
    if ability.cost is None or ability.text is not None:
        return ()
    cost = Cost((*ability.cost.parts, DiscardCost(what=This())))
    draw: Effect = DrawCards(Who.YOU)
    if ability.quality is not None:
        draw = SearchLibrary(ability.quality, Zone.HAND, reveal=True)
    return (ActivatedAbility(cost, (draw,), zone=Zone.HAND),)
