"""Melee (CR 702.121)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.amounts import OpponentsAttacked
from app.terms.changes import ModifyPowerToughness
from app.terms.effects import StartChange
from app.terms.selectors import This

ABILITY = TriggeredAbility(
    Trigger(EventKind.ATTACKS),
    (StartChange(This(), (ModifyPowerToughness(OpponentsAttacked(), OpponentsAttacked()),)),),
)


@rule("702.121a", "keyword stands for", "melee")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As it attacks, it gets +1/+1 until end of turn for every opponent whom its controller has
    attacked with a creature this combat."""
    return (ABILITY,)
