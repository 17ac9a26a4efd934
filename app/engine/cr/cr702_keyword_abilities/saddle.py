"""Saddle (CR 702.171)."""

from __future__ import annotations

from app.engine.cr.cr702_keyword_abilities.crew import OTHERS
from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, ActivatedAbility, KeywordAbility
from app.terms.costs import Cost, TapForPower
from app.terms.effects import Designate
from app.terms.selectors import Status, This


@rule("702.171a", "keyword stands for", "saddle")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """For tapping other creatures of enough power, when a sorcery could be cast, it is saddled for
    the turn."""
    if ability.number is None or ability.text is not None:
        return ()
    cost = Cost((TapForPower(OTHERS, ability.number, "saddle"),))
    saddled = Designate(This(), Status.SADDLED.value)
    return (ActivatedAbility(cost, (saddled,), sorcery_speed=True),)
