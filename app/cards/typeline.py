"""Type lines (CR 205): supertypes, card types and subtypes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from app.terms.cards import Face
from app.terms.subtypes import BASIC_LAND_TYPES
from app.terms.types import ALL_SUBTYPES, CardType, Supertype

_TYPES = {word.value: word for word in CardType} | {
    "tribal": CardType.KINDRED,
    "summon": CardType.CREATURE,
}
_SUPERTYPES = {word.value: word for word in Supertype}
# Types stand before the type that they are printed before; creature and land come last.
_LAST = (CardType.LAND, CardType.CREATURE)
_PLACE = {word: (word in _LAST, word.value) for word in CardType}
# Each subtype in its own spelling, and the few that are more than one word.
_SPELLING = {name.lower(): name for name in ALL_SUBTYPES | frozenset(BASIC_LAND_TYPES)}
_TWO_WORDS = {name for name in _SPELLING if " " in name}
# A plane's subtype is all that stands after the dash, whatever its words (205.3b).
_WHOLE = frozenset({CardType.PLANE})


@dataclass(frozen=True, slots=True)
class TypeLine:
    """What a type line says. `unknown`: words before the dash that the rules do not know as types
    (`Host`, `Stickers`)."""

    supertypes: frozenset[Supertype] = frozenset()
    types: frozenset[CardType] = frozenset()
    subtypes: frozenset[str] = frozenset()
    unknown: tuple[str, ...] = ()


@lru_cache(maxsize=8192)
def read_type_line(text: str) -> TypeLine:
    """A type line of one face. Never fails: what is not known stands in `unknown`, and words after
    the dash that are no subtype of the rules are kept as subtypes."""
    before, _, after = text.replace(" - ", " — ").partition("—")
    supertypes, types, unknown = set(), set(), []
    for word in before.split():
        low = word.lower()
        if low in _TYPES:
            types.add(_TYPES[low])
        elif low in _SUPERTYPES:
            supertypes.add(_SUPERTYPES[low])
        else:
            unknown.append(word)
    kinds = frozenset(types)
    subtypes = frozenset([after.strip()]) if kinds & _WHOLE and after else _subtypes(after)
    return TypeLine(frozenset(supertypes), kinds, subtypes, tuple(unknown))


def _subtypes(text: str) -> frozenset[str]:
    found = []
    words = text.replace("’", "'").split()
    at = 0
    while at < len(words):
        two = " ".join(words[at : at + 2]).lower()
        step = 2 if two in _TWO_WORDS else 1
        word = " ".join(words[at : at + step])
        found.append(_SPELLING.get(word.lower(), word))
        at += step
    return frozenset(found)


def type_line_of(face: Face) -> str:
    """The type line that a face has, in the usual order of words."""
    before = [*sorted(face.supertypes), *sorted(face.types, key=_PLACE.__getitem__)]
    line = " ".join(word.capitalize() for word in before)
    return f"{line} — {' '.join(sorted(face.subtypes))}" if face.subtypes else line
