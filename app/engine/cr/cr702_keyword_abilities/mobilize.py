"""Mobilize (CR 702.181)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.cards import Card, Face, Layout
from app.terms.colors import Color
from app.terms.effects import CreateTokens, Later, SacrificeIt
from app.terms.selectors import Those
from app.terms.steps import Step
from app.terms.types import CardType

WARRIOR = Card(
    "Warrior",
    Layout.TOKEN,
    (
        Face(
            "Warrior",
            colors=frozenset({Color.RED}),
            types=frozenset({CardType.CREATURE}),
            subtypes=frozenset({"Warrior"}),
            power=1,
            toughness=1,
        ),
    ),
)
SACRIFICE_THEM = Later(Trigger(EventKind.BEGINNING_OF_STEP, step=Step.END), (SacrificeIt(Those()),))


@rule("702.181a", "keyword stands for", "mobilize")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As it attacks, its controller creates N red 1/1 Warriors, tapped and attacking; they are
    sacrificed as the next end step begins."""
    if ability.number is None:
        return ()
    create = CreateTokens(WARRIOR, ability.number, tapped=True, attacking=True)
    return (TriggeredAbility(Trigger(EventKind.ATTACKS), (create, SACRIFICE_THEM)),)
