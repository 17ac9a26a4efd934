"""Qualities (CR 702.16a): what protection, hexproof from and landwalk speak of."""

from __future__ import annotations

import re
from functools import lru_cache

from app.cards.oracle.phrases import print_phrase, read_phrase
from app.cards.oracle.words import print_number, read_number
from app.terms.colors import Color
from app.terms.selectors import (
    AllOf,
    Anything,
    ColorCount,
    Comparison,
    HasSupertype,
    IsChosen,
    IsColor,
    IsStatus,
    ManaValueIs,
    Selector,
    SharesColor,
    Status,
    Who,
)
from app.terms.types import Supertype

# Qualities of one word or of fixed words.
_FIXED: dict[str, Selector] = {
    "everything": Anything(),
    "colorless": ColorCount(Comparison.EQUAL, 0),
    "monocolored": ColorCount(Comparison.EQUAL, 1),
    "multicolored": ColorCount(Comparison.AT_LEAST, 2),
    "its colors": SharesColor(),
    "spells that are one or more colors": AllOf(
        (IsStatus(Status.SPELL), ColorCount(Comparison.AT_LEAST, 1))
    ),
    "the chosen color": IsChosen("color"),
    "the chosen card type": IsChosen("card type"),
    "the chosen card name": IsChosen("name"),
    **{color.value: IsColor(color) for color in Color},
    **{supertype.value: HasSupertype(supertype) for supertype in Supertype},
}
_WORDS_OF = {term: words for words, term in _FIXED.items()}
PLAYERS = {
    "each of your opponents": Who.OPPONENT,
    "that player": Who.TRIGGERING_PLAYER,
    "the chosen player": Who.CHOSEN_PLAYER,
}
_WORDS_OF_PLAYER = {who: words for words, who in PLAYERS.items()}
_MANA_VALUE = re.compile(r"mana value (\d+)(?: (or less|or greater))?\Z", re.IGNORECASE)
_SIGNS = {"or less": Comparison.AT_MOST, "or greater": Comparison.AT_LEAST, "": Comparison.EQUAL}


@lru_cache(maxsize=2048)
def read_quality(text: str) -> Selector | None:
    """One quality as it stands after `from`; None where it is not read."""
    fixed = _FIXED.get(text.lower())
    if fixed is not None:
        return fixed
    if value := _MANA_VALUE.match(text):
        number = read_number(value[1])
        return None if number is None else ManaValueIs(_SIGNS[(value[2] or "").lower()], number)
    return read_phrase(text, plural=True)


def print_quality(quality: Selector) -> str | None:
    """The words after `from`; None for a selector that no quality has."""
    if quality in _WORDS_OF:
        return _WORDS_OF[quality]
    if isinstance(quality, ManaValueIs):
        words = {sign: said for said, sign in _SIGNS.items()}.get(quality.comparison)
        number = print_number(quality.number)
        return None if words is None or number is None else f"mana value {number} {words}".strip()
    return print_phrase(quality, plural=True)


def read_player(text: str) -> Who | None:
    """The players that a quality names."""
    return PLAYERS.get(text.lower())


def print_player(who: object) -> str | None:
    """The words for such players."""
    return _WORDS_OF_PLAYER.get(who) if isinstance(who, Who) else None
