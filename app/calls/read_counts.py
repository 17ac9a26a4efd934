"""Numbers that may be bounds, and counters, in expectations."""

from __future__ import annotations

import re

from app.calls.cursor import Cursor
from app.calls.facts import Bound, Count

COUNTERS = re.compile(r"([^\"{},]{1,60}?) counters?(?![^\W_])")
_BOUNDS = {"or more": Bound.OR_MORE, "or less": Bound.OR_LESS}


def read_bound(c: Cursor, number: int) -> Count:
    """The number with the `or more` or `or less` that may follow here."""
    word = c.take(*_BOUNDS)
    return Count(number, _BOUNDS[word]) if word else Count(number)


def read_count(c: Cursor, expected: str) -> Count:
    """A number and its bound."""
    return read_bound(c, c.number(expected, least=None))
