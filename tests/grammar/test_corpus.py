"""The grammar on every printed card, where card data are at hand."""

from __future__ import annotations

import random
from functools import cache

import pytest

from app.cards.oracle.grammar.line import look_at
from app.cards.oracle.text import plain
from tests.grammar.reading import words_that_do_not_matter
from tests.house.printed_cards import printed

SAMPLE = 3000
PROBED = 2000


@cache
def lines() -> tuple[str, ...]:
    """Each line of the printed cards once, in an order that is no order of the data."""
    found = {plain(line, card.name) for card in printed() for line in card.text.split("\n")} - {""}
    if not found:
        pytest.skip("no card data are here")
    ordered = sorted(found)
    random.Random(2026).shuffle(ordered)
    return tuple(ordered)


def ambiguous(some: tuple[str, ...]) -> list[str]:
    return [line for line in some if len(look_at(line).readings) > 1]


def probed(some: tuple[str, ...], most: int | None = None) -> tuple[int, list[tuple[str, str]]]:
    """How many read lines were probed, and the words that could be left out of them."""
    found, count = [], 0
    for line in some:
        if count == most:
            break
        if len(look_at(line).readings) == 1:
            count += 1
            found += [(line, word) for word in words_that_do_not_matter(line)]
    return count, found


def test_no_sampled_line_has_two_readings() -> None:
    assert ambiguous(lines()[:SAMPLE]) == []


def test_no_word_of_sampled_lines_can_be_left_out() -> None:
    count, found = probed(lines(), PROBED)
    assert count == PROBED
    assert found == []


@pytest.mark.long
def test_no_line_has_two_readings() -> None:
    assert ambiguous(lines()) == []


@pytest.mark.long
def test_no_word_of_any_read_line_can_be_left_out() -> None:
    count, found = probed(lines())
    assert count > PROBED
    assert found == []
