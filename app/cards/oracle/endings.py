"""What follows a noun: `you control`, `with power 3 or less`, `in your graveyard`."""

from __future__ import annotations

import re
from collections.abc import Callable

from app.cards.oracle.words import print_count, print_number, read_number
from app.terms.keywords import KEYWORDS
from app.terms.selectors import (
    Comparison,
    Controlled,
    HasCounter,
    HasKeyword,
    HasName,
    IsChosen,
    ManaValueIs,
    Not,
    Owned,
    PowerIs,
    Selector,
    ToughnessIs,
    Who,
)

# Endings that are always the same words.
_FIXED: dict[str, Selector] = {
    "you control": Controlled(Who.YOU),
    "you don't control": Not(Controlled(Who.YOU)),
    "an opponent controls": Controlled(Who.OPPONENT),
    "defending player controls": Controlled(Who.DEFENDING_PLAYER),
    "you own": Owned(Who.YOU),
    "of the chosen color": IsChosen("color"),
    "of the chosen type": IsChosen("type"),
    "with the chosen name": IsChosen("name"),
}
# A wording that means the same as one of those above.
SAME_ENDINGS = {"your opponents control": "an opponent controls"}
_WORDS_OF = {term: words for words, term in _FIXED.items()}
_SIGNS = {"or less": Comparison.AT_MOST, "or greater": Comparison.AT_LEAST, "": Comparison.EQUAL}
_SIGN_WORDS = {sign: words for words, sign in _SIGNS.items()}
_NUMBER = re.compile(
    r"with (power|toughness|mana value) (\d+|X)(?: (or less|or greater))?\Z", re.IGNORECASE
)
_NUMBERED: dict[str, Callable[[Comparison, int], Selector]] = {
    "power": PowerIs,
    "toughness": ToughnessIs,
    "mana value": ManaValueIs,
}
_COUNTER = re.compile(
    r"with (?:an? ([\w+/-]+) counter on it|([\w+/-]+) counters on them)\Z", re.IGNORECASE
)
_KEYWORD = re.compile(r"(with|without) ([\w' -]+)\Z", re.IGNORECASE)
_NAMED = re.compile(r"named (.+)\Z")
_START = re.compile(
    r" (?=(?:you|an opponent|your opponents|defending player|of the chosen|with|without"
    r"|named)\b)",
    re.IGNORECASE,
)


def read_endings(text: str) -> tuple[str, tuple[Selector, ...]]:
    """The text before its endings, and what those say; text that is not read stays in front."""
    found: list[Selector] = []
    while True:
        for start in _START.finditer(text):
            ending = _read_ending(text[start.end() :])
            if ending is not None:
                found.insert(0, ending)
                text = text[: start.start()]
                break
        else:
            return text, tuple(found)


def _read_ending(text: str) -> Selector | None:
    """One ending that is all of the text."""
    low = text.lower()
    fixed = _FIXED.get(SAME_ENDINGS.get(low, low))
    if fixed is not None:
        return fixed
    if number := _NUMBER.match(text):
        amount = read_number(number[2])
        sign = _SIGNS[(number[3] or "").lower()]
        if isinstance(amount, int):
            return _NUMBERED[number[1].lower()](sign, amount)
        return None
    if counter := _COUNTER.match(text):
        return HasCounter((counter[1] or counter[2]).lower())
    if (keyword := _KEYWORD.match(text)) and keyword[2].lower() in KEYWORDS:
        has = HasKeyword(keyword[2].lower())
        return has if keyword[1].lower() == "with" else Not(has)
    if named := _NAMED.match(text):
        return HasName(named[1])
    return None


def holds_for_all(ending: Selector) -> bool:
    """Whether the ending of `artifact or creature …` is about both: one that names a player is."""
    whose = ending.of if isinstance(ending, Not) else ending
    return isinstance(whose, (Controlled, Owned))


def print_ending(term: Selector, *, plural: bool = False) -> str | None:
    """The words of an ending; None for a term that is none."""
    if term in _WORDS_OF:
        return _WORDS_OF[term]
    if isinstance(term, HasKeyword):
        return f"with {term.keyword}"
    if isinstance(term, Not) and isinstance(term.of, HasKeyword):
        return f"without {term.of.keyword}"
    if isinstance(term, HasName):
        return f"named {term.name}"
    if isinstance(term, HasCounter) and term.kind:
        if plural:
            return f"with {term.kind} counters on them"
        return f"with {print_count(1, term.kind)} {term.kind} counter on it"
    return _print_comparison(term)


def _print_comparison(term: Selector) -> str | None:
    if isinstance(term, PowerIs):
        word = "power"
    elif isinstance(term, ToughnessIs):
        word = "toughness"
    elif isinstance(term, ManaValueIs):
        word = "mana value"
    else:
        return None
    number = print_number(term.number)
    if number is None or term.comparison not in _SIGN_WORDS:
        return None
    return f"with {word} {number} {_SIGN_WORDS[term.comparison]}".strip()
