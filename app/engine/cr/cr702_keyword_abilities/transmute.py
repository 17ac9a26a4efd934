"""Transmute and transfigure: a search for a card of the same mana value (CR 702.53, 702.71)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, ActivatedAbility, KeywordAbility
from app.terms.amounts import ManaValueOf
from app.terms.costs import Cost, DiscardCost, SacrificeCost
from app.terms.library_effects import SearchLibrary
from app.terms.selectors import CREATURE, AllOf, Comparison, ManaValueIs, This
from app.terms.zones import Zone

_AS_MUCH = ManaValueIs(Comparison.EQUAL, ManaValueOf(This()))


@rule("702.53a", "keyword stands for", "transmute")
def transmute(ability: KeywordAbility) -> tuple[Ability, ...]:
    """From its owner's hand, for the cost and being discarded: a card of its mana value is looked
    for and put into the hand."""
    if ability.cost is None or ability.text is not None:
        return ()
    cost = Cost((*ability.cost.parts, DiscardCost(what=This())))
    search = SearchLibrary(_AS_MUCH, Zone.HAND, reveal=True)
    return (ActivatedAbility(cost, (search,), Zone.HAND, sorcery_speed=True),)


@rule("702.71a", "keyword stands for", "transfigure")
def transfigure(ability: KeywordAbility) -> tuple[Ability, ...]:
    """For the cost and being sacrificed: a creature card of its mana value is looked for and put
    onto the battlefield."""
    if ability.cost is None or ability.text is not None:
        return ()
    cost = Cost((*ability.cost.parts, SacrificeCost(This())))
    search = SearchLibrary(AllOf((CREATURE, _AS_MUCH)), Zone.BATTLEFIELD)
    return (ActivatedAbility(cost, (search,), sorcery_speed=True),)
