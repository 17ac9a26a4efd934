"""Soulshift (CR 702.46)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.effects import MoveTo, Target, TargetChoice
from app.terms.selectors import AllOf, Comparison, HasSubtype, ManaValueIs, Owned, Who
from app.terms.zones import Zone


@rule("702.46a", "keyword stands for", "soulshift")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As it dies, its controller may take back a target Spirit card of no greater mana value than
    N, from their graveyard to their hand."""
    if ability.number is None:
        return ()
    cheap = ManaValueIs(Comparison.AT_MOST, ability.number)
    spirit = AllOf((HasSubtype("Spirit"), cheap, Owned(Who.YOU)))
    target = TargetChoice(spirit, zone=Zone.GRAVEYARD)
    effect = MoveTo(Target(0), Zone.HAND)
    trigger = Trigger(EventKind.DIES)
    return (TriggeredAbility(trigger, (effect,), optional=True, targets=(target,)),)
