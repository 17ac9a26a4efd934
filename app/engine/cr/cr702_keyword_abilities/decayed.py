"""Decayed (CR 702.147)."""

from __future__ import annotations

from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.effects import Later, SacrificeIt
from app.terms.selectors import This
from app.terms.steps import Step

AT_END_OF_COMBAT = Trigger(EventKind.BEGINNING_OF_STEP, step=Step.END_OF_COMBAT)
SACRIFICED = TriggeredAbility(
    Trigger(EventKind.ATTACKS), (Later(AT_END_OF_COMBAT, (SacrificeIt(This()),)),)
)


@rule("702.147a", "blocker's restriction", "decayed")
def cant_block(
    now: Now, attacker: int, blocker: int, abilities: tuple[KeywordAbility, ...]
) -> Reason | None:
    """A creature with decayed blocks nothing."""
    return Reason(cite(cant_block), "{0} has decayed and can't block", (blocker,))


@rule("702.147a", "keyword stands for", "decayed")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Once it attacks it is sacrificed at end of combat."""
    return (SACRIFICED,)
