"""Poisonous (CR 702.70)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.effects import GivePlayerCounters
from app.terms.selectors import Who


@rule("702.70a", "keyword stands for", "poisonous")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """A player it deals combat damage to gets N poison counters, however much damage it was."""
    if ability.number is None:
        return ()
    trigger = Trigger(EventKind.DEALS_DAMAGE, player=Who.ANY, combat=True)
    effect = GivePlayerCounters(Who.TRIGGERING_PLAYER, "poison", ability.number)
    return (TriggeredAbility(trigger, (effect,)),)
