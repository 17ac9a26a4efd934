"""The card database: where it is, its tables, and what its `meta` table tells of the data."""

from __future__ import annotations

import os
import sqlite3
from dataclasses import dataclass
from pathlib import Path

import platformdirs

VERSION = 2
# What an older version made serves as well: it has no readings, no search by fields, no rulings.
READABLE = frozenset({"1", "2"})
SCHEMA = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE cards (id INTEGER PRIMARY KEY, name TEXT NOT NULL, record TEXT NOT NULL);
CREATE TABLE names (
    folded TEXT NOT NULL, rank INTEGER NOT NULL, card INTEGER NOT NULL,
    shown TEXT NOT NULL, letters TEXT NOT NULL,
    PRIMARY KEY (folded, rank, card)
) WITHOUT ROWID;
CREATE TABLE readings (card INTEGER PRIMARY KEY, reading TEXT NOT NULL);
CREATE TABLE oracle_ids (oracle_id TEXT PRIMARY KEY, card INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE official (
    oracle_id TEXT NOT NULL, dated TEXT NOT NULL, number INTEGER NOT NULL,
    source TEXT NOT NULL, comment TEXT NOT NULL,
    PRIMARY KEY (oracle_id, dated, number)
) WITHOUT ROWID;
"""
# A whole card's name goes before a front face's, and that before another face's.
WHOLE, FRONT, OTHER_FACE = 0, 1, 2
_CHECKOUT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class DataSource:
    """Which card data are in use.

    `name`: what they are; `dated`: the day the data are of, as far as is known; `imported`: the day
    they were imported; `cards`: how many; `incomplete`: what they lack, in words, each with its
    count; `problem`: why imported data could not be used, where that is so; `rulings`: the day of
    the official rulings, empty where none were imported; `older`: an older version of floorjudge
    imported them, so that some of what is kept now is not there.
    """

    name: str
    cards: int
    file: str = ""
    dated: str = ""
    imported: str = ""
    incomplete: tuple[str, ...] = ()
    builtin: bool = False
    problem: str = ""
    rulings: str = ""
    older: bool = False

    def __str__(self) -> str:
        parts = [f"{self.name}, {self.cards:,} cards"]
        if self.dated:
            parts.append(f"data of {self.dated}")
        if self.imported:
            parts.append(f"imported {self.imported}")
        return ", ".join(parts)


def default_path() -> Path:
    """Where the card database is when nobody says otherwise.

    The environment's FLOORJUDGE_CARDS; in a checkout `data/cards.sqlite`; else the user's own data
    folder.
    """
    said = os.environ.get("FLOORJUDGE_CARDS")
    if said:
        return Path(said).expanduser()
    if (_CHECKOUT / "pyproject.toml").is_file():
        return _CHECKOUT / "data" / "cards.sqlite"
    return Path(platformdirs.user_data_dir("floorjudge", appauthor=False)) / "cards.sqlite"


def open_to_read(path: Path) -> sqlite3.Connection:
    """A read-only connection. sqlite3.Error where there is no readable card database."""
    uri = f"{path.resolve().as_uri()}?mode=ro&immutable=1"
    connection = sqlite3.connect(uri, uri=True, check_same_thread=False)
    try:
        connection.execute("PRAGMA mmap_size = 67108864")
        connection.execute("SELECT value FROM meta WHERE key = 'version'").fetchone()
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def read_source(connection: sqlite3.Connection) -> DataSource:
    """What the database says of its data. ValueError where another version made it."""
    meta = dict(connection.execute("SELECT key, value FROM meta"))
    if meta.get("version") not in READABLE:
        raise ValueError("it was made by another version of floorjudge; import the cards again")
    return DataSource(
        name=meta["source"],
        cards=int(meta["cards"]),
        file=meta["file"],
        dated=meta["dated"],
        imported=meta["imported"],
        incomplete=tuple(filter(None, meta["incomplete"].split("\n"))),
        rulings=meta.get("rulings", ""),
        older=meta["version"] != str(VERSION),
    )
