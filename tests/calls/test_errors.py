from __future__ import annotations

import pytest

from app.calls.errors import NotationError, NotationErrors
from app.calls.model import Do
from app.calls.parse import MOST_ERRORS, parse, read
from tests.calls.known_names import FEW, KnownNames

TEXT = """title: One
[Ann]
Rex = 2/2 green Bear, flyng, tapped
[Bob]
  > atack Rex -> Bob
> block none
---
title: Two
[Ann]
[Bob]
= Ann 20 lives
"""


def test_all_errors_are_told_with_their_places() -> None:
    with pytest.raises(NotationErrors) as raised:
        parse(TEXT, FEW, "table.call")
    places = [(one.file, one.line, one.column, one.word) for one in raised.value.errors]
    assert places == [
        ("table.call", 3, 23, "flyng"),
        ("table.call", 5, 5, "atack"),
        ("table.call", 11, 10, "lives"),
    ]
    first = str(raised.value).splitlines()[0]
    assert first.startswith("table.call:3:23: `flyng`: expected a modifier")
    assert first.endswith("`flying` would work")


def test_the_rest_is_still_read() -> None:
    first, second = read(TEXT, FEW)
    assert first.call
    assert second.call
    assert (first.line, second.line) == (1, 8)
    assert [entry.names for entry in first.call.entries] == [("Rex",)]
    assert len(first.call.entries[0].modifiers) == 1
    assert [line.line for line in first.call.script if isinstance(line, Do)] == [6]
    assert [len(reading.errors) for reading in (first, second)] == [2, 1]


def test_an_error_without_a_file_names_the_line() -> None:
    error = NotationError(3, 5, "", "a comma", ("a", "b"))
    assert str(error) == "line 3:5: the end of the line: expected a comma; `a` or `b` would work"


def test_junk_does_not_search_the_cards_for_ever() -> None:
    names = KnownNames(FEW.shown.values())
    junk = "\n".join(f"Grizly Beers{n}" for n in range(900))
    (reading,) = read(f"[Ann]\n{junk}\n[Bob]\n", names)
    assert len(reading.errors) == MOST_ERRORS
    assert names.lookups <= 10


def test_reading_ends_after_very_many_errors() -> None:
    bad = "[Ann]\n[Bob]\n" + "> sing\n" * 60 + "---\n"
    readings = read(bad * 5, FEW)
    assert [len(reading.errors) for reading in readings] == [60, 40, 1]
    assert "not read" in readings[-1].errors[0].expected


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("x" * 400_001, 1),
        ("[Ann]\n[Bob]\nForest, " + "x" * 8_000, 3),
        ("[Ann]\n[Bob]\n" + "> pass\n" * 3_000, 3_001),
        ("".join(f"[P{n}]\n" for n in range(21)), 21),
    ],
    ids=["text", "line", "lines", "players"],
)
def test_too_much_is_told(text: str, line: int) -> None:
    with pytest.raises(NotationErrors) as raised:
        parse(text, FEW)
    assert raised.value.errors[0].line == line
    assert "at most" in raised.value.errors[0].expected
