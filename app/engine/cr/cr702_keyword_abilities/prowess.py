"""Prowess (CR 702.108)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.changes import ModifyPowerToughness
from app.terms.effects import StartChange
from app.terms.selectors import CREATURE, AllOf, Controlled, Not, This, Who

ABILITY = TriggeredAbility(
    Trigger(EventKind.CAST, AllOf((Not(CREATURE), Controlled(Who.YOU)))),
    (StartChange(This(), (ModifyPowerToughness(1, 1),)),),
)


@rule("702.108a", "keyword stands for", "prowess")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Each noncreature spell that its controller casts makes it one larger for the turn."""
    return (ABILITY,)
