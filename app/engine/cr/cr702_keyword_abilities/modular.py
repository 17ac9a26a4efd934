"""Modular (CR 702.43)."""

from __future__ import annotations

from app.engine.cr.cr702_keyword_abilities.sunburst import COLORS
from app.engine.kernel.rules import rule
from app.terms.abilities import (
    Ability,
    EventKind,
    KeywordAbility,
    StaticAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.amounts import CountersOn
from app.terms.effects import PutCountersOn, Target, TargetChoice
from app.terms.prohibitions import EntersWithCounters
from app.terms.selectors import CREATURE, AllOf, HasType, This
from app.terms.types import CardType

ABILITY = TriggeredAbility(
    Trigger(EventKind.DIES),
    (PutCountersOn(Target(0), "+1/+1", CountersOn(This(), "+1/+1")),),
    optional=True,
    targets=(TargetChoice(AllOf((HasType(CardType.ARTIFACT), CREATURE))),),
)


@rule("702.43a", "keyword stands for", "modular")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As it dies, its controller may put a +1/+1 counter on a target artifact creature for each
    that was on it. It enters with N of them, with sunburst as many as colors were spent on it
    (702.44c)."""
    number = COLORS if ability.text == "sunburst" else ability.number
    if number is None:
        return ()
    return (StaticAbility((EntersWithCounters(This(), "+1/+1", number),)), ABILITY)
