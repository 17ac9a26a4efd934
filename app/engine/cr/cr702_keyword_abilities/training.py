"""Training (CR 702.149)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.amounts import PowerOf
from app.terms.effects import PutCountersOn
from app.terms.selectors import Comparison, PowerIs, This

STRONGER = PowerIs(Comparison.GREATER, PowerOf(This()))
ABILITY = TriggeredAbility(
    Trigger(EventKind.ATTACKS, other=STRONGER), (PutCountersOn(This(), "+1/+1"),)
)


@rule("702.149a", "keyword stands for", "training")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Attacking together with a creature of greater power, it gets a +1/+1 counter."""
    return (ABILITY,)
