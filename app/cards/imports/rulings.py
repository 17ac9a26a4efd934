"""Scryfall's `rulings` bulk file: official rulings, put beside the cards that were imported."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, BeforeValidator, ConfigDict, ValidationError

from app.cards.imports.problem import BadCardFile
from app.cards.imports.stream import Raw, records


def _words(value: object) -> object:
    return "" if value is None else value


class ScryfallRuling(BaseModel):
    """The fields of a ruling that are used."""

    model_config = ConfigDict(strict=True, extra="ignore")

    oracle_id: str
    published_at: str
    comment: str
    source: Annotated[str, BeforeValidator(_words)] = ""


def are_rulings(file: Path) -> bool:
    """Whether a file holds rulings rather than cards, by its first record."""
    for raw in records(file):
        value = raw.value
        return isinstance(value, dict) and "comment" in value and "oracle_id" in value
    return False


def import_rulings(
    file: Path, database: Path, *, progress: Callable[[int], None] = lambda _: None
) -> tuple[int, int]:
    """Put the rulings of the file in the place of those in the database; how many there are, and
    how many of them are on cards that it knows.

    The database stays as it was where anything goes wrong. Raises BadCardFile for a file that holds
    no rulings, FileNotFoundError where no cards were imported, OSError, sqlite3.Error.
    """
    if not database.is_file():
        raise FileNotFoundError(2, "import the cards first", str(database))
    rows = [
        (one.oracle_id, one.published_at, number, one.source, one.comment)
        for number, one in enumerate(map(_valid, records(file, progress)))
    ]
    if not rows:
        raise BadCardFile("there is no ruling in the file", "ruling objects")
    handle, name = tempfile.mkstemp(prefix=database.name + ".", dir=database.parent)
    os.close(handle)
    new = Path(name)
    try:
        shutil.copyfile(database, new)
        with closing(sqlite3.connect(new)) as connection, connection:
            put(connection, rows)
            known = connection.execute(
                "SELECT count(*) FROM official JOIN oracle_ids USING (oracle_id)"
            ).fetchone()[0]
        new.chmod(0o644)
        os.replace(new, database)
    finally:
        new.unlink(missing_ok=True)
    return len(rows), known


def put(connection: sqlite3.Connection, rows: Iterable[tuple[str, str, int, str, str]]) -> None:
    """Write rulings in the place of those that are there; the newest tells the day of the data."""
    connection.execute("DELETE FROM official")
    connection.executemany("INSERT INTO official VALUES (?, ?, ?, ?, ?)", rows)
    connection.execute(
        "INSERT OR REPLACE INTO meta SELECT 'rulings', coalesce(max(dated), '') FROM official"
    )


def carried_over(database: Path) -> list[tuple[str, str, int, str, str]]:
    """The rulings of a database that is about to be replaced; none where it has none."""
    if not database.is_file():
        return []
    try:
        with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as old:
            return old.execute(
                "SELECT oracle_id, dated, number, source, comment FROM official"
            ).fetchall()
    except sqlite3.Error:
        return []


def _valid(raw: Raw) -> ScryfallRuling:
    try:
        return ScryfallRuling.model_validate(raw.value)
    except ValidationError as wrong:
        first = wrong.errors(include_url=False)[0]
        where = ".".join(map(str, first["loc"]))
        raise BadCardFile(
            "this is no ruling",
            "objects with `oracle_id`, `published_at` and `comment`",
            raw.line,
            raw.record,
            field=where or None,
        ) from wrong
