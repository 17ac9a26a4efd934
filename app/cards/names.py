"""Finding names: the longest at a place in a text, those that a prefix may mean, the nearest."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Container, Iterable, Sequence
from heapq import nsmallest
from itertools import accumulate

from rapidfuzz import process
from rapidfuzz.distance import OSA, JaroWinkler

from app.cards.folding import fold_character, fold_name, letters

_WORD = re.compile(r"\w+")
_UNEVEN = re.compile(r"[ \t]{2}|\t|//|`| / ")
_SLASHES = re.compile(r" ?/{2,} ?| / ")
_LONGEST_WORD = 60
_LEAST_FOR_SLIPS = 3


class NameIndex:
    """All known names in memory: some 10 MB for 36,000 names."""

    def __init__(self, names: Iterable[tuple[str, str, str]]) -> None:
        """`names`: each folded, its letters alone, and as it is written."""
        by_letters = sorted((key, folded, shown) for folded, key, shown in names)
        self._shown = {folded: shown for _, folded, shown in by_letters}
        self._lengths = _lengths_by_first_word(self._shown)
        self._longest = max(map(len, self._shown), default=0)
        self._letters = [key for key, _, _ in by_letters]
        self._folded = [folded for _, folded, _ in by_letters]
        # One text of all names: a word that begins with the prefix is found by its space.
        self._text = "".join(f" {key}\n" for key in self._letters)
        self._starts = [0, *accumulate(len(key) + 2 for key in self._letters)]

    def __contains__(self, name: str) -> bool:
        return fold_name(name) in self._shown

    def spelling(self, name: str) -> str | None:
        """The name in its own spelling."""
        return self._shown.get(fold_name(name))

    def longest_at(self, text: str, position: int) -> int:
        """How many characters of `text`, from `position` on, the longest known name takes."""
        opening = _first_word(text[position : position + _LONGEST_WORD])
        if opening.isascii() and opening.lower() not in self._lengths:
            return 0
        folded, places = _fold_with_places(text[position : position + self._longest + 8])
        for length in self._lengths.get(_first_word(folded), ()):
            if length > len(folded):
                continue
            if folded[:length] in self._shown and not _goes_on(folded, length):
                return places[length]
        return 0

    def suggest(self, prefix: str, limit: int) -> tuple[str, ...]:
        """Names for what has been typed so far; empty where nothing has.

        Of a card with two names the front's alone is given until more has been typed.
        """
        typed = letters(prefix)
        if not typed or limit <= 0:
            return ()
        found = dict.fromkeys(self._beginning(typed, limit))
        if len(found) < 2 * limit:
            found |= dict.fromkeys(self._with_word(typed, limit))
        if len(found) < limit and len(typed) >= _LEAST_FOR_SLIPS:
            found |= dict.fromkeys(self._typos(typed, limit))
        names = [folded for folded in found if not self._front_will_do(folded, typed, found)]
        return tuple(self._shown[folded] for folded in names[:limit])

    @staticmethod
    def _front_will_do(folded: str, typed: str, found: Container[str]) -> bool:
        """Whether a double name is left out, since its front's name is there and says as much."""
        front, double, _ = folded.partition(" // ")
        return bool(double) and front in found and len(letters(front)) >= len(typed)

    def nearest(self, name: str, limit: int) -> tuple[str, ...]:
        """The names nearest to `name`, none where none is near."""
        typed = letters(name)
        if not typed:
            return ()
        found = process.extract(
            typed,
            self._letters,
            scorer=OSA.normalized_similarity,
            processor=None,
            limit=limit,
            score_cutoff=0.6,
        )
        if not found:
            found = process.extract(
                typed,
                self._letters,
                scorer=JaroWinkler.similarity,
                processor=None,
                limit=limit,
                score_cutoff=0.88,
            )
        return tuple(self._shown[self._folded[index]] for _, _, index in found)

    def _beginning(self, typed: str, limit: int) -> list[str]:
        """Names that begin so: the name itself first, then short ones before long ones."""
        first = bisect_left(self._letters, typed)
        last = bisect_left(self._letters, typed + "\uffff", first)
        return self._short_ones(range(first, last), typed, limit)

    def _with_word(self, typed: str, limit: int) -> list[str]:
        """Names with a later word that begins so."""
        found: list[int] = []
        needle = " " + typed
        at = self._text.find(needle)
        while at >= 0:
            index = bisect_right(self._starts, at) - 1
            found.append(index)
            at = self._text.find(needle, self._starts[index + 1])
        return self._short_ones(found, typed, limit)

    def _short_ones(self, indices: Iterable[int], typed: str, limit: int) -> list[str]:
        """Names that hold what was typed as whole words first, then the shortest; the digital
        variants of cards (`A-`) after all others."""
        whole = f" {typed} "

        def rank(index: int) -> tuple[bool, bool, int, int]:
            folded = self._folded[index]
            parted = whole not in f" {self._letters[index]} "
            return folded.startswith("a-"), parted, len(folded), index

        return [self._folded[index] for index in nsmallest(2 * limit, indices, rank)]

    def _typos(self, typed: str, limit: int) -> list[str]:
        """Names whose beginning is a slip or two away from what was typed."""
        slips = 1 if len(typed) < 6 else 2
        length = len(typed)
        beginnings = [name[:length] for name in self._letters]
        found = process.extract(
            typed, beginnings, scorer=OSA.distance, processor=None, limit=limit, score_cutoff=slips
        )
        return [self._folded[index] for _, _, index in found]


def _first_word(folded: str) -> str:
    """What names are filed under: the letters and digits they begin with, or their first sign."""
    found = _WORD.match(folded)
    return found.group() if found else folded[:1]


def _lengths_by_first_word(names: Iterable[str]) -> dict[str, tuple[int, ...]]:
    """For each first word the lengths of the names that begin with it, longest first."""
    lengths: dict[str, set[int]] = {}
    for name in names:
        lengths.setdefault(_first_word(name), set()).add(len(name))
    return {word: tuple(sorted(found, reverse=True)) for word, found in lengths.items()}


def _goes_on(folded: str, length: int) -> bool:
    """Whether the word at whose end a name would end goes on."""
    return length < len(folded) and folded[length].isalnum() and folded[length - 1].isalnum()


def _fold_with_places(window: str) -> tuple[str, Sequence[int]]:
    """The window folded as names are, and for each length of it how much of the window that is."""
    if window.isascii() and not _UNEVEN.search(window):
        return window.lower(), range(len(window) + 1)
    folded: list[str] = []
    places = [0]
    for at, character in enumerate(window):
        signs = " " if character in " \t" else fold_character(character)
        if signs == " " and folded and folded[-1] == " ":
            places[-1] = at + 1
            continue
        for sign in signs:
            folded.append(sign)
            places.append(at + 1)
    return _with_even_slashes("".join(folded), places)


def _with_even_slashes(folded: str, places: list[int]) -> tuple[str, Sequence[int]]:
    """`//` with one space on each side, whatever stood there."""
    parts: list[str] = []
    even = [0]
    at = 0
    for found in _SLASHES.finditer(folded):
        parts += [folded[at : found.start()], " // "]
        even += places[at + 1 : found.start() + 1] + [places[found.end()]] * 4
        at = found.end()
    parts.append(folded[at:])
    return "".join(parts), even + places[at + 1 :]
