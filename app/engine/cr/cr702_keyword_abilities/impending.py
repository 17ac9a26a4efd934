"""Impending (CR 702.176)."""

from __future__ import annotations

from app.engine.cr.cr702_keyword_abilities.in_layers import IMPENDING
from app.engine.kernel.rules import rule
from app.terms.abilities import (
    Ability,
    EventKind,
    KeywordAbility,
    StaticAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.conditions import PaidAsCast
from app.terms.effects import RemoveCountersFrom
from app.terms.prohibitions import EntersWithCounters
from app.terms.selectors import This, Who
from app.terms.steps import Step

_END = Trigger(EventKind.BEGINNING_OF_STEP, player=Who.YOU, step=Step.END)


@rule("702.176a", "keyword stands for", "impending")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Cast for its impending cost it enters with N time counters; as long as it has one it is no
    creature, and one is removed at each of its controller's end steps."""
    if ability.number is None:
        return ()
    counters = EntersWithCounters(This(), "time", ability.number)
    condition = IMPENDING.condition
    return (
        StaticAbility((counters,), PaidAsCast("impending")),
        TriggeredAbility(_END, (RemoveCountersFrom(This(), "time"),), condition),
    )
