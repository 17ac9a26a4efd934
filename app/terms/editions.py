"""Editions: which text of the Comprehensive Rules is asked for."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True)
class Edition:
    """An edition is the date whose rules are in force; `name` as the call wrote it."""

    name: str
    date: date


CURRENT = Edition("current", date(2026, 9, 25))
NAMED: dict[str, Edition] = {
    "current": CURRENT,
    "2010": Edition("2010", date(2024, 7, 30)),
    "2004": Edition("2004", date(2009, 5, 1)),
}
EARLIEST = date(2003, 12, 1)

_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def read_edition(text: str) -> Edition | None:
    """The edition of a date written `YYYY-MM-DD`; None where the text is no date."""
    if not _DATE.fullmatch(text):
        return None
    try:
        return Edition(text, date.fromisoformat(text))
    except ValueError:
        return None
