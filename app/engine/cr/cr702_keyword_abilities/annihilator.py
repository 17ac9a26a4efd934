"""Annihilator (CR 702.86)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.effects import SacrificeSome
from app.terms.selectors import Anything, Who


@rule("702.86a", "keyword stands for", "annihilator")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As it attacks, the player attacked sacrifices N permanents of their choice."""
    if ability.number is None:
        return ()
    effect = SacrificeSome(Who.DEFENDING_PLAYER, Anything(), ability.number)
    return (TriggeredAbility(Trigger(EventKind.ATTACKS), (effect,)),)
