"""The engine knows rules, not cards: no card's name occurs in it.

Names of a single word are too often words of the rules (Fly, Exile, Damage) to be looked for.
"""

from __future__ import annotations

import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.printed_cards import printed
from tests.house.sources import place, prose, python_files

WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
# Names that are words of the rules as well.
RULES_WORDS = {
    "battle cry": "a keyword ability, 702.91",
    "cut short": "a search that did not look at everything",
    "two-headed giant": "a variant of the game, 810",
    "two headed giant": "a variant of the game, 810",
    "deal damage": "what an effect does, 120.1",
}


def name_index() -> dict[tuple[str, ...], str]:
    """Names of two or more words, by their words as capitalised."""
    names = (card.name for card in printed())
    split = {tuple(WORD.findall(name)): name for name in names}
    return {words: name for words, name in split.items() if len(words) > 1}


def names_in(text: str, index: dict[tuple[str, ...], str], longest: int) -> Iterator[str]:
    words = WORD.findall(text)
    for start in range(len(words)):
        for length in range(2, min(longest, len(words) - start) + 1):
            if name := index.get(tuple(words[start : start + length])):
                yield name


def identifiers(path: Path) -> Iterator[tuple[int, str]]:
    """The identifiers of a Python file as lower-case words, with their lines."""
    with path.open("rb") as source:
        for token in tokenize.tokenize(source.readline):
            if token.type == tokenize.NAME and not token.string.islower():
                spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", token.string)
                yield token.start[0], spaced.replace("_", " ").strip().lower()
            elif token.type == tokenize.NAME and "_" in token.string:
                yield token.start[0], token.string.replace("_", " ").strip()


@pytest.fixture(scope="module")
def index() -> dict[tuple[str, ...], str]:
    found = name_index()
    if not found:
        pytest.skip("no card data are here")
    return found


def test_search_finds_a_name(index: dict[tuple[str, ...], str]) -> None:
    longest = max(map(len, index))
    assert list(names_in("as Grizzly Bears does", index, longest)) == ["Grizzly Bears"]
    assert list(names_in("a grizzly bear", index, longest)) == []


def test_engine_says_no_card_name(index: dict[tuple[str, ...], str]) -> None:
    longest = max(map(len, index))
    files = python_files("app/engine")
    assert files
    said = [
        f"{place(path, piece.line)}: {name}"
        for path in files
        for piece in prose(path)
        for name in names_in(piece.text, index, longest)
        if name.lower() not in RULES_WORDS
    ]
    assert not said


def test_engine_names_nothing_after_a_card(index: dict[tuple[str, ...], str]) -> None:
    lowered = {" ".join(words).lower(): name for words, name in index.items()}
    named = [
        f"{place(path, line)}: {lowered[identifier]}"
        for path in python_files("app/engine")
        for line, identifier in identifiers(path)
        if identifier in lowered and identifier not in RULES_WORDS
    ]
    assert not named
