"""Fortify (CR 702.67)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, ActivatedAbility, KeywordAbility
from app.terms.effects import AttachIt, Target, TargetChoice
from app.terms.selectors import AllOf, Controlled, HasType, This, Who
from app.terms.types import CardType

LAND = AllOf((HasType(CardType.LAND), Controlled(Who.YOU)))


@rule("702.67a", "keyword stands for", "fortify")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Its controller attaches it to a target land of theirs, at the time of a sorcery."""
    if ability.cost is None:
        return ()
    return (
        ActivatedAbility(
            ability.cost,
            (AttachIt(This(), Target(0)),),
            sorcery_speed=True,
            targets=(TargetChoice(LAND),),
        ),
    )
