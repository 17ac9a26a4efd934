from __future__ import annotations

import time

import pytest

from app.calls.parse import parse
from app.judge.quick import read_quick
from tests.calls.known_names import FEW
from tests.quick.junk import junk


def answer(number: int) -> bool:
    """Read a line of junk, and check what came of it: whether a call did."""
    line = junk(number)
    start = time.process_time()
    found = read_quick(line, FEW)
    assert time.process_time() - start < 1, number
    end = 0
    for chip in found.chips:
        assert end <= chip.start < chip.end <= len(line), number
        assert line[chip.start : chip.end].startswith(chip.text), number
        assert bool(chip.meaning) != bool(chip.problem), number
        end = chip.end
    # Nothing of the line is passed over in silence but what parts its words.
    covered = [False] * len(line)
    for chip in found.chips:
        covered[chip.start : chip.end] = [True] * (chip.end - chip.start)
    left = "".join(sign for sign, seen in zip(line, covered, strict=True) if not seen)
    assert not any(sign.isalnum() for sign in left), number
    if found.call is None:
        return False
    assert parse(found.notation, FEW) == [found.call], number
    return True


def test_sample() -> None:
    assert sum(answer(number) for number in range(2_000)) > 500


@pytest.mark.long
@pytest.mark.parametrize("start", range(0, 100_000, 10_000))
def test_all(start: int) -> None:
    assert sum(answer(number) for number in range(start, start + 10_000)) > 2_500
