"""What activating a loyalty ability costs (CR 606.4, 606.5)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.kernel.now import Now
from app.engine.kernel.rules import rule
from app.engine.kernel.select import matches
from app.terms.costs import Cost, CostPart, LoyaltyCost
from app.terms.mana_effects import LoyaltyCostMore
from app.terms.player_actions import ActivateAbility


@rule("606.5")
def activation_cost(now: Now, action: ActivateAbility) -> Cost:
    """Several costs of adding or removing loyalty counters are put together into one."""
    cost = action.ability.cost
    if not any(isinstance(part, LoyaltyCost) for part in cost.parts):
        return cost
    more = sum(effect.more for effect in _effects(now, action))
    return Cost(tuple(_with(part, more, action.x or 0) for part in cost.parts)) if more else cost


def _effects(now: Now, action: ActivateAbility) -> list[LoyaltyCostMore]:
    return [
        effect
        for effect, at in now.modifications(LoyaltyCostMore)
        if at.controller == action.player and matches(now, effect.subject, action.source, at)
    ]


def _with(part: CostPart, more: int, x: int) -> CostPart:
    if not isinstance(part, LoyaltyCost):
        return part
    change = -x if part.change is None else part.change
    return replace(part, change=change + more)
