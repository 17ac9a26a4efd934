"""Flanking (CR 702.25)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.changes import ModifyPowerToughness
from app.terms.effects import StartChange
from app.terms.selectors import HasKeyword, Not, ThatObject

ABILITY = TriggeredAbility(
    Trigger(EventKind.BECOMES_BLOCKED_BY, other=Not(HasKeyword("flanking"))),
    (StartChange(ThatObject(), (ModifyPowerToughness(-1, -1),)),),
)


@rule("702.25a", "keyword stands for", "flanking")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Each creature without flanking that comes to block it gets -1/-1 until end of turn."""
    return (ABILITY,)
