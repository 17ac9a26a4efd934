"""Equip (CR 702.6)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, ActivatedAbility, KeywordAbility
from app.terms.effects import AttachIt, Target, TargetChoice
from app.terms.selectors import CREATURE, AllOf, Controlled, Selector, This, Who


@rule("702.6a", "keyword stands for", "equip")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Its controller attaches it to a target creature of theirs, at the time of a sorcery; some may
    be attached so to certain creatures only (702.6c)."""
    if ability.cost is None or ability.text is not None:
        return ()
    asked: tuple[Selector, ...] = (CREATURE, Controlled(Who.YOU))
    if ability.quality is not None:
        asked = (ability.quality, *asked)
    return (
        ActivatedAbility(
            ability.cost,
            (AttachIt(This(), Target(0)),),
            sorcery_speed=True,
            targets=(TargetChoice(AllOf(asked)),),
        ),
    )
