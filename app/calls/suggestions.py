"""What would work instead: the names and words nearest to what can't be read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from rapidfuzz import process
from rapidfuzz.distance import OSA

from app.calls.text import fold

# Looking for what is near takes time, so that a text full of junk gets only so much of it.
_MOST_CARD_LOOKUPS = 10
_MOST_LOOKUPS = 60
_LONGEST = 80


class NearestCards(Protocol):
    """The part of `table.CardNames` that finds misspelt names."""

    def nearest(self, name: str, limit: int) -> tuple[str, ...]:
        """The known names nearest to a misspelt one, best first."""
        ...


class Suggestions:
    """The suggestions for one text."""

    def __init__(self, cards: NearestCards, card_lookups: int = _MOST_CARD_LOOKUPS) -> None:
        self._cards = cards
        self._card_lookups = card_lookups
        self._lookups = _MOST_LOOKUPS

    def words(self, word: str, known: Sequence[str], limit: int = 3) -> tuple[str, ...]:
        """The words of the notation that are nearest."""
        low = fold(word[:_LONGEST]).strip()
        if not low or self._lookups <= 0:
            return ()
        self._lookups -= 1
        found = process.extract(
            low, known, scorer=OSA.normalized_similarity, limit=limit, score_cutoff=0.55
        )
        return tuple(one for one, _, _ in found)

    def names(self, word: str, shown: Mapping[str, str], limit: int = 3) -> tuple[str, ...]:
        """The names that are nearest: of the call first (`shown`, by their folded form), then of
        known cards."""
        keys = list(shown)[:400]
        found = [shown[key] for key in self.words(word, keys, limit)]
        if word.strip() and self._card_lookups > 0:
            self._card_lookups -= 1
            nearest: Iterable[str] = self._cards.nearest(word[:_LONGEST].strip(), limit)
            found += [name for name in nearest if name not in found]
        return tuple(found[:limit])
