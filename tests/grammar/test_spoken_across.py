"""What a sentence says across a limit set before it is left unread, and nothing more is."""

from __future__ import annotations

from typing import Any

import pytest

from app.cards.oracle.grammar.spoken import named_in
from app.engine.kernel.rewriting import parts_of
from app.terms.amounts import PowerOf
from app.terms.conditions import AllConditions, Compare, Exists, Matches
from app.terms.effects import DestroyIt, MoveTo, PutCountersOn, SacrificeIt
from app.terms.relations import SharesWith
from app.terms.selectors import (
    AllOf,
    Comparison,
    HasSubtype,
    Host,
    Not,
    PowerIs,
    ThatObject,
    This,
    Those,
)
from tests.grammar.reading import is_unread, one, read

STAYS_TAPPED = "It doesn't untap during its controller's next untap step."
REVEAL = "Reveal the top card of your library."
TO_PLAY = "If it's a Goat card, put it onto the battlefield."
SHOWN_AT_LAST = "is turned face up"
TAPS = "tap target Goat."
IS_CREATURE = "If it's a creature card,"
SHOWN = "you may reveal it."
COUNTER = "put a +1/+1 counter on it."
UPKEEP = "At the beginning of your upkeep,"
GOAT = HasSubtype("Goat")


@pytest.mark.parametrize(
    ("across", "within"),
    [
        pytest.param(
            f"Whenever a face-down Goat you control {SHOWN_AT_LAST}, draw a card.",
            f"Whenever a Goat you control {SHOWN_AT_LAST}, draw a card.",
            id="it is face down no more as it is turned face up",
        ),
        pytest.param(
            "Destroy target Goat unless its controller sacrifices another Goat.",
            "Destroy target Goat unless its controller sacrifices a Goat.",
            id="another than the target, of a spell",
        ),
        pytest.param(
            "When ~ enters, destroy target Goat unless its controller sacrifices another Goat.",
            "When ~ enters, destroy target Goat unless you sacrifice another Goat.",
            id="another than the target, of a permanent",
        ),
        pytest.param(
            "Destroy target Goat. If another Goat died this turn, draw a card.",
            "Destroy target Goat. If a Goat died this turn, draw a card.",
            id="another than the target died",
        ),
        pytest.param(
            f"Whenever ~ attacks, you may pay {{1}}. If you do, {TAPS} {STAYS_TAPPED}",
            f"Whenever ~ attacks, {TAPS} {STAYS_TAPPED}",
            id="tapped only if that was paid",
        ),
        pytest.param(
            f"{REVEAL} {TO_PLAY} {IS_CREATURE} you gain 2 life.",
            f"{REVEAL} {IS_CREATURE} you gain 2 life. {TO_PLAY}",
            id="a card asked about after it may have been put onto the battlefield",
        ),
        pytest.param(
            f"{REVEAL} {TO_PLAY} If it's a land card, draw a card.",
            f"{REVEAL} {TO_PLAY} Otherwise, draw a card.",
            id="and otherwise than as a second question",
        ),
    ],
)
def test_only_what_speaks_across_the_limit_is_left_unread(across: str, within: str) -> None:
    assert is_unread(across)
    assert read(within)


def test_what_is_paid_and_done_at_once_is_spoken_of_within() -> None:
    line = f"Whenever ~ attacks, you may pay {{1}}. If you do, {TAPS}"
    assert read(line)
    assert read("Whenever ~ attacks, you may tap target Goat. If you do, " + STAYS_TAPPED.lower())


def test_what_is_looked_at_is_it_and_not_what_it_shares_with() -> None:
    line = (
        f"{UPKEEP} you may look at the top card of your library. If it shares a creature type "
        f"with ~, {SHOWN} If you do, put it into your hand."
    )
    moves = [part for part in parts_of(one(line)) if isinstance(part, MoveTo)]
    shared = [part for part in parts_of(one(line)) if isinstance(part, Matches)]
    assert [move.what for move in moves] == [Those()]
    assert shared == [Matches(Those(), SharesWith("creature type", This()))]


@pytest.mark.parametrize(
    ("line", "effect", "what"),
    [
        (f"{UPKEEP} if ~ is tapped, {COUNTER}", PutCountersOn, This()),
        (
            f"{UPKEEP} if enchanted creature is a Goat, {COUNTER}",
            PutCountersOn,
            Host(),
        ),
        (
            f"{UPKEEP} if ~ shares a creature type with enchanted creature, {COUNTER}",
            PutCountersOn,
            This(),
        ),
        ("When ~ has power 4 or greater, sacrifice it.", SacrificeIt, This()),
        ("When enchanted creature is a Goat, destroy it.", DestroyIt, Host()),
    ],
)
def test_it_is_the_one_object_that_the_condition_names(
    line: str, effect: type[Any], what: Any
) -> None:
    assert [part.what for part in parts_of(one(line)) if isinstance(part, effect)] == [what]


@pytest.mark.parametrize(
    "condition", ["if you control a Goat", "if you control another Goat", "if a Goat is tapped"]
)
def test_a_condition_that_names_no_one_object_has_no_it(condition: str) -> None:
    assert is_unread(f"{UPKEEP} {condition}, {COUNTER}")


@pytest.mark.parametrize(
    ("condition", "named"),
    [
        (Matches(This(), GOAT), This()),
        (Matches(Host(), GOAT), Host()),
        (Compare(PowerOf(This()), Comparison.AT_LEAST, 4), This()),
        (AllConditions((Matches(This(), GOAT), Matches(This(), PowerIs(Comparison.EQUAL, 2)))),
         This()),
        (Matches(This(), SharesWith("color", Host())), This()),
        (Matches(Those(), SharesWith("creature type", This())), None),
        (Matches(ThatObject(), GOAT), None),
        (AllConditions((Matches(This(), GOAT), Matches(Host(), GOAT))), None),
        (Exists(GOAT), None),
        (Exists(AllOf((Not(This()), GOAT))), None),
    ],
)  # fmt: skip
def test_the_object_that_a_condition_names(condition: Any, named: Any) -> None:
    assert named_in(condition) == named
