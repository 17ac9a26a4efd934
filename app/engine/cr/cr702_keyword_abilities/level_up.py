"""Level up (CR 702.87)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, ActivatedAbility, KeywordAbility
from app.terms.effects import PutCountersOn
from app.terms.selectors import This


@rule("702.87a", "keyword stands for", "level up")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """For the cost, at the time of a sorcery: a level counter on it."""
    if ability.cost is None:
        return ()
    return (ActivatedAbility(ability.cost, (PutCountersOn(This(), "level"),), sorcery_speed=True),)
