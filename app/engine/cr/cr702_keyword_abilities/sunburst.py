"""Sunburst (CR 702.44)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, KeywordAbility, StaticAbility
from app.terms.amounts import ColorsSpent
from app.terms.conditions import Matches, NotCondition
from app.terms.prohibitions import EntersWithCounters
from app.terms.selectors import CREATURE, This

COLORS = ColorsSpent(This())
_AS_CREATURE = Matches(This(), CREATURE)


@rule("702.44a", "keyword stands for", "sunburst")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It enters with a counter for each color of mana spent to cast it: a +1/+1 counter if it
    enters as a creature, else a charge counter."""
    growing = EntersWithCounters(This(), "+1/+1", COLORS)
    charging = EntersWithCounters(This(), "charge", COLORS)
    return (
        StaticAbility((growing,), _AS_CREATURE),
        StaticAbility((charging,), NotCondition(_AS_CREATURE)),
    )
