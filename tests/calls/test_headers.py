from __future__ import annotations

from datetime import date

import pytest

from app.calls.model import Turn
from app.terms.editions import CURRENT
from app.terms.steps import Step
from tests.calls.reading import errors, one

PLAYERS = "[Ann]\n[Bob]\n"


def test_free_text_keeps_hashes_and_quotes() -> None:
    call = one(f'title: The #2 "Bear" # and more\nsource: a: b\nnote: one\nnote: two\n{PLAYERS}')
    assert call.title == 'The #2 "Bear" # and more'
    assert (call.source, call.note) == ("a: b", "one\ntwo")


@pytest.mark.parametrize(
    ("written", "day"),
    [
        ("current", CURRENT.date),
        ("2010", date(2024, 7, 30)),
        ("2004", date(2009, 5, 1)),
        ("2018-07-13", date(2018, 7, 13)),
        ("2003-12-01", date(2003, 12, 1)),
    ],
)
def test_editions(written: str, day: date) -> None:
    rules = one(f"RULES: {written} # of old\n{PLAYERS}").rules
    assert (rules.name, rules.date) == (written, day)


@pytest.mark.parametrize(
    "written", ["2003-11-30", "1999-01-01", "2024-02-30", "20240730", "old", ""]
)
def test_no_editions(written: str) -> None:
    (error,) = errors(f"rules: {written}\n{PLAYERS}")
    assert (error.line, error.column, error.word) == (1, 8 if written else 7, written)
    assert "2010" in error.works


@pytest.mark.parametrize("step", list(Step))
def test_turn(step: Step) -> None:
    assert one(f"turn: bob, {step.value.upper()}\n{PLAYERS}").turn == Turn("Bob", step)


def test_turn_by_default_is_the_first_players_main_phase() -> None:
    call = one(PLAYERS)
    assert call.turn is None
    assert (call.active_player, call.step) == ("Ann", Step.PRECOMBAT_MAIN)


@pytest.mark.parametrize(
    ("said", "step"),
    [
        ("attacking", Step.DECLARE_ATTACKERS),
        ("attacking Bob", Step.DECLARE_ATTACKERS),
        ("attacking, blocked", Step.DECLARE_BLOCKERS),
        ("blocking Rex", Step.DECLARE_BLOCKERS),
        ("tapped", Step.PRECOMBAT_MAIN),
    ],
)
def test_step_by_default_is_that_of_the_combat_so_far(said: str, step: Step) -> None:
    call = one(f"[Ann]\nRex = 2/2 green Bear\nCub = 1/1 green Bear, {said}\n[Bob]\n")
    assert call.step is step


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        (f"turn: Cho, main\n{PLAYERS}", 1, "Cho"),
        (f"turn: Ann, lunch\n{PLAYERS}", 1, "lunch"),
        (f"turn: Ann main\n{PLAYERS}", 1, "main"),
        (f"title: a\nTitle: b\n{PLAYERS}", 2, "Title: b"),
        (f"tilte: a\n{PLAYERS}", 1, "tilte: a"),
        ("[Ann]\n", 1, ""),
        ("title: nobody\n", 1, ""),
    ],
)
def test_errors(text: str, line: int, word: str) -> None:
    (error,) = errors(text)
    assert (error.line, error.word) == (line, word)


def test_a_misspelt_header_gets_the_nearest() -> None:
    (error,) = errors(f"tilte: a\n{PLAYERS}")
    assert error.works == ("title:",)
