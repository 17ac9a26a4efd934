"""Noun phrases: `creature you control`, `nonland permanents`, `artifact, creature, or Vehicle`.

A phrase is a list of alternatives, each some adjectives before a noun, and endings that hold for
all alternatives (`you control`, `with power 3 or less`). Its term keeps the order of the words, so
that printing gives them back: `AllOf((adjective …, noun, ending …))`, `AnyOf` for alternatives.
"""

from __future__ import annotations

import re
from functools import lru_cache

from app.cards.oracle.endings import holds_for_all, print_ending, read_endings
from app.cards.oracle.words import plural_of, read_subtype
from app.terms.colors import Color
from app.terms.selectors import (
    AllOf,
    AnyOf,
    ColorCount,
    Comparison,
    HasSubtype,
    HasSupertype,
    HasType,
    InZone,
    IsColor,
    IsStatus,
    Not,
    Selector,
    Status,
)
from app.terms.types import CardType, Supertype
from app.terms.zones import Zone

PERMANENT = InZone(Zone.BATTLEFIELD)
SPELL = IsStatus(Status.SPELL)
TOKEN = IsStatus(Status.TOKEN)

_STATUSES = (
    Status.TAPPED,
    Status.ATTACKING,
    Status.BLOCKING,
    Status.BLOCKED,
    Status.UNBLOCKED,
    Status.ENCHANTED,
    Status.EQUIPPED,
    Status.MODIFIED,
    Status.MONSTROUS,
    Status.RENOWNED,
)
_ADJECTIVES: dict[str, Selector] = {
    **{color.value: IsColor(color) for color in Color},
    **{supertype.value: HasSupertype(supertype) for supertype in Supertype},
    **{status.value: IsStatus(status) for status in _STATUSES},
    "colorless": ColorCount(Comparison.EQUAL, 0),
    "monocolored": ColorCount(Comparison.EQUAL, 1),
    "multicolored": ColorCount(Comparison.AT_LEAST, 2),
    "face-down": IsStatus(Status.FACE_DOWN),
    "untapped": Not(IsStatus(Status.TAPPED)),
}
_NOUNS: dict[str, Selector] = {
    "permanent": PERMANENT,
    "spell": SPELL,
    "token": TOKEN,
    "commander": IsStatus(Status.COMMANDER),
    **{kind.value: HasType(kind) for kind in CardType},
}
_PLURAL_NOUNS = {plural_of(word): term for word, term in _NOUNS.items()}
_WORD_OF: dict[Selector, str] = {
    term: word for words in (_ADJECTIVES, _NOUNS) for word, term in words.items()
}
_TYPE_WORDS = frozenset(kind.value for kind in CardType)
# `noncreature`, `non-Wall`, `nontoken`: before these the prefix makes the opposite.
_DENIED = {**_ADJECTIVES, **_NOUNS}
_LIST = re.compile(r", or |, and/or |, and |, | or | and/or | and ", re.IGNORECASE)
# No phrase of a card is half as long; what is longer is not worth the time to try.
_LONGEST = 240
_TWO_WORDS = re.compile(r"\bTime Lord(s?)\b", re.IGNORECASE)


@lru_cache(maxsize=4096)
def read_phrase(text: str, *, plural: bool = False) -> Selector | None:
    """The selector of a noun phrase without an article; None where it is not read whole."""
    if len(text) > _LONGEST:
        return None
    front, endings = read_endings(text)
    alternatives = _alternatives(front, plural)
    if alternatives is None:
        return None
    if not endings:
        return alternatives
    if isinstance(alternatives, AnyOf) and not all(map(holds_for_all, endings)):
        return None
    first = alternatives.of if isinstance(alternatives, AllOf) else (alternatives,)
    return AllOf((*first, *endings))


def print_phrase(selector: Selector, *, plural: bool = False) -> str | None:
    """The phrase that reads as the selector; None where there is none."""
    parts = selector.of if isinstance(selector, AllOf) else (selector,)
    end = len(parts)
    endings: list[str] = []
    while end > 1 and (ending := print_ending(parts[end - 1], plural=plural)) is not None:
        endings.insert(0, ending)
        end -= 1
    front = _print_front(parts[:end], plural)
    return None if front is None else " ".join([front, *endings])


def _alternatives(text: str, plural: bool) -> Selector | None:
    words = [part for part in _LIST.split(text) if part]
    if len(words) == 1:
        return _simple(text, plural)
    signs = {sign.strip(" ,").lower() for sign in _LIST.findall(text)} - {""}
    if signs not in ({"or"}, {"and"} if plural else {"or"}):
        return None
    shared = _shared_noun(words, plural)
    if shared is not None:
        return shared
    each = [_simple(word, plural) for word in words]
    # `black artifact or creature`: does black hold for both? Not decided here.
    if any(isinstance(one, AllOf) for one in each[:1]) and not all(
        isinstance(one, AllOf) for one in each
    ):
        return None
    found = tuple(one for one in each if one is not None)
    return AnyOf(found) if len(found) == len(each) else None


def _shared_noun(words: list[str], plural: bool) -> Selector | None:
    """`red or green creature`: alternative adjectives before one noun."""
    *front, last = words
    adjectives = [_adjective(word) for word in front]
    final, _, noun = last.partition(" ")
    adjectives.append(_adjective(final))
    term = _simple(noun, plural) if noun else None
    found = tuple(adjective for adjective in adjectives if adjective is not None)
    if term is None or isinstance(term, AllOf) or len(found) != len(adjectives):
        return None
    return AllOf((AnyOf(found), term))


def _simple(text: str, plural: bool) -> Selector | None:
    """Adjectives and one noun; the noun is the last word, in the plural where the phrase is."""
    *before, last = _TWO_WORDS.sub(r"Time_Lord\1", text).split(" ")
    noun = _noun(last.replace("_", " "), plural)
    adjectives = [_adjective(word.replace("_", " ")) for word in before]
    found = tuple(adjective for adjective in adjectives if adjective is not None)
    if noun is None or len(found) != len(before):
        return None
    return AllOf((*found, noun)) if found else noun


def _noun(word: str, plural: bool) -> Selector | None:
    term = (_PLURAL_NOUNS if plural else _NOUNS).get(word.lower())
    if term is not None:
        return term
    if plural and word.lower().startswith("non-"):
        subtype = read_subtype(word[4:], plural=True)
        return Not(HasSubtype(subtype)) if subtype else None
    subtype = read_subtype(word, plural=plural)
    return HasSubtype(subtype) if subtype else None


def _adjective(word: str) -> Selector | None:
    low = word.lower()
    term = _ADJECTIVES.get(low)
    if term is not None:
        return term
    if low in _TYPE_WORDS:
        return HasType(CardType(low))
    if low.startswith("non-"):
        subtype = read_subtype(word[4:])
        return Not(HasSubtype(subtype)) if subtype else None
    if low.startswith("non"):
        denied = _DENIED.get(low[3:])
        return Not(denied) if denied is not None else None
    subtype = read_subtype(word)
    return HasSubtype(subtype) if subtype else None


def _print_front(parts: tuple[Selector, ...], plural: bool) -> str | None:
    *before, last = parts
    if isinstance(last, AnyOf) and not before:
        return _print_list(last.of, plural)
    words = [_print_adjectives(part) for part in before] + [_print_noun(last, plural)]
    found = [word for word in words if word is not None]
    return " ".join(found) if len(found) == len(words) else None


def _print_list(terms: tuple[Selector, ...], plural: bool) -> str | None:
    words = [
        _print_front(term.of if isinstance(term, AllOf) else (term,), plural) for term in terms
    ]
    found = [word for word in words if word is not None]
    if len(found) != len(words):
        return None
    return listed(found, "and" if plural else "or")


def listed(words: list[str], sign: str) -> str:
    """`a`, `a or b`, `a, b, or c`."""
    if len(words) < 3:
        return f" {sign} ".join(words)
    return f"{', '.join(words[:-1])}, {sign} {words[-1]}"


def _print_adjectives(term: Selector) -> str | None:
    if isinstance(term, AnyOf):
        words = [_print_adjective(one) for one in term.of]
        found = [word for word in words if word is not None]
        return listed(found, "or") if len(found) == len(words) else None
    return _print_adjective(term)


def _print_adjective(term: Selector) -> str | None:
    if isinstance(term, Not):
        if term.of == IsStatus(Status.TAPPED):
            return "untapped"
        if isinstance(term.of, HasSubtype):
            return f"non-{term.of.subtype}"
        denied = _WORD_OF.get(term.of)
        return f"non{denied}" if denied else None
    if isinstance(term, HasSubtype):
        return term.subtype
    return _WORD_OF.get(term)


def _print_noun(term: Selector, plural: bool) -> str | None:
    if plural and isinstance(term, Not) and isinstance(term.of, HasSubtype):
        return f"non-{plural_of(term.of.subtype)}"
    if isinstance(term, HasSubtype):
        return plural_of(term.subtype) if plural else term.subtype
    word = _WORD_OF.get(term)
    if word is None or word in _ADJECTIVES:
        return None
    return plural_of(word) if plural else word
