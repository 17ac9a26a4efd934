"""Bloodthirst (CR 702.54)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, StaticAbility, Trigger
from app.terms.conditions import HappenedThisTurn
from app.terms.prohibitions import EntersWithCounters
from app.terms.selectors import This, Who

_HURT = HappenedThisTurn(Trigger(EventKind.IS_DEALT_DAMAGE, player=Who.OPPONENT))


@rule("702.54a", "keyword stands for", "bloodthirst")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It enters with N +1/+1 counters if an opponent was dealt damage this turn. (How much damage
    they were dealt, which X asks for, is not counted.)"""
    if not isinstance(ability.number, int):
        return ()
    return (StaticAbility((EntersWithCounters(This(), "+1/+1", ability.number),), _HURT),)
