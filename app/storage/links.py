"""Saved calls behind short links. The text of a call makes its own number, so that saving the same
call twice gives the same link, and no link tells of when or by whom it was made."""

from __future__ import annotations

import hashlib
import sqlite3
from base64 import b32encode
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Protocol

MOST_CALLS = 200_000
_SHORTEST = 8
_SCHEMA = """
CREATE TABLE IF NOT EXISTS saved_call (
    id TEXT PRIMARY KEY,
    text TEXT NOT NULL,
    saved_on TEXT NOT NULL DEFAULT CURRENT_DATE
)
"""


class NotSaved(Exception):
    """A call can't be saved, or what was saved not be had: there is no room, or no such place."""


class Links(Protocol):
    """Where saved calls are kept."""

    def save(self, text: str) -> str:
        """Keep a call and give its number. NotSaved where that can't be done."""
        ...

    def load(self, number: str) -> str | None:
        """The call of that number; None where there is none. NotSaved where that can't be told."""
        ...


def _number(text: str) -> str:
    """The longest number that a text can have; a beginning of it serves."""
    return b32encode(hashlib.sha256(text.encode()).digest()).decode().lower().rstrip("=")


class SqliteLinks:
    """Saved calls in a SQLite file, which is made at the first use."""

    def __init__(self, path: Path, most: int = MOST_CALLS) -> None:
        self._path = path
        self._most = most
        self._made = False

    @contextmanager
    def _connect(self) -> Iterator[sqlite3.Connection]:
        try:
            with closing(self._opened()) as connection, connection:
                yield connection
        except (sqlite3.Error, OSError) as problem:
            raise NotSaved(str(problem)) from problem

    def _opened(self) -> sqlite3.Connection:
        if not self._made:
            self._path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(self._path, timeout=5)
        if not self._made:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute(_SCHEMA)
            self._made = True
        return connection

    def save(self, text: str) -> str:
        """Keep a call and give its number: the shortest that no other call has."""
        whole = _number(text)
        with self._connect() as connection:
            for length in range(_SHORTEST, len(whole) + 1):
                number = whole[:length]
                row = connection.execute("SELECT text FROM saved_call WHERE id = ?", (number,))
                found = row.fetchone()
                if found and found[0] == text:
                    return number
                if not found:
                    newest = connection.execute("SELECT max(rowid) FROM saved_call").fetchone()
                    if (newest[0] or 0) >= self._most:
                        raise NotSaved("there is no room left")
                    connection.execute(
                        "INSERT INTO saved_call (id, text) VALUES (?, ?)", (number, text)
                    )
                    return number
        raise NotSaved("another call has that number")

    def load(self, number: str) -> str | None:
        """The call of that number; None where there is none."""
        with self._connect() as connection:
            row = connection.execute("SELECT text FROM saved_call WHERE id = ?", (number,))
            found = row.fetchone()
        return str(found[0]) if found else None
