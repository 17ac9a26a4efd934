"""Call notation read into calls.

`parse` raises all errors of a text at once; `read` gives the calls as far as they can be read,
beside the errors.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from app.calls.errors import NotationError, NotationErrors
from app.calls.model import Call
from app.calls.read_call import CallReader, Line
from app.calls.suggestions import Suggestions
from app.calls.table import CardNames
from app.calls.text import lines_of

MOST_CHARACTERS = 400_000
MOST_ERRORS = 100
_DASHES = frozenset("-—–‒−‐‑")


@dataclass(frozen=True, slots=True)
class Reading:
    """A call as far as it could be read, and what could not be. `call` is None where there are not
    even players; `line` is where it begins."""

    call: Call | None
    errors: tuple[NotationError, ...]
    line: int


def parse(text: str, names: CardNames, file: str = "") -> list[Call]:
    """The calls of a text, none of an empty one.

    Raises NotationErrors with all that can't be read (the first hundred, of very many).
    """
    readings = read(text, names, file)
    errors = tuple(error for reading in readings for error in reading.errors)
    if errors:
        raise NotationErrors(errors)
    return [reading.call for reading in readings if reading.call]


def read(text: str, names: CardNames, file: str = "") -> list[Reading]:
    """The calls of a text, each with its errors; nothing is raised.

    What can't be read is left out of its call and the rest stands, so that an editor can show it.
    """
    if len(text) > MOST_CHARACTERS:
        expected = f"a text of at most {MOST_CHARACTERS} characters"
        return [Reading(None, (NotationError(1, 1, text[:20], expected, (), file),), 1)]
    readings: list[Reading] = []
    left = MOST_ERRORS
    suggestions = Suggestions(names)
    for lines in calls_of(text):
        first = lines[0]
        if not left:
            expected = f"fewer than {MOST_ERRORS} problems above; the rest is not read"
            error = NotationError(first.number, 1, first.text[:40], expected, (), file)
            readings.append(Reading(None, (error,), first.number))
            break
        reader = CallReader(lines, names, file, left, suggestions)
        call = reader.read()
        left = max(0, left - len(reader.errors))
        readings.append(Reading(call, tuple(reader.errors), first.number))
    return readings


def calls_of(text: str) -> Iterable[list[Line]]:
    """The lines of each call of a text, without blank ones and those that are comments."""
    lines: list[Line] = []
    for number, raw in enumerate(lines_of(text.removeprefix("\ufeff")), start=1):
        line = raw.strip()
        if not line:
            continue
        if (line[0] == "#" and line[1:2] not in "0123456789") or line == "#":
            continue
        if line[0] in _DASHES and parts_calls(line):
            if lines:
                yield lines
            lines = []
        else:
            lines.append(Line(number, line, len(raw) - len(raw.lstrip())))
    if lines:
        yield lines


def parts_calls(line: str) -> bool:
    """Whether a line is of three or more dashes; a long one is two that a phone has joined."""
    return _DASHES.issuperset(line) and len(line) + line.count("—") >= 3
