"""Firebending (CR 702.189)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.mana import ManaType
from app.terms.mana_effects import AddMana, ManaOf
from app.terms.steps import Step

_ATTACKS = Trigger(EventKind.ATTACKS)


@rule("702.189a", "keyword stands for", "firebending")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As it attacks its controller adds {R} N times, and does not lose that mana before combat is
    over."""
    if ability.number is None or ability.text is not None:
        return ()
    mana = AddMana(ManaOf((ManaType.RED,)), times=ability.number, lasts=Step.END_OF_COMBAT)
    return (TriggeredAbility(_ATTACKS, (mana,)),)
