"""Rampage (CR 702.23)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.amounts import BlockersBeyondFirst
from app.terms.changes import ModifyPowerToughness
from app.terms.effects import StartChange
from app.terms.selectors import This


@rule("702.23a", "keyword stands for", "rampage")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Once blocked, it gets +N/+N until end of turn for every creature that blocks it, the first
    one aside; they are counted as the ability resolves (702.23b)."""
    if not isinstance(ability.number, int):
        return ()
    bonus = (ModifyPowerToughness(BlockersBeyondFirst(), BlockersBeyondFirst(), ability.number),)
    trigger = Trigger(EventKind.BECOMES_BLOCKED)
    return (TriggeredAbility(trigger, (StartChange(This(), bonus),)),)
