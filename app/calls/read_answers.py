"""Answers to choices, and card names that are chosen."""

from __future__ import annotations

import re

from app.calls.cursor import Cursor
from app.calls.errors import Unread
from app.calls.keyword_words import read_keyword
from app.calls.name import Answer
from app.calls.table import ends_there
from app.calls.text import fold, quote_end, unescape
from app.calls.words import (
    COLORS,
    PHASES,
    STEPS,
    SUBTYPES,
    SUPERTYPES,
    TRAIT_WORDS,
    TYPES,
    symbols_end,
)

_OTHER = frozenset(
    {"yes", "no", "none", "colorless", "odd", "even", "left", "right", "heads", "tails", "win"}
    | {"lose", "top", "bottom", "over", "under"}
)
_PHASES = frozenset({f"{phase} phase" for phase in PHASES} | {f"{step} step" for step in STEPS})
_MODE = re.compile(r"mode [0-9]{1,2}")
# One of several costs that are asked for, by its words.
_COST = re.compile(r"(?:pay )?[0-9]{1,4} life|discard|exile")
# A kind of counter, and card types as protection names them.
_COUNTER = re.compile(r"([+-][0-9]/[+-][0-9])(?: counters?)?|([a-z][a-z ]*) counters?")
_MANY = {f"{kind}s": kind for kind in TYPES} | {"sorceries": "sorcery"}
_NUMBER = re.compile(r"-?[0-9]{1,9}")
_STOP = re.compile(r"[,;)(\"]| ->|$")


def word_answer(text: str) -> str | None:
    """The canonical words of an answer that names nothing in the call; None for other words."""
    low = fold(text)
    if _NUMBER.fullmatch(low):
        return str(int(low))
    if low in COLORS or low in _OTHER or low in STEPS or low in _PHASES or low in TYPES:
        return low
    if low in _MANY:
        return _MANY[low]
    if counter := _COUNTER.fullmatch(low):
        return counter[1] or counter[2]
    if low in SUPERTYPES or _MODE.fullmatch(low):
        return low
    if _COST.fullmatch(low):
        return low.removeprefix("pay ")
    if low in SUBTYPES:
        return SUBTYPES[low]
    if several := _colors(low.split(" and ")):
        return several
    if low and symbols_end(low, 0) == len(low):
        return low.upper()
    keyword = read_keyword(text, bare=True) if len(text) < 100 else None
    return keyword.text if keyword else None


def _colors(words: list[str]) -> str | None:
    """Several colors, in the order in which they are always named."""
    if len(words) < 2 or len(set(words)) < len(words) or not set(words) <= COLORS.keys():
        return None
    return " and ".join(color for color in COLORS if color in words)


def read_answer(c: Cursor) -> Answer:
    """A player, object, number, color, mana, type, step or phase, a card's name, yes or no."""
    at = c.skip()
    found = c.names.read(c.text, c.low, at)
    if found and ends_there(c.low, found[0]) and c.low[at : found[0]] not in {"yes", "no"}:
        c.at = found[0]
        words = word_answer(c.text[at : found[0]].strip())
        return Answer(words or str(found[1]), found[1])
    if c.text.startswith('"', at):
        end = quote_end(c.text, at)
        if end > at + 1:
            c.at = end + 1
            return Answer(unescape(c.text[at + 1 : end]).strip())
        raise Unread(at, "a name and a closing quote", (), len(c.text))
    stop = _STOP.search(c.text, at)
    end = stop.start() if stop else len(c.text)
    answer = word_answer(c.text[at:end].strip())
    if answer is not None:
        c.at = end
        return Answer(answer)
    problem = c.misspelt("an answer: a name, number, color, type, step, `yes` or `no`")
    near = c.names.suggestions.words(c.text[at:end], (*_OTHER, *TRAIT_WORDS), limit=2)
    quoted = f'"{c.text[at:end].strip()}"'  # any other word is an answer in quotes
    works = tuple(dict.fromkeys((*near, *problem.works, quoted)))
    raise Unread(at, problem.expected, works, problem.end)


def read_card_name(c: Cursor) -> str:
    """A card's name that is chosen: no label counts, only known cards and faces."""
    at = c.skip()
    if c.text.startswith('"', at):
        end = quote_end(c.text, at)
        inner = unescape(c.text[at + 1 : end]).strip() if end > 0 else ""
        known = c.names.cards.spelling(inner) or c.names.cards.spelling(f'"{inner}"')
        if not inner or not known:
            raise c.misspelt("a card's name")
        c.at = end + 1
        return known
    length = c.names.cards.longest_at(c.text, at)
    if length and ends_there(c.low, at + length):
        c.at = at + length
        written = c.text[at : at + length]
        return c.names.cards.spelling(written) or written
    raise c.misspelt("a card's name")
