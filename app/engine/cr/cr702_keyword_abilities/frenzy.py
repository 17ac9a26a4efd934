"""Frenzy (CR 702.68)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.changes import ModifyPowerToughness
from app.terms.effects import StartChange
from app.terms.selectors import This


@rule("702.68a", "keyword stands for", "frenzy")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Attacking without being blocked, it gets +N/+0 until end of turn."""
    if ability.number is None:
        return ()
    gets = StartChange(This(), (ModifyPowerToughness(ability.number, 0),))
    return (TriggeredAbility(Trigger(EventKind.ATTACKS_UNBLOCKED), (gets,)),)
