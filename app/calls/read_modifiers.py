"""What a call says of an object, read from its line: everything after the description."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from app.calls.cursor import Cursor
from app.calls.described import CopyOf, Traits
from app.calls.errors import Unread
from app.calls.keyword_words import KEYWORD_NAMES, read_keyword
from app.calls.modifiers import (
    AbilityUsed,
    AttachedTo,
    Attacking,
    BandedWith,
    BasePowerToughness,
    Blocking,
    Chose,
    Counters,
    ExiledWith,
    Gets,
    HasKeyword,
    Imprinted,
    Is,
    LosesAllAbilities,
    LosesKeyword,
    Mark,
    MarkedDamage,
    MergedOver,
    Modifier,
    Named,
    OwnedBy,
    PairedWith,
    PreventsDamage,
    ProtectedBy,
    RegenerationShields,
    RulesText,
    XIs,
)
from app.calls.name import Name
from app.calls.read_answers import read_answer, read_card_name
from app.calls.text import fold, outside_quotes
from app.calls.words import read_traits

_MARKS: dict[str, Mark] = {
    **{mark.value: mark for mark in Mark},
    "face-down": Mark.FACE_DOWN,
    "summoning sick": Mark.SICK,
}
_COUNTERS = re.compile(r"(an?|[0-9]{1,9}) ([^\"{}]{1,60}) counters?")
_BARE_COUNTERS = re.compile(r"([0-9]{1,9}) (loyalty|defense)")
_AMOUNT = re.compile(r"([0-9]{1,9}) (damage|regeneration shields?)")
_PREVENTS = re.compile(r"prevents ([0-9]{1,9}) damage")
CHANGE = re.compile(r"([+-][0-9]{1,6})/([+-][0-9]{1,6})")
_BASE = re.compile(r"base (-?[0-9]{1,6})/(-?[0-9]{1,6})")
_X = re.compile(r"x ?= ?([0-9]{1,9})")
_USED = re.compile(r"ability ([0-9]{1,3}) used")


def counters_of(number: str, kind: str) -> Counters:
    """Counters by the words of their number and kind."""
    return Counters(1 if number in {"a", "an"} else int(number), kind)


def _numbers(low: str) -> Modifier | None:
    """A modifier that holds a number."""
    if found := _COUNTERS.fullmatch(low):
        return counters_of(found[1], found[2])
    if found := _BARE_COUNTERS.fullmatch(low):
        return Counters(int(found[1]), found[2])
    if found := _AMOUNT.fullmatch(low):
        number = int(found[1])
        return MarkedDamage(number) if found[2] == "damage" else RegenerationShields(number)
    if found := _PREVENTS.fullmatch(low):
        return PreventsDamage(int(found[1]))
    if found := CHANGE.fullmatch(low):
        return Gets(int(found[1]), int(found[2]))
    if found := _BASE.fullmatch(low):
        return BasePowerToughness(int(found[1]), int(found[2]))
    if found := _X.fullmatch(low):
        return XIs(int(found[1]))
    if found := _USED.fullmatch(low):
        return AbilityUsed(int(found[1]))
    return None


def _traits(low: str) -> Modifier | None:
    """`is red`, `is also an Elf`, and a bare color."""
    also = low.startswith("is also ")
    rest = low.removeprefix("is also ") if also else low.removeprefix("is ")
    traits = read_traits(rest)
    if isinstance(traits, int):
        return None
    if rest == low and traits != Traits(traits.colors):
        return None
    return Is(traits, also)


@lru_cache(maxsize=8192)
def plain_modifier(text: str) -> Modifier | None:
    """A modifier that names nothing in the call; None where the text is none."""
    low = fold(text)
    if low in _MARKS:
        return _MARKS[low]
    if low[:1].isdigit() or low.startswith(("a ", "an ", "+", "-", "x", "base ", "prevents ")):
        numbers = _numbers(low)
        if numbers:
            return numbers
    if low.startswith("ability "):
        return _numbers(low)
    if low == "loses all abilities":
        return LosesAllAbilities()
    if low.startswith("loses "):
        lost = read_keyword(text[6:].strip(), bare=True)
        return LosesKeyword(lost) if lost else None
    keyword = read_keyword(text)
    return HasKeyword(keyword) if keyword else _traits(low)


# -- modifiers that name something ---------------------------------------------------------------


def _names(c: Cursor, expected: str) -> tuple[Name, ...]:
    found = [c.object(expected)]
    while c.take("and"):
        found.append(c.object(expected))
    return tuple(found)


def _attacking(c: Cursor) -> Modifier:
    if c.done() or c.sees(",") or c.sees("->"):
        return Attacking()
    return Attacking(c.name("what it attacks"))


def _named(c: Cursor) -> Modifier:
    return Named(read_card_name(c))


_WITH_NAMES: dict[str, Callable[[Cursor], Modifier]] = {
    "attached to": lambda c: AttachedTo(c.name("what it is attached to")),
    "paired with": lambda c: PairedWith(c.object("the creature it is paired with")),
    "imprinted": lambda c: Imprinted(c.object("the imprinted card")),
    "merged over": lambda c: MergedOver(_names(c, "what is under it")),
    "exiled with": lambda c: ExiledWith(c.object("what exiled it")),
    "attacking": _attacking,
    "blocking": lambda c: Blocking(_names(c, "an attacker")),
    "banded with": lambda c: BandedWith(_names(c, "a creature of its band")),
    "protected by": lambda c: ProtectedBy(c.player()),
    "owned by": lambda c: OwnedBy(c.player()),
    "chose": lambda c: Chose(read_answer(c)),
    "named": _named,
    "copy of": lambda c: CopyOf(c.object("a card or an object of the call")),
}
_EVERY_WORD = (*_MARKS, *_WITH_NAMES, *KEYWORD_NAMES, "loses all abilities", "is also")


def _segment(c: Cursor) -> int:
    """Where the modifier here ends: at a comma (but for one between qualities of protection)
    or at the arrow before a spell's targets."""
    at = c.skip()
    end = outside_quotes(c.text, ",", at)
    if c.low.startswith(("protection from", "hexproof from"), at):
        while end >= 0 and c.low[end + 1 :].lstrip().startswith(("from ", "and from ")):
            end = outside_quotes(c.text, ",", end + 1)
    end = len(c.text) if end < 0 else end
    arrow = c.text.find(" ->", at, end)
    return end if arrow < 0 else arrow


def read_modifier(c: Cursor) -> Modifier:
    """One modifier."""
    at = c.skip()
    if c.text.startswith('"', at):
        text = c.quoted("rules text in quotes")
        if not text:
            raise Unread(at, "rules text between the quotes", ('"{T}: Add {G}."',), at + 2)
        return RulesText(text)
    end = _segment(c)
    text = c.text[at:end].strip()
    plain = plain_modifier(text) if len(text) < 400 else None
    if plain is not None:
        c.at = end
        return plain
    word = c.take(*_WITH_NAMES)
    if word:
        return _WITH_NAMES[word](c)
    raise _no_modifier(c, at, text)


def _no_modifier(c: Cursor, at: int, text: str) -> Unread:
    end = at + len(text)
    if text and c.names.cards.spelling(text):
        return Unread(
            at, "a modifier; another object is parted by a semicolon", (f"; {text}",), end
        )
    near = c.names.suggestions.words(text, _EVERY_WORD)
    works = near or ("tapped", "flying", "2 +1/+1 counters")
    return Unread(at, "a modifier, such as a keyword, a status or counters", works, end)
