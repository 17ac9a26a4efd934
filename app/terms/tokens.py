"""Tokens that actions of the rules create by themselves (CR 111.10, 701)."""

from __future__ import annotations

from app.terms.abilities import ActivatedAbility
from app.terms.cards import Card, Face, Layout
from app.terms.colors import Color
from app.terms.costs import Cost, PayMana, SacrificeCost
from app.terms.effects import DrawCards
from app.terms.instructions import KeywordAction
from app.terms.mana import ManaCost, ManaSymbol
from app.terms.selectors import This, Who
from app.terms.types import CardType

_TWO = PayMana(ManaCost((ManaSymbol("2", generic=2),)))


def _clue() -> Card:
    draws = ActivatedAbility(Cost((_TWO, SacrificeCost(This()))), (DrawCards(Who.YOU),))
    face = Face(
        "Clue Token",
        types=frozenset({CardType.ARTIFACT}),
        subtypes=frozenset({"Clue"}),
        abilities=(draws,),
    )
    return Card(face.name, Layout.TOKEN, (face,))


def _incubator() -> Card:
    turns = ActivatedAbility(Cost((_TWO,)), (KeywordAction("transform", what=This()),))
    front = Face(
        "Incubator Token",
        types=frozenset({CardType.ARTIFACT}),
        subtypes=frozenset({"Incubator"}),
        abilities=(turns,),
    )
    back = Face(
        "Phyrexian Token",
        types=frozenset({CardType.ARTIFACT, CardType.CREATURE}),
        subtypes=frozenset({"Phyrexian"}),
        power=0,
        toughness=0,
    )
    return Card(front.name, Layout.TOKEN, (front, back))


CLUE = _clue()
INCUBATOR = _incubator()


def army(kind: str) -> Card:
    """The 0/0 black Army of that creature type which amass creates."""
    face = Face(
        f"{kind} Army Token",
        colors=frozenset({Color.BLACK}),
        types=frozenset({CardType.CREATURE}),
        subtypes=frozenset({kind, "Army"}),
        power=0,
        toughness=0,
    )
    return Card(face.name, Layout.TOKEN, (face,))


def spirit(size: int) -> Card:
    """The white Spirit of that size which a creature that endures may bring."""
    face = Face(
        "Spirit Token",
        colors=frozenset({Color.WHITE}),
        types=frozenset({CardType.CREATURE}),
        subtypes=frozenset({"Spirit"}),
        power=size,
        toughness=size,
    )
    return Card(face.name, Layout.TOKEN, (face,))
