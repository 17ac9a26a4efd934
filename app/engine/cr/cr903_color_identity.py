"""Color identity (CR 903.4)."""

from __future__ import annotations

import re

from app.engine.kernel.now import Now
from app.engine.kernel.rewriting import parts_of
from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, Unread
from app.terms.cards import Card
from app.terms.colors import LETTER_COLORS, Color
from app.terms.mana import ManaSymbol, read_symbol
from app.terms.mana_effects import ManaOf

_SYMBOL = re.compile(r"\{([^{}]+)\}")
_OF_TYPE = {
    "Plains": Color.WHITE,
    "Island": Color.BLUE,
    "Swamp": Color.BLACK,
    "Mountain": Color.RED,
    "Forest": Color.GREEN,
}


@rule("903.4")
def color_identity(card: Card) -> frozenset[Color]:
    """A card's colors and those of every mana symbol in its mana costs and rules text, of each of
    its faces; those of its basic land types too."""
    found: set[Color] = set()
    for face in card.faces:
        found |= face.colors
        if face.mana_cost is not None:
            found |= face.mana_cost.colors
        found.update(_OF_TYPE[kind] for kind in face.subtypes if kind in _OF_TYPE)
        for ability in face.abilities:
            found |= _in_text(ability)
    return frozenset(found)


def _in_text(ability: Ability) -> set[Color]:
    if isinstance(ability, Unread):
        symbols = (read_symbol(inner) for inner in _SYMBOL.findall(_without_reminder(ability.line)))
        return {color for symbol in symbols if symbol is not None for color in symbol.colors}
    found: set[Color] = set()
    for part in parts_of(ability):
        if isinstance(part, ManaSymbol):
            found |= part.colors
        elif isinstance(part, ManaOf):
            found |= {LETTER_COLORS[kind] for kind in part.types if kind in LETTER_COLORS}
    return found


def _without_reminder(line: str) -> str:
    return re.sub(r"\([^()]*\)", "", line)


def has_commander(now: Now, player: int) -> bool:
    """Whether the player has a commander, wherever that is."""
    return any(o.commander and o.owner == player for o in now.game.objects.values())


def identity_of_commanders(now: Now, player: int) -> frozenset[Color]:
    """The colors in the color identity of a player's commanders, wherever those are; none where
    there is no commander (903.4f)."""
    cards = [o.card for o in now.game.objects.values() if o.commander and o.owner == player]
    return frozenset[Color]().union(*map(color_identity, cards))
