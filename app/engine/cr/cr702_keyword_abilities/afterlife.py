"""Afterlife (CR 702.135)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.cards import Card, Face, Layout
from app.terms.colors import Color
from app.terms.effects import CreateTokens
from app.terms.types import CardType

SPIRIT = Card(
    "Spirit",
    Layout.TOKEN,
    (
        Face(
            "Spirit",
            colors=frozenset({Color.WHITE, Color.BLACK}),
            types=frozenset({CardType.CREATURE}),
            subtypes=frozenset({"Spirit"}),
            abilities=(KeywordAbility("flying"),),
            power=1,
            toughness=1,
        ),
    ),
)


@rule("702.135a", "keyword stands for", "afterlife")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As it dies, its controller creates N white and black 1/1 Spirits that fly."""
    if ability.number is None:
        return ()
    return (TriggeredAbility(Trigger(EventKind.DIES), (CreateTokens(SPIRIT, ability.number),)),)
