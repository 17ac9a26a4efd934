"""How the built-in cards are written down: a card by its name, cost, type line and abilities."""

from __future__ import annotations

from app.cards.typeline import read_type_line
from app.terms.abilities import Ability
from app.terms.cards import Card, Face, Layout, Number
from app.terms.colors import COLORLESS, LETTER_COLORS
from app.terms.mana import ManaCost, read_mana_cost


def face(
    name: str,
    cost: str,
    types: str,
    *abilities: Ability,
    size: tuple[Number, Number] = (None, None),
    colors: str | None = None,
    loyalty: Number = None,
    defense: Number = None,
) -> Face:
    """A face. `cost` is empty where it has none; `colors`: letters, where the cost does not say."""
    line = read_type_line(types)
    mana_cost = read_mana_cost(cost) if cost else None
    by_cost = mana_cost.colors if mana_cost else COLORLESS
    power, toughness = size
    return Face(
        name=name,
        mana_cost=mana_cost,
        colors=by_cost if colors is None else frozenset(map(LETTER_COLORS.__getitem__, colors)),
        supertypes=line.supertypes,
        types=line.types,
        subtypes=line.subtypes,
        abilities=abilities,
        power=power,
        toughness=toughness,
        loyalty=loyalty,
        defense=defense,
    )


def card(
    name: str,
    cost: str,
    types: str,
    *abilities: Ability,
    size: tuple[Number, Number] = (None, None),
    colors: str | None = None,
    loyalty: Number = None,
    layout: Layout = Layout.NORMAL,
) -> Card:
    """A card of one face."""
    only = face(name, cost, types, *abilities, size=size, colors=colors, loyalty=loyalty)
    return Card(name, layout, (only,))


def double(layout: Layout, *faces: Face) -> Card:
    """A card of several faces."""
    return Card(" // ".join(one.name for one in faces), layout, faces)


def mana(text: str) -> ManaCost:
    """A run of mana symbols. ValueError where it is none."""
    cost = read_mana_cost(text)
    if cost is None:
        raise ValueError(text)
    return cost
