"""Ingest (CR 702.115)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.effects import ExileTopCards
from app.terms.selectors import Who

ABILITY = TriggeredAbility(
    Trigger(EventKind.DEALS_DAMAGE, player=Who.ANY, combat=True),
    (ExileTopCards(Who.TRIGGERING_PLAYER),),
)


@rule("702.115a", "keyword stands for", "ingest")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """A player it deals combat damage to exiles the card on top of their library."""
    return (ABILITY,)
