"""Rulings of older editions: the numbers of their text, orders announced, damage on the stack."""

from __future__ import annotations

import pytest

from app.calls.parse import read
from app.cards.store import CardStore
from app.judge.ask import CallAnswer, answer_call
from app.judge.cards import CardData
from app.rulebook import renumbering
from app.rulebook.renumbering import number_then, text_of, told_then
from app.rulebook.rule_numbers import rule_numbers
from app.terms.editions import CURRENT, NAMED, Edition, read_edition

_TEXTS = ("2009-05-01", "2010-06-18", "2018-07-13", "2024-07-30")


def answered(text: str) -> CallAnswer:
    cards = CardData(CardStore.open())
    (found,) = read(text, cards, "test.call")
    assert found.call is not None, found.errors
    return answer_call(found.call, cards)


def edition(day: str) -> Edition:
    found = read_edition(day)
    assert found is not None
    return found


@pytest.mark.parametrize("text", _TEXTS)
def test_tables_name_rules_that_are_in_both_texts(text: str) -> None:
    table = renumbering._table(text)
    assert table
    assert set(table.values()) <= rule_numbers(text)
    assert set(table) <= rule_numbers("2026-04-17")


@pytest.mark.parametrize(
    ("day", "today", "then"),
    [
        # Protection, trample, combat damage and the legend rule as they are numbered in each text.
        ("2009-05-01", "702.16e", "502.7e"),
        ("2009-05-01", "702.19b", "502.9b"),
        ("2009-06-01", "510.1c", "310.2c"),
        ("2010-06-18", "702.16b", "702.14b"),
        ("2010-06-18", "704.5j", "704.5k"),
        ("2024-07-30", "510.1c", "510.1c"),
        ("2024-07-30", "509.3a", "509.5a"),
        ("2024-11-08", "509.3a", "509.3a"),
    ],
)
def test_numbers_of_then(day: str, today: str, then: str) -> None:
    assert number_then(today, edition(day)) == then


def test_todays_numbers_are_left_alone() -> None:
    assert text_of(CURRENT) == ""
    assert told_then("510.1c", CURRENT) == "510.1c"
    assert told_then("Giant Growth", NAMED["2004"]) == "Giant Growth"


def test_a_rule_that_the_text_did_not_have_is_told_to_be_todays() -> None:
    assert told_then("702.19f", NAMED["2004"]) == "702.19f (today)"
    assert told_then("310.4c (2009-05-01)", NAMED["2004"]) == "310.4c (2009)"


ORDERED = """
rules: 2010
[Ann]
Rex = 5/5 green Beast
[Bob]
One = 2/2 white Soldier
Two = 3/3 white Soldier
> attack Rex -> Bob
> block One -> Rex, Two -> Rex
"""


def test_the_order_of_blockers_is_asked_for() -> None:
    answer = answered(ORDERED + "= asks Ann to order blockers\n? choices\n")
    assert answer.passed
    assert "in which order Rex assigns damage" in answer.rulings[0].verdict


def test_without_an_order_every_one_is_carried_on() -> None:
    answer = answered(ORDERED + "? what happens\n= possible: One dies and Two dies\n= Rex dies\n")
    assert answer.passed
    assert answer.complete


def test_an_order_of_others_is_refused() -> None:
    answer = answered(ORDERED + "> order Rex: One\n= illegal\n")
    assert answer.passed


def test_there_is_no_order_today() -> None:
    text = ORDERED.replace("rules: 2010", "rules: current")
    answer = answered(text + "> order Rex: One, Two\n= illegal\n= cites 510.1c\n")
    assert answer.passed


ON_THE_STACK = """
rules: 2004
turn: Ann, combat damage
[Ann]
Rex = 3/3 red Beast, attacking
[Bob]
Bear = 2/2 green Bear, blocking Rex
stack: combat damage (Rex: 3 Bear; Bear: 2 Rex)
"""


def test_a_call_may_begin_with_combat_damage_on_the_stack() -> None:
    answer = answered(ON_THE_STACK + "> suppose Bear gets +0/+2\n? what happens\n= Bear 3 damage\n")
    assert answer.passed
    assert answer.complete
    assert "combat damage resolves." in [step.text for step in answer.rulings[0].steps]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("rules: 2004", "rules: 2010", "2009-07-11"),
        ("turn: Ann, combat damage", "turn: Ann, declare blockers", "turn: Ann, combat damage"),
    ],
)
def test_combat_damage_on_the_stack_has_its_place(old: str, new: str, told: str) -> None:
    answer = answered(ON_THE_STACK.replace(old, new) + "? what happens\n")
    assert told in answer.problem
