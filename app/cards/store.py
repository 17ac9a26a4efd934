"""Cards by name: the imported ones from SQLite, the built-in ones where none were imported."""

from __future__ import annotations

import re
import sqlite3
import threading
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from app.cards.database import DataSource, default_path, open_to_read, read_source
from app.cards.faces import card_of
from app.cards.folding import fold_name, letters
from app.cards.names import NameIndex
from app.cards.printed import printed_texts
from app.cards.readings import are_kept
from app.cards.records import CardRecord, from_json
from app.cards.search.find import Found, Searcher
from app.cards.term_json import from_text
from app.terms.cards import Card, Layout

_KEPT = 4096
# The one of two cards that melds them names the other.
_MELDS = re.compile(r"named ([^.]+), exile them, then meld them into ([^.]+)\.")


class CardStore:
    """The card data of a running program. It may be used by several threads at once.

    Opening it reads no card: a card is read and turned into terms when it is asked for, and the
    last few thousand are kept.
    """

    def __init__(
        self,
        connection: sqlite3.Connection | None,
        source: DataSource,
        path: Path | None = None,
        opened: tuple[int, int] | None = None,
    ) -> None:
        self.source = source
        self._path = path
        self._opened = opened
        self._connection = connection
        self._lock = threading.Lock()
        self._index: NameIndex | None = None
        self._searcher: Searcher | None = None
        self._number = lru_cache(maxsize=2 * _KEPT)(self._find)
        self._card = lru_cache(maxsize=_KEPT)(self._read)
        self._kept = connection is not None and are_kept(connection)
        self._builtin: dict[str, Card] = {}
        if connection is None:
            # Loaded only where they serve: they are some hundreds.
            from app.cards.builtin import BUILTIN

            self._builtin = {fold_name(card.name): card for card in BUILTIN}
            faces = [(face.name, card) for card in BUILTIN for face in card.faces]
            for name, card in faces:
                self._builtin.setdefault(fold_name(name), card)

    @classmethod
    def open(cls, path: Path | None = None) -> CardStore:
        """The store on the database at `path`, or at its usual place.

        Where there is none, or none that can be read, the built-in cards serve, and `source` says
        so.
        """
        path = path or default_path()
        state = _state(path)
        problem = f"no cards have been imported ({path} is not there)"
        if path.is_file():
            try:
                connection = open_to_read(path)
                return cls(connection, read_source(connection), path, state)
            except (sqlite3.Error, ValueError, KeyError) as broken:
                problem = f"the card database {path} can't be used: {broken}"
        return cls(None, _of_builtin(problem), path, state)

    @classmethod
    def of_builtin(cls, problem: str = "") -> CardStore:
        """A store of the built-in cards alone."""
        return cls(None, _of_builtin(problem))

    @property
    def outdated(self) -> bool:
        """Whether other card data have been imported since this store was opened."""
        return _state(self._path) != self._opened

    def again(self) -> CardStore:
        """A store on the data that are at the same place now."""
        return CardStore.open(self._path)

    def card(self, name: str) -> Card | None:
        """The card of this name, or with a face of this name; a whole card's name goes first.

        Letter case, accents and the signs that phones make don't count; `Fire//Ice` is
        `Fire // Ice`. None where there is no such card.
        """
        folded = fold_name(name)
        if self._connection is None:
            return self._builtin.get(folded)
        number = self._number(folded)
        return None if number is None else self._card(number)

    def face_index(self, card: Card, name: str) -> int:
        """Which face of the card the name means: 0 for the card's own name and the front's."""
        folded = fold_name(name)
        if folded != fold_name(card.name):
            for index, face in enumerate(card.faces):
                if fold_name(face.name) == folded:
                    return index
        return 0

    def text(self, name: str) -> tuple[tuple[str, str], ...]:
        """The name and printed text of each face, as imported; empty for built-in cards."""
        record = self.record(name)
        return () if record is None else tuple((face.name, face.text) for face in record.faces)

    def record(self, name: str) -> CardRecord | None:
        """The printed words of a card, as imported; None for built-in cards and unknown names."""
        number = self._number(fold_name(name))
        return None if number is None else self._record(number)

    def records(self) -> Iterator[CardRecord]:
        """The printed words of every imported card."""
        for text in self._rows("SELECT record FROM cards WHERE id > ? ORDER BY id", 0):
            yield from_json(str(text))

    def official(self, name: str) -> tuple[tuple[str, str, str], ...]:
        """The official rulings on a card: the day, who gave it, and what it says."""
        record = self.record(name)
        if record is None or not record.oracle_id or self._connection is None:
            return ()
        asked = "SELECT dated, source, comment FROM official WHERE oracle_id = ? ORDER BY 1, number"
        with self._lock:
            try:
                return tuple(self._connection.execute(asked, (record.oracle_id,)).fetchall())
            except sqlite3.OperationalError:
                return ()  # of the time before rulings were kept

    def search(self, words: str, limit: int, offset: int = 0) -> Found:
        """The cards that a search finds, in the syntax of `app.cards.search`.

        Raises BadSearch for words that can't be read, or can't be searched in these data.
        """
        with self._lock:
            if self._searcher is None:
                cards = tuple({id(card): card for card in self._builtin.values()}.values())
                self._searcher = Searcher(self._connection, cards, printed_texts)
            return self._searcher.find(words, limit, offset)

    def suggest(self, prefix: str, limit: int = 10) -> tuple[str, ...]:
        """Names that begin with the words, then names with a word that does, then likely typos."""
        return self.index.suggest(prefix, limit)

    def nearest(self, name: str, limit: int = 3) -> tuple[str, ...]:
        """The known names nearest to a misspelt one, the best first."""
        return self.index.nearest(name, limit)

    def longest_at(self, text: str, position: int) -> int:
        """The length of the longest known name at a place in a text; 0 where none stands there.

        A name ends at a space, a sign, or the end of the text; letter case, accents and the signs
        of phones don't count.
        """
        return self.index.longest_at(text, position)

    @property
    def index(self) -> NameIndex:
        """All names, loaded when they are first needed."""
        index = self._index
        if index is None:
            with self._lock:
                index = self._index = self._index or NameIndex(self._names())
        return index

    def close(self) -> None:
        """Let go of the database."""
        if self._connection is not None:
            self._connection.close()

    def _names(self) -> list[tuple[str, str, str]]:
        if self._connection is None:
            cards = self._builtin.values()
            shown = {name for card in cards for name in (card.name, *(f.name for f in card.faces))}
            return [(fold_name(name), letters(fold_name(name)), name) for name in shown]
        # The same name of several cards stands once: the whole card's goes first.
        return self._connection.execute(
            "SELECT folded, letters, shown FROM names GROUP BY folded HAVING rank = min(rank)"
        ).fetchall()

    def _find(self, folded: str) -> int | None:
        """The number of the card with this name or face; whole cards and front faces go first."""
        rows = self._rows("SELECT card FROM names WHERE folded = ? ORDER BY rank, card", folded)
        return int(rows[0]) if rows else None

    def _record(self, number: int) -> CardRecord:
        return from_json(str(self._rows("SELECT record FROM cards WHERE id = ?", number)[0]))

    def _read(self, number: int) -> Card:
        card = self._as_read(number)
        if card.layout is not Layout.MELD:
            return card
        into = _MELDS.search(self._record(number).faces[0].text)
        if into is not None:
            result = self._number(fold_name(into[2]))
            return card if result is None else replace(card, melds_into=self._read(result))
        return self._melded(card) if card.front.mana_cost is None else card

    def _as_read(self, number: int) -> Card:
        if self._kept:
            kept = self._rows("SELECT reading FROM readings WHERE card = ?", number)
            if kept:
                try:
                    card: Card = from_text(str(kept[0]))
                except ValueError:
                    return card_of(self._record(number))
                return card
        return card_of(self._record(number))

    def _melded(self, card: Card) -> Card:
        """The card that two cards meld into, with those two, where the data tell which they are."""
        for row in self._rows("SELECT id FROM cards WHERE record LIKE ?", f"%into {card.name}%"):
            one = int(row)
            found = _MELDS.search(self._record(one).faces[0].text)
            other = self._number(fold_name(found[1])) if found is not None else None
            if other is not None:
                parts = (self._as_read(one), self._as_read(other))
                costs = [part.front.mana_cost for part in parts]
                value = sum(cost.mana_value for cost in costs if cost is not None)
                return replace(card, melded_value=value, parts=parts)
        return card

    def _rows(self, question: str, value: str | int) -> list[str | int]:
        """The first column of the answer; one thread at a time asks the database."""
        if self._connection is None:
            return []
        with self._lock:
            return [row[0] for row in self._connection.execute(question, (value,))]


def _state(path: Path | None) -> tuple[int, int] | None:
    """Tells one database file at a path from another: an import puts a new file in its place."""
    if path is None:
        return None
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns


def _of_builtin(problem: str) -> DataSource:
    from app.cards.builtin import BUILTIN

    return DataSource(
        name="built-in cards only",
        cards=len(BUILTIN),
        incomplete=("every other card; `floorjudge cards import --download` brings them",),
        builtin=True,
        problem=problem,
    )
