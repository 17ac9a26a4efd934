"""Exalted (CR 702.83)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.changes import ModifyPowerToughness
from app.terms.effects import StartChange
from app.terms.selectors import CREATURE, AllOf, Controlled, ThatObject, Who

ABILITY = TriggeredAbility(
    Trigger(EventKind.ATTACKS_ALONE, AllOf((CREATURE, Controlled(Who.YOU)))),
    (StartChange(ThatObject(), (ModifyPowerToughness(1, 1),)),),
)


@rule("702.83a", "keyword stands for", "exalted")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """A creature of its controller that attacks alone gets +1/+1 until end of turn."""
    return (ABILITY,)
