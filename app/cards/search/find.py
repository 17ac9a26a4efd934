"""Searching: the question put to the tables, and the names that come of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.cards.search import table
from app.cards.search.fields import condition_of
from app.cards.search.syntax import All, BadSearch, Query, Term, read
from app.terms.cards import Card

_NOT_PREPARED = "the cards to be imported again, or read (`floorjudge cards read`)"


@dataclass(frozen=True, slots=True)
class Found:
    """How many cards were found in all, and the names of some, in the order of the alphabet."""

    count: int
    names: tuple[str, ...]


class Searcher:
    """Searches the tables of a database, or of the built-in cards, whose texts `texts` prints."""

    def __init__(
        self,
        connection: sqlite3.Connection | None,
        cards: Sequence[Card] = (),
        texts: Callable[[Card], Sequence[str]] = lambda card: [""] * len(card.faces),
    ) -> None:
        self._cards = cards
        self._texts = texts
        self._text_is_there = connection is not None
        self._connection = connection or _in_memory(cards, lambda card: [""] * len(card.faces))

    def find(self, words: str, limit: int, offset: int = 0) -> Found:
        """The cards that fit; the first `limit` of them after the first `offset`."""
        query = read(words)
        if not self._text_is_there and _asks_for_text(query):
            self._connection = _in_memory(self._cards, self._texts)
            self._text_is_there = True
        condition = condition_of(query)
        begins = _beginning(query)
        try:
            count = self._connection.execute(
                f"SELECT count(*) FROM searched s WHERE {condition.sql}", condition.values
            ).fetchone()[0]
            rows = self._connection.execute(
                f"SELECT shown FROM searched s WHERE {condition.sql}"
                " ORDER BY s.name = ? DESC, substr(s.name, 1, length(?)) = ? DESC, s.eternal DESC,"
                " s.name LIMIT ? OFFSET ?",
                (*condition.values, begins, begins, begins, limit, offset),
            ).fetchall()
        except sqlite3.OperationalError as missing:
            if "no such table" in str(missing):
                raise BadSearch(words, _NOT_PREPARED) from missing
            raise
        return Found(count, tuple(name for (name,) in rows))


def _in_memory(cards: Sequence[Card], texts: Callable[[Card], Sequence[str]]) -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", check_same_thread=False)
    connection.executescript(table.SCHEMA)
    rows = (table.rows_of(number, card, texts(card)) for number, card in enumerate(cards))
    table.write(connection, rows)
    return connection


def _asks_for_text(query: Query) -> bool:
    if isinstance(query, Term):
        return query.field in ("o", "oracle", "text", "fo") or query.value.lower() == "vanilla"
    parts = (query.part,) if not hasattr(query, "parts") else query.parts
    return any(map(_asks_for_text, parts))


def _beginning(query: Query) -> str:
    """The words of a search that is about names alone: names that begin so go first."""
    parts = query.parts if isinstance(query, All) else (query,)
    words = [part.value for part in parts if isinstance(part, Term) and part.field == "name"]
    return " ".join(words).lower() if len(words) == len(parts) else "\x00"
