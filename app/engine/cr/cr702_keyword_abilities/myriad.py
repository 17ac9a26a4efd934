"""Myriad (CR 702.116)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.effects import CopiesAttackOthers, Later, MoveTo
from app.terms.selectors import This, Those
from app.terms.steps import Step
from app.terms.zones import Zone

AT_END_OF_COMBAT = Trigger(EventKind.BEGINNING_OF_STEP, step=Step.END_OF_COMBAT)
ABILITY = TriggeredAbility(
    Trigger(EventKind.ATTACKS),
    (CopiesAttackOthers(This()), Later(AT_END_OF_COMBAT, (MoveTo(Those(), Zone.EXILE),))),
)


@rule("702.116a", "keyword stands for", "myriad")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As it attacks, copies of it may attack every other opponent; they are exiled at end of
    combat."""
    return (ABILITY,)
