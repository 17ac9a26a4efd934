"""Terminals: the slots that are filled by single words, not by other slots."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Protocol

from app.cards.oracle.grammar.tokens import Tokens, pieces_of, tokens_of

Ends = Iterable[tuple[Any, int]]


class Terminal(Protocol):
    """What reads values at a place among tokens, and writes them.

    `starts`: the tokens, in lower case, with which it may start; None where only trying tells.
    """

    starts: frozenset[str] | None

    def read(self, words: Tokens, at: int) -> Ends:
        """Every value that stands there (`words` are in lower case), with the place after it."""
        ...

    def write(self, value: Any) -> Tokens | None:
        """The tokens of the value; None where it has none here."""
        ...


class Words:
    """Values that each have fixed words; the first words of a value are those that are written."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self._by_start: dict[str, list[tuple[Tokens, Any]]] = defaultdict(list)
        self._tokens: dict[Any, Tokens] = {}
        for words, value in values.items():
            tokens = tokens_of(words)
            low = tuple(token.lower() for token in tokens)
            self._by_start[low[0]].append((low, value))
            self._tokens.setdefault(value, tokens)
        self.starts: frozenset[str] | None = frozenset(self._by_start)

    def read(self, words: Tokens, at: int) -> Iterator[tuple[Any, int]]:
        """Each value whose words stand there."""
        for tokens, value in self._by_start.get(words[at], ()):
            end = at + len(tokens)
            if len(tokens) == 1 or words[at:end] == tokens:
                yield value, end

    def write(self, value: Any) -> Tokens | None:
        """The words of a value."""
        try:
            return self._tokens.get(value)
        except TypeError:  # what can't be hashed has no words
            return None


class OneToken:
    """Values that each are one token, known by its looks."""

    def __init__(
        self, read: Callable[[str], Any], write: Callable[[Any], str | None], starts: str = ""
    ) -> None:
        self._read = read
        self._write = write
        self.starts: frozenset[str] | None = frozenset(starts.split()) if starts else None

    def read(self, words: Tokens, at: int) -> Iterator[tuple[Any, int]]:
        """The value of the token there, if it has one."""
        value = self._read(words[at])
        if value is not None:
            yield value, at + 1

    def write(self, value: Any) -> Tokens | None:
        """The token of a value."""
        token = self._write(value)
        return None if token is None else (token,)


# What may stand within a name in small letters; `or` parts two names.
_IN_NAMES = frozenset(", 's a an and at by for from in into of on the to with".split())


class Names:
    """Names of cards and tokens, known by their capitals: it reads words as they are written."""

    starts: frozenset[str] | None = None

    def read(self, words: Tokens, at: int) -> Iterator[tuple[str, int]]:
        """Every name that might begin there: how long it is, only what follows tells."""
        if not words[at][0].isupper():
            return
        end = at
        while end < len(words) and (words[end][0].isupper() or words[end] in _IN_NAMES):
            end += 1
            if words[end - 1][0].isupper() or words[end - 1] == "'s":
                yield _name(words[at:end]), end

    def write(self, value: Any) -> Tokens | None:
        """The words of a name."""
        return tuple(pieces_of(value)) if isinstance(value, str) and value[:1].isupper() else None


def _name(words: Tokens) -> str:
    return " ".join(words).replace(" 's", "'s").replace(" ,", ",")
