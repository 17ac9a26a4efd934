"""Graft (CR 702.58)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import (
    Ability,
    EventKind,
    KeywordAbility,
    StaticAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.conditions import Matches
from app.terms.moved_counters import MovesCounters
from app.terms.prohibitions import EntersWithCounters
from app.terms.selectors import CREATURE, AllOf, EventSubject, HasCounter, Not, This

_MOVE = TriggeredAbility(
    Trigger(EventKind.ENTERS, AllOf((CREATURE, Not(This())))),
    (MovesCounters(This(), EventSubject(), "+1/+1"),),
    Matches(This(), HasCounter("+1/+1")),
    optional=True,
)


@rule("702.58a", "keyword stands for", "graft")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It enters with N +1/+1 counters, and one of them may be moved onto each other creature that
    enters."""
    if ability.number is None:
        return ()
    return (StaticAbility((EntersWithCounters(This(), "+1/+1", ability.number),)), _MOVE)
