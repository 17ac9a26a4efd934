"""Every card read once and kept in the card database, until the grammar or the terms change.

A database without readings, or with those of another grammar, serves as well: its cards are then
read as they are asked for.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from functools import lru_cache
from pathlib import Path

from app.cards.database import VERSION, open_to_read
from app.cards.faces import card_of
from app.cards.records import from_json
from app.cards.search import table
from app.cards.term_json import to_text

PROCESSES = 2
_CHUNK = 500
_APP = Path(__file__).resolve().parent.parent
_SOURCES = ("cards/oracle", "cards/faces.py", "cards/typeline.py", "cards/search/table.py", "terms")

Progress = Callable[[int, int], None]
Numbered = tuple[int, str]
Read = tuple[int, str, table.Rows]


@lru_cache(maxsize=1)
def grammar_version() -> str:
    """Changes when the code that reads cards does, or the terms that it reads them into."""
    sources = hashlib.sha256()
    for path in sorted(_files()):
        sources.update(path.relative_to(_APP).as_posix().encode())
        sources.update(path.read_bytes())
    return sources.hexdigest()[:16]


def _files() -> Iterator[Path]:
    for name in _SOURCES:
        path = _APP / name
        yield from path.rglob("*.py") if path.is_dir() else (path,)


def are_kept(connection: sqlite3.Connection) -> bool:
    """Whether the database holds readings of this grammar."""
    row = connection.execute("SELECT value FROM meta WHERE key = 'grammar'").fetchone()
    return row is not None and row[0] == grammar_version()


def are_wanted(database: Path) -> bool:
    """Whether the cards of a database should be read: it can hold readings and has none of this
    grammar."""
    try:
        with closing(open_to_read(database)) as connection:
            version = connection.execute("SELECT value FROM meta WHERE key = 'version'").fetchone()
            return version == (str(VERSION),) and not are_kept(connection)
    except sqlite3.Error:
        return False


def keep(database: Path, progress: Progress = lambda _, __: None) -> bool:
    """Read every card of the database and keep the readings in it; False where they are there.

    The database that is in use stays as it is until the new one is whole. `progress` is told how
    many cards are read, and of how many. Raises sqlite3.Error and OSError where it can't be done,
    ValueError for a database of another version.
    """
    with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as old:
        version = dict(old.execute("SELECT key, value FROM meta")).get("version")
        if version != str(VERSION):
            raise ValueError("it was made by another version of floorjudge; import the cards again")
        if are_kept(old):
            return False
        cards = old.execute("SELECT id, record FROM cards ORDER BY id").fetchall()
    before = database.stat()
    read = list(_read_all(cards, progress))
    handle, name = tempfile.mkstemp(prefix=database.name + ".", dir=database.parent)
    os.close(handle)
    new = Path(name)
    try:
        shutil.copyfile(database, new)
        _write(new, read)
        new.chmod(0o644)
        now = database.stat()
        if (now.st_mtime_ns, now.st_ino) != (before.st_mtime_ns, before.st_ino):
            return keep(database, progress)  # other cards were imported in the meantime
        os.replace(new, database)
    finally:
        new.unlink(missing_ok=True)
    return True


def _write(database: Path, read: Sequence[Read]) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.executescript(
            "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;"
            "DROP TABLE IF EXISTS faces; DROP TABLE IF EXISTS searched; DELETE FROM readings;"
            + table.SCHEMA
        )
        connection.execute("BEGIN")
        connection.executemany(
            "INSERT INTO readings VALUES (?, ?)", [(number, text) for number, text, _ in read]
        )
        table.write(connection, (rows for _, _, rows in read))
        connection.execute(
            "INSERT OR REPLACE INTO meta VALUES ('grammar', ?)", (grammar_version(),)
        )
        connection.execute("COMMIT")
        connection.execute("ANALYZE")
    with database.open("rb") as written:
        os.fsync(written.fileno())


def _read_all(cards: Sequence[Numbered], progress: Progress) -> Iterator[Read]:
    chunks = [cards[at : at + _CHUNK] for at in range(0, len(cards), _CHUNK)]
    processes = min(PROCESSES, os.cpu_count() or 1, len(chunks))
    done = 0
    if processes < 2:
        for chunk in chunks:
            yield from read_some(chunk)
            done += len(chunk)
            progress(done, len(cards))
        return
    with ProcessPoolExecutor(processes) as pool:
        waiting = {pool.submit(read_some, chunk): len(chunk) for chunk in chunks}
        for one in as_completed(waiting):
            yield from one.result()
            done += waiting[one]
            progress(done, len(cards))


def read_some(cards: Sequence[Numbered]) -> list[Read]:
    """The readings of some cards, and their rows in the table of searches."""
    found = []
    for number, text in cards:
        record = from_json(text)
        card = card_of(record)
        texts = [face.text for face in record.faces]
        rows = table.rows_of(number, card, texts, record.identity, record.eternal)
        found.append((number, to_text(card), rows))
    return found
