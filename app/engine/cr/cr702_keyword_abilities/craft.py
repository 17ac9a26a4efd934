"""Craft (CR 702.167)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, ActivatedAbility, KeywordAbility
from app.terms.costs import Cost, CraftCost, ExileCost
from app.terms.effects import KeywordAction
from app.terms.selectors import This

# What follows the number of materials where there may be more.
OR_MORE = "or more"


@rule("702.167a", "keyword stands for", "craft")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """The permanent and its materials are exiled, and its card comes back transformed; the
    materials are permanents or cards in the graveyard (702.167b)."""
    number = 1 if ability.number is None else ability.number
    if ability.cost is None or ability.quality is None or not isinstance(number, int):
        return ()
    if ability.text not in (None, OR_MORE):
        return ()
    materials = CraftCost(ability.quality, number, more=ability.text == OR_MORE)
    cost = Cost((*ability.cost.parts, materials, ExileCost(This())))
    return (ActivatedAbility(cost, (KeywordAction("craft"),), sorcery_speed=True),)
