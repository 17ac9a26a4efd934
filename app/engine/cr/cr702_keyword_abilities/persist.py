"""Persist (CR 702.79)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.conditions import Matches, NotCondition
from app.terms.effects import MoveTo
from app.terms.selectors import HasCounter, This
from app.terms.zones import Zone

HAD_NONE = NotCondition(Matches(This(), HasCounter("-1/-1")))
RETURNS = MoveTo(This(), Zone.BATTLEFIELD, counters=(("-1/-1", 1),))
ABILITY = TriggeredAbility(Trigger(EventKind.DIES), (RETURNS,), HAD_NONE)


@rule("702.79a", "keyword stands for", "persist")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Put into a graveyard from the battlefield with no -1/-1 counter on it, it returns with one
    under its owner's control."""
    return (ABILITY,)
