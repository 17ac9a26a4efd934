"""What an object is, read from its line: a card, a token, or an ad-hoc object."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from app.calls.cursor import Cursor
from app.calls.described import AdHoc, Emblem, NamedCard, PredefinedToken, Traits
from app.calls.errors import Unread
from app.calls.read_modifiers import plain_modifier
from app.calls.text import quote_end
from app.calls.words import (
    PREDEFINED_TOKENS,
    TRAIT_WORDS,
    mana_cost,
    read_traits,
    symbols_end,
)
from app.terms.mana import ManaCost
from app.terms.types import CardType

POWER_TOUGHNESS = re.compile(r"(-?[0-9]{1,6})/(-?[0-9]{1,6})(?![0-9/])")
_STOP = re.compile(r"[,;(\"]| ->")
# With a power and toughness an object is a creature, but for those that only become one.
_NO_CREATURES = frozenset({"Vehicle", "Spacecraft"})
# No name is longer than this, and no description needs to be.
_LONGEST_NAME = 200
_LONGEST_DESCRIPTION = 400
EXAMPLE = "2/2 green Bear"


@dataclass(frozen=True, slots=True)
class NotAdHoc:
    """The words describe no ad-hoc object: the offset of the first that does not fit."""

    at: int
    expected: str
    works: tuple[str, ...] = ()


@lru_cache(maxsize=4096)
def read_ad_hoc(low: str) -> tuple[AdHoc, bool] | NotAdHoc:
    """An ad-hoc object from its folded words, and whether they end with `token`."""
    at = symbols_end(low, 0)
    cost: ManaCost | None = None
    if at:
        cost = mana_cost(low[:at])
        if cost is None:
            return NotAdHoc(0, "a mana cost", ("{2}{W}",))
        at += low.startswith(" ", at)
    power = toughness = None
    numbers = POWER_TOUGHNESS.match(low, at)
    if numbers:
        power, toughness = int(numbers[1]), int(numbers[2])
        at = numbers.end() + low.startswith(" ", numbers.end())
    elif re.match(r"[0-9*x+-]+/", low[at:]):
        return NotAdHoc(at, "a power and toughness in plain digits", ("2/2",))
    words = low[at:]
    token = words == "token" or words.endswith(" token")
    words = words.removesuffix("token").rstrip() if token else words
    traits = read_traits(words) if words else Traits()
    if isinstance(traits, int):
        return NotAdHoc(at + traits, "a color, supertype, card type or subtype")
    return _whole(low, traits, power, toughness, cost), token


def _whole(
    low: str, traits: Traits, power: int | None, toughness: int | None, cost: ManaCost | None
) -> AdHoc:
    types = traits.types
    if power is not None and CardType.CREATURE not in types:
        idle = types and not _NO_CREATURES.isdisjoint(traits.subtypes)
        types = types if idle else types | {CardType.CREATURE}
    traits = Traits(traits.colors, traits.supertypes, types, traits.subtypes)
    return AdHoc(traits, power, toughness, cost)


def segment_end(text: str, at: int) -> int:
    """Where what begins at `at` ends if no known name goes further."""
    found = _STOP.search(text, at)
    end = found.start() if found else len(text)
    while end > at and text[end - 1] == " ":
        end -= 1
    return end


def known_card(c: Cursor) -> tuple[int, str] | None:
    """The known card whose name stands here, followed by a comma, bracket, arrow or the end."""
    at = c.skip()
    end = segment_end(c.text, at)
    short = at < end <= at + _LONGEST_NAME
    spelling = c.names.cards.spelling(c.text[at:end]) if short else None
    if spelling and not c.text.startswith(",", end):
        return end, spelling
    if c.text.startswith('"', at):
        return _quoted_card(c, at)
    if end < len(c.text):
        length = c.names.cards.longest_at(c.text, at)
        # A name may itself hold the sign at which the part ended.
        if length >= end - at and length:
            written = c.text[at : at + length]
            spelling = c.names.cards.spelling(written) or written
            end = at + length
    return (end, spelling) if spelling and _stops(c.text, end) else None


def _stops(text: str, end: int) -> bool:
    rest = text[end : end + 4].lstrip()
    return not rest or rest[0] in ",(" or rest.startswith("->")


def _quoted_card(c: Cursor, at: int) -> tuple[int, str] | None:
    length = c.names.cards.longest_at(c.text, at)
    if length and _stops(c.text, at + length):
        written = c.text[at : at + length]
        return at + length, c.names.cards.spelling(written) or written
    end = quote_end(c.text, at)
    if end < 0:
        raise Unread(at, "a closing quote", (), len(c.text))
    inner = c.text[at + 1 : end].replace("\\", "")
    spelling = c.names.cards.spelling(inner) or c.names.cards.spelling(f'"{inner}"')
    if not spelling:
        c.at = at
        raise c.misspelt("a card's name")
    return end + 1, spelling


def read_description(c: Cursor) -> tuple[NamedCard | PredefinedToken | AdHoc | Emblem, bool]:
    """What the object here is, and whether the words say that it is a token."""
    if c.sees("emblem") and c.text[c.at + 6 :].lstrip().startswith('"'):
        c.take("emblem")
        return Emblem(c.quoted("the emblem's text in quotes")), False
    card = known_card(c)
    if card:
        c.at = card[0]
        return NamedCard(card[1]), False
    at = c.skip()
    end = segment_end(c.text, at)
    low = c.low[at:end]
    if len(low) > _LONGEST_DESCRIPTION:
        raise Unread(at, f"a description of at most {_LONGEST_DESCRIPTION} characters", (), end)
    token = PREDEFINED_TOKENS.get(low.removesuffix(" token")) if low.endswith(" token") else None
    if token:
        c.at = end
        return PredefinedToken(token), False
    made_up = read_ad_hoc(low)
    if isinstance(made_up, NotAdHoc):
        raise _unknown(c, at, end, made_up)
    if not made_up[0].traits.types:
        raise Unread(
            at, "a card type, or a power and toughness", (EXAMPLE, "red Aura enchantment"), end
        )
    c.at = end
    return made_up


def _unknown(c: Cursor, at: int, end: int, problem: NotAdHoc) -> Unread:
    """Why nothing known stands here: a misspelt name, or a word of a description."""
    low = c.low[at:end]
    numbers = low.startswith(("-", "{")) or low[:1].isdigit()
    made_up = numbers and (problem.at > 0 or problem.works != ())
    length = problem.at - 1 if made_up else c.names.cards.longest_at(c.text, at)
    rest = c.text[at + length : end].strip()
    if 0 < length < end - at and plain_modifier(rest[:100]):
        written = c.text[at : at + length].strip()
        example = (f"{written}, {rest}",)
        return Unread(end - len(rest), "a comma before what is said of it", example, end)
    if made_up:
        start = at + problem.at
        stop = c.text.find(" ", start, end)
        stop = end if stop < 0 else stop
        works = problem.works or c.names.suggestions.words(c.low[start:stop], TRAIT_WORDS)
        return Unread(start, problem.expected, works, stop)
    if low.endswith(" token"):
        near = c.names.suggestions.words(low.removesuffix(" token"), tuple(PREDEFINED_TOKENS))
        works = tuple(f"{PREDEFINED_TOKENS[name]} token" for name in near)
        return Unread(
            at, "a predefined token", works or ("Treasure token", "1/1 white Cat token"), end
        )
    c.at = at
    return c.misspelt(f"a card's name, a token or a description such as `{EXAMPLE}`")
