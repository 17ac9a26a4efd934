"""Fading (CR 702.32): the counters that it enters with."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, KeywordAbility, StaticAbility
from app.terms.prohibitions import EntersWithCounters
from app.terms.selectors import This


@rule("702.32a", "keyword stands for", "fading")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It enters with N fade counters. (What it does later is told as it would be done.)"""
    if ability.number is None:
        return ()
    return (StaticAbility((EntersWithCounters(This(), "fade", ability.number),)),)
