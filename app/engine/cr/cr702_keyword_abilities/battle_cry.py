"""Battle cry (CR 702.91)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.changes import ModifyPowerToughness
from app.terms.effects import StartChange
from app.terms.selectors import CREATURE, AllOf, IsStatus, Not, Status, This

OTHERS = AllOf((CREATURE, IsStatus(Status.ATTACKING), Not(This())))
ABILITY = TriggeredAbility(
    Trigger(EventKind.ATTACKS), (StartChange(OTHERS, (ModifyPowerToughness(1, 0),)),)
)


@rule("702.91a", "keyword stands for", "battle cry")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As it attacks, every other attacker gets +1/+0 until end of turn."""
    return (ABILITY,)
