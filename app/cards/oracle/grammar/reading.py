"""Reading: every way in which a category fills a stretch of tokens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.cards.oracle.grammar.grammar import Branch, Category, Grammar
from app.cards.oracle.grammar.pattern import Unfit
from app.cards.oracle.grammar.shape import Production, Wording
from app.cards.oracle.grammar.terminal import Names
from app.cards.oracle.grammar.tokens import Tokens

_NONE: tuple[Wording, ...] = ()


class Found:
    """One way in which a stretch of tokens is read; its value is worked out when asked for.

    `value` raises Unfit where the parts do not go together.
    """

    __slots__ = ("_state", "_used", "_value", "end", "parts", "production")

    def __init__(self, end: int, production: Production | None, parts: tuple[Found, ...]) -> None:
        self.end = end
        self.production = production
        self.parts = parts
        self._value: Any = None
        self._used = _NONE
        self._state = 0

    @classmethod
    def word(cls, end: int, value: Any) -> Found:
        """A terminal's value."""
        found = cls(end, None, ())
        found._value = value
        found._state = 1
        return found

    @property
    def value(self) -> Any:
        """The term that was read."""
        if self._state == 0:
            self._work_out()
        if self._state == 2:
            raise Unfit
        return self._value

    @property
    def used(self) -> tuple[Wording, ...]:
        """The declared equivalences that were needed, each as often; known once the value is."""
        return self._used

    def _work_out(self) -> None:
        assert self.production is not None
        try:
            values = {
                place.name: part.value
                for place, part in zip(self.production.places, self.parts, strict=True)
            }
            self._value = self.production.build(values)
        except Unfit:
            self._state = 2
            return
        self._state = 1
        used = tuple(wording for part in self.parts for wording in part._used)
        if self.production.wording is not None:
            used = (self.production.wording, *used)
        self._used = used


class Reader:
    """Reads one text. What was read at a place is kept, so that nothing is read twice."""

    def __init__(self, grammar: Grammar, tokens: Tokens) -> None:
        self._words = tuple(token.lower() for token in tokens)
        self._tokens = tokens
        self._count = len(tokens)
        self._grammar = grammar
        self._kept: dict[tuple[int, int], tuple[Found, ...]] = {}
        self.furthest = 0

    def whole(self, category: str) -> list[Found]:
        """Every reading of all the tokens as that category; their values may still be unfit."""
        return [
            found for found in self._read(self._grammar[category], 0) if found.end == self._count
        ]

    def _read(self, category: Category, at: int) -> tuple[Found, ...]:
        key = (category.index, at)
        kept = self._kept.get(key)
        if kept is not None:
            return kept
        found: list[Found] = []
        if category.terminal is not None:
            if at < self._count:
                cased = isinstance(category.terminal, Names)
                words = self._tokens if cased else self._words
                for value, end in category.terminal.read(words, at):
                    found.append(Found.word(end, value))
        else:
            self._walk(category.root, at, (), found.append)
        result = self._kept[key] = tuple(found)
        return result

    def _walk(
        self, branch: Branch, at: int, parts: tuple[Found, ...], add: Callable[[Found], None]
    ) -> None:
        for production in branch.ends:
            add(Found(at, production, parts))
        word = self._words[at] if at < self._count else ""
        if at > self.furthest:
            self.furthest = at
        following = branch.words.get(word)
        if following is not None:
            self._walk(following, at + 1, parts, add)
        for category, after in branch.slots:
            starts = category.starts
            if starts is not None and word not in starts and not category.empty:
                continue
            for found in self._read(category, at):
                self._walk(after, found.end, (*parts, found), add)
