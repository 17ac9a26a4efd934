"""Whatever a call says it is answered: no crash, no hang, and the same answer each time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.calls.parse import read
from app.judge.ask import answer_call
from app.judge.budget import Budget
from tests.judge.play import cards
from tests.judge.random_calls import RandomCall


def check(seed: int) -> None:
    """The call of a seed is answered, twice alike."""
    text = RandomCall(seed).text()
    (reading,) = read(text, cards())
    if reading.errors or reading.call is None:
        return
    budget = {"units": 1500, "seconds": 60}
    first = answer_call(reading.call, cards(), Budget(**budget))
    again = answer_call(reading.call, cards(), Budget(**budget))
    assert replace(first, milliseconds=0.0) == replace(again, milliseconds=0.0), text
    for ruling in first.rulings:
        assert ruling.verdict, text
        assert ruling.complete or ruling.not_taken or not ruling.steps, text


@pytest.mark.parametrize("start", range(0, 160, 20))
def test_random_calls_are_answered(start: int) -> None:
    for seed in range(start, start + 20):
        check(seed)


@pytest.mark.long
@pytest.mark.parametrize("start", range(1000, 4000, 100))
def test_many_random_calls_are_answered(start: int) -> None:
    for seed in range(start, start + 100):
        check(seed)
