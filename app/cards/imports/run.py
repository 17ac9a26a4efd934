"""Imports a file of card data into a new database, which then takes the place of the old one."""

from __future__ import annotations

import hashlib
import os
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ValidationError

from app.cards.database import FRONT, OTHER_FACE, SCHEMA, VERSION, WHOLE, DataSource
from app.cards.folding import fold_name, letters
from app.cards.imports.mtgjson import Extract, MtgjsonFace, atomic_record
from app.cards.imports.problem import BadCardFile
from app.cards.imports.rulings import carried_over, put
from app.cards.imports.scryfall import ScryfallCard, card_record
from app.cards.imports.stream import Raw, records
from app.cards.records import CardRecord, to_json

Model = TypeVar("Model", bound=BaseModel)
Progress = Callable[[int], None]
SCRYFALL = "Scryfall oracle-cards"
ATOMIC = "MTGJSON AtomicCards"
EXTRACT = "MTGJSON AtomicCards, an extract without second faces"
# Files whose date is known though nothing in them tells it, by the SHA-256 of their bytes.
KNOWN_DATES = {
    "130a9994d7b397dcba052730bd3e36655169aafb57ffebb2e5be7ca4f0b5a4b5": "2026-07-03",
}


@dataclass
class _Reading:
    """What has been learned of the file while its cards go by."""

    source: str = ""
    dated: str = ""
    text_sources: set[str] = field(default_factory=set)


def import_cards(
    file: Path, database: Path, *, now: datetime | None = None, progress: Progress = lambda _: None
) -> DataSource:
    """Import `file` so that `database` holds its cards and nothing else.

    The old database stays as it is until the new one is whole, and where anything goes wrong it
    stays for good. `progress` is told how many bytes of the file each step took. Raises BadCardFile
    for a file that is not card data, OSError where a file can't be read or written.
    """
    now = now or datetime.now(UTC)
    database.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=database.name + ".", dir=database.parent)
    os.close(handle)
    new = Path(name)
    try:
        source = _fill(new, file, now, progress)
        _carry_over(database, new)
        new.chmod(0o644)
        os.replace(new, database)
    finally:
        new.unlink(missing_ok=True)
    return source


def _carry_over(database: Path, new: Path) -> None:
    """Keep the official rulings that were imported before."""
    rulings = carried_over(database)
    if rulings:
        with closing(sqlite3.connect(new)) as connection, connection:
            put(connection, rulings)


def _fill(new: Path, file: Path, now: datetime, progress: Progress) -> DataSource:
    reading = _Reading()
    with closing(sqlite3.connect(new, isolation_level=None)) as connection:
        connection.executescript("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;" + SCHEMA)
        connection.execute("BEGIN")
        missing: Counter[str] = Counter()
        cards = 0
        yielding: dict[str, int] = {}
        settled: set[str] = set()
        for record in _cards(file, reading, progress):
            if record.name in settled or (record.yields and record.name in yielding):
                continue
            number = yielding.pop(record.name, None)
            if number is not None:
                connection.execute("DELETE FROM cards WHERE id = ?", (number,))
                connection.execute("DELETE FROM names WHERE card = ?", (number,))
                connection.execute("DELETE FROM oracle_ids WHERE card = ?", (number,))
            else:
                cards += 1
            if record.yields:
                yielding[record.name] = number or cards
            else:
                settled.add(record.name)
            _write(connection, number or cards, record)
            missing.update(what for face in record.faces for what in face.missing)
        if not cards:
            raise BadCardFile("there is no card in the file", "card objects")
        source = _source(reading, file, cards, missing, now)
        meta = {
            "version": str(VERSION),
            "source": source.name,
            "cards": str(cards),
            "file": source.file,
            "dated": source.dated,
            "imported": source.imported,
            "incomplete": "\n".join(source.incomplete),
        }
        connection.executemany("INSERT INTO meta VALUES (?, ?)", meta.items())
        connection.execute("COMMIT")
        connection.execute("ANALYZE")
    with new.open("rb") as written:
        os.fsync(written.fileno())
    return source


def _write(connection: sqlite3.Connection, number: int, record: CardRecord) -> None:
    connection.execute("INSERT INTO cards VALUES (?, ?, ?)", (number, record.name, to_json(record)))
    if record.oracle_id:
        ids = (record.oracle_id, number)
        connection.execute("INSERT OR REPLACE INTO oracle_ids VALUES (?, ?)", ids)
    rows = {fold_name(record.name): (WHOLE, record.name)}
    if len(record.faces) > 1:
        for index, face in enumerate(record.faces):
            rows.setdefault(fold_name(face.name), (OTHER_FACE if index else FRONT, face.name))
    connection.executemany(
        "INSERT OR IGNORE INTO names VALUES (?, ?, ?, ?, ?)",
        [
            (folded, rank, number, shown, letters(folded))
            for folded, (rank, shown) in rows.items()
            if folded
        ],
    )


def _source(
    reading: _Reading, file: Path, cards: int, missing: Counter[str], now: datetime
) -> DataSource:
    lacks = [
        f"{what} of {count} {'face' if count == 1 else 'faces'}"
        for what, count in sorted(missing.items())
    ]
    name = reading.source
    if reading.text_sources:
        name = f"cards in Scryfall's shape from {', '.join(sorted(reading.text_sources))}"
    dated = reading.dated or KNOWN_DATES.get(_digest(file), "")
    if not dated:
        changed = datetime.fromtimestamp(file.stat().st_mtime, UTC)
        dated = changed.date().isoformat()
    return DataSource(
        name=name,
        cards=cards,
        file=file.name,
        dated=dated,
        imported=now.date().isoformat(),
        incomplete=tuple(lacks),
    )


def _digest(file: Path) -> str:
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()


def read_file(file: Path) -> Iterator[CardRecord]:
    """The cards of a file of card data, one after the other, without importing them.

    Raises BadCardFile and OSError as `import_cards` does.
    """
    return _cards(file, _Reading(), lambda _: None)


def _cards(file: Path, reading: _Reading, progress: Progress) -> Iterator[CardRecord]:
    """The cards of the file, whichever of the known shapes it has; the first record decides."""
    stream = records(file, progress)
    extract = Extract()
    for raw in stream:
        if raw.record == 0:
            _read_meta(raw, reading)
            continue
        if not reading.source:
            reading.source = _shape(raw)
        record = _card(raw, reading, extract)
        if record is not None:
            yield record
    yield from extract.rest()


def _read_meta(raw: Raw, reading: _Reading) -> None:
    if raw.key == "meta" and isinstance(raw.value, dict):
        dated = raw.value.get("date")
        reading.dated = dated if isinstance(dated, str) else ""


def _shape(raw: Raw) -> str:
    if raw.key is not None and isinstance(raw.value, list):
        return ATOMIC
    if isinstance(raw.value, dict):
        if "type_line" in raw.value or "card_faces" in raw.value:
            return SCRYFALL
        if "type" in raw.value and "layout" in raw.value:
            return EXTRACT
    raise BadCardFile(
        "this is neither Scryfall's nor MTGJSON's card data",
        "objects with `type_line` (Scryfall oracle-cards) or `type` (MTGJSON AtomicCards)",
        raw.line,
        raw.record,
    )


def _card(raw: Raw, reading: _Reading, extract: Extract) -> CardRecord | None:
    if reading.source == SCRYFALL:
        card = _valid(ScryfallCard, raw, raw.value)
        sources = card.text_source or ()
        told = (sources,) if isinstance(sources, str) else sources
        reading.text_sources.update(source for source in told if source != "missing")
        return card_record(card)
    if reading.source == EXTRACT:
        return extract.add(_valid(MtgjsonFace, raw, raw.value))
    faces = raw.value if isinstance(raw.value, list) else []
    if not faces:
        raise BadCardFile("no faces", "a list of faces", raw.line, raw.record, raw.key)
    return atomic_record([_valid(MtgjsonFace, raw, face) for face in faces])


def _valid(model: type[Model], raw: Raw, value: object) -> Model:
    """The value as the model has it; the first thing wrong with it becomes the problem."""
    try:
        return model.model_validate(value)
    except ValidationError as wrong:
        first = wrong.errors(include_url=False)[0]
        name = value.get("name") if isinstance(value, dict) else None
        found = repr(first["input"])
        if first["type"] == "missing":
            what, expected = "it is not there", "a value"
        else:
            what, expected = f"found {found[:40]}", first["msg"].removeprefix("Input should be ")
        raise BadCardFile(
            what,
            expected,
            raw.line,
            raw.record,
            name if isinstance(name, str) else raw.key,
            ".".join(str(part) for part in first["loc"]) or None,
        ) from wrong
