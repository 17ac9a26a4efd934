"""Ravenous (CR 702.156)."""

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
from app.terms.amounts import ValueOfX
from app.terms.conditions import Compare
from app.terms.effects import DrawCards
from app.terms.prohibitions import EntersWithCounters
from app.terms.selectors import Comparison, This, Who

_DRAWS = TriggeredAbility(
    Trigger(EventKind.ENTERS),
    (DrawCards(Who.YOU, 1),),
    condition=Compare(ValueOfX(), Comparison.AT_LEAST, 5),
)


@rule("702.156a", "keyword stands for", "ravenous")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It enters with X +1/+1 counters; with five or more its controller draws a card."""
    return (StaticAbility((EntersWithCounters(This(), "+1/+1", ValueOfX()),)), _DRAWS)
