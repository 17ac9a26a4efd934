from __future__ import annotations

import time

import pytest

from app.calls.dump import dump_all
from app.calls.errors import NotationErrors
from app.calls.parse import parse
from tests.calls.known_names import FEW
from tests.calls.malformed import GOOD, malformed

SECOND = 1.0


def answer(number: int) -> bool:
    """Read a malformed text: whether it could be read after all. Nothing but errors that tell of
    lines may be raised, and what is read must be written as it was read."""
    text = malformed(number)
    start = time.process_time()
    calls, errors = [], ()
    try:
        calls = parse(text, FEW)
    except NotationErrors as raised:
        errors = raised.errors
    assert time.process_time() - start < SECOND, number
    lines = text.count("\n") + text.count("\r") + 1
    wrong = [error for error in errors if not 1 <= error.line <= lines or not error.expected]
    assert not wrong, number
    if errors:
        return False
    assert parse(dump_all(calls), FEW) == calls, number
    return True


@pytest.mark.parametrize("text", GOOD)
def test_the_texts_they_are_made_from_can_be_read(text: str) -> None:
    assert parse(text, FEW)


def test_sample() -> None:
    read = sum(answer(number) for number in range(2_000))
    assert 0 < read < 1_000


@pytest.mark.long
@pytest.mark.parametrize("start", range(0, 100_000, 5_000))
def test_all(start: int) -> None:
    read = sum(answer(number) for number in range(start, start + 5_000))
    assert 0 < read < 2_500
