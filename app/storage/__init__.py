"""Saved calls: text and JSON only, in SQLite unless DATABASE_URL says otherwise."""

from __future__ import annotations

from pathlib import Path

from app.storage.links import Links, NotSaved, SqliteLinks

__all__ = ["Links", "NotSaved", "SqliteLinks", "open_links"]

_SQLITE = "sqlite:///"


def open_links(url: str, otherwise: Path) -> Links:
    """The store for a DATABASE_URL; the SQLite file `otherwise` where that is empty.

    Raises ValueError for an address that is not understood.
    """
    if not url:
        return SqliteLinks(otherwise)
    if url.startswith(_SQLITE):
        return SqliteLinks(Path(url.removeprefix(_SQLITE)))
    scheme = url.partition(":")[0]
    raise ValueError(f"DATABASE_URL: {scheme!r} is not known; {_SQLITE}path/to/file works")
