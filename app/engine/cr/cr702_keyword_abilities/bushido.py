"""Bushido (CR 702.45)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.changes import ModifyPowerToughness
from app.terms.effects import StartChange
from app.terms.selectors import This


@rule("702.45a", "keyword stands for", "bushido")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Blocking or becoming blocked, it gets +N/+N until end of turn."""
    if ability.number is None:
        return ()
    gets = StartChange(This(), (ModifyPowerToughness(ability.number, ability.number),))
    trigger = Trigger(EventKind.BLOCKS)
    return (TriggeredAbility(trigger, (gets,), also=(Trigger(EventKind.BECOMES_BLOCKED),)),)
