"""Evoke (CR 702.74)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.conditions import PaidAsCast
from app.terms.effects import SacrificeIt
from app.terms.selectors import This

SACRIFICED = TriggeredAbility(
    Trigger(EventKind.ENTERS), (SacrificeIt(This()),), condition=PaidAsCast("evoke")
)


@rule("702.74a", "keyword stands for", "evoke")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It may be cast for another cost; as it enters then, its controller has to sacrifice it."""
    return (SACRIFICED,)
