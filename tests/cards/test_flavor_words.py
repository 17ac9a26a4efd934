"""Flavor words before keywords (CR 207.2d): they mean nothing, words that mean something stay."""

from __future__ import annotations

import pytest

from app.cards.oracle.lines import Context, read_line
from app.cards.typeline import read_type_line

EQUIPMENT = Context("Test Blade", read_type_line("Artifact — Equipment"))


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("Moonlight — Equip {2}", "Equip {2}"),
        ("Moon's Edge and Sun's Hilt — Equip {4}", "Equip {4}"),
        ("Iron Curtain — Protection from mana value 3 or less",
         "Protection from mana value 3 or less"),
        ("The Swift — Flying, vigilance", "Flying, vigilance"),
    ],
)  # fmt: skip
def test_flavor_words_are_left_out(line: str, same: str) -> None:
    assert read_line(line, EQUIPMENT) == read_line(same, EQUIPMENT) is not None


@pytest.mark.parametrize("line", ["Stage 2 — Flying", "II — Flying", "not so — Flying"])
def test_other_words_are_not(line: str) -> None:
    assert read_line(line, EQUIPMENT) is None


def test_a_keyword_before_the_dash_is_the_keyword() -> None:
    (ward,) = read_line("Ward—Discard a card.", EQUIPMENT) or ()
    assert getattr(ward, "name", "") == "ward"
