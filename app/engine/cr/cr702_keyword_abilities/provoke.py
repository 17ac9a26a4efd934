"""Provoke (CR 702.39)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.effects import MustBlockThis, Target, TargetChoice, UntapIt
from app.terms.selectors import CREATURE, AllOf, Controlled, This, Who

THEIRS = TargetChoice(AllOf((CREATURE, Controlled(Who.DEFENDING_PLAYER))))
ABILITY = TriggeredAbility(
    Trigger(EventKind.ATTACKS),
    (MustBlockThis(Target(0), This()), UntapIt(Target(0))),
    optional=True,
    targets=(THEIRS,),
)


@rule("702.39a", "keyword stands for", "provoke")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As it attacks, its controller may have a target creature of the defending player untap and
    block it this combat, if that creature is able to."""
    return (ABILITY,)
