"""Afflict (CR 702.130)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.effects import LoseLife
from app.terms.selectors import Who


@rule("702.130a", "keyword stands for", "afflict")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Once it is blocked, the defending player loses N life."""
    if ability.number is None:
        return ()
    effect = LoseLife(Who.DEFENDING_PLAYER, ability.number)
    return (TriggeredAbility(Trigger(EventKind.BECOMES_BLOCKED), (effect,)),)
