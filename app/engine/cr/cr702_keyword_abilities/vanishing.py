"""Vanishing (CR 702.63): the counters that it enters with."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, KeywordAbility, StaticAbility
from app.terms.prohibitions import EntersWithCounters
from app.terms.selectors import This


@rule("702.63a", "keyword stands for", "vanishing")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It enters with N time counters. (What it does later is told as it would be done.)"""
    if ability.number is None:
        return ()
    return (StaticAbility((EntersWithCounters(This(), "time", ability.number),)),)
