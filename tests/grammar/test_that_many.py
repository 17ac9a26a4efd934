"""`That many` needs a number: one of the event, or of what was done before it."""

from __future__ import annotations

import pytest

from tests.grammar.reading import is_unread, read

OF_VALUE = "if its mana value is 2 or less"
EXILE = "exile that many cards from the top of your library"


@pytest.mark.parametrize(
    "line",
    [
        # The mana value, and not a number of the event.
        f"Whenever a Goat dies, {OF_VALUE}, you may draw that many cards.",
        # How many of them one controls.
        "At the beginning of your upkeep, if you control two or more Goats, draw that many cards.",
        # The counters that it had.
        f"Whenever a Goat with a counter on it dies, {EXILE}.",
        "Whenever ~ attacks, draw that many cards.",
        "Whenever you cast a spell, you may draw that many cards.",
    ],
)
def test_an_event_of_one_object_has_no_number(line: str) -> None:
    assert is_unread(line)


@pytest.mark.parametrize(
    "line",
    [
        "Whenever ~ deals combat damage to a player, draw that many cards.",
        "Whenever one or more Goats you control die, draw that many cards.",
        "When ~ enters, discard any number of cards, then draw that many cards.",
        "Whenever you gain life, put that many +1/+1 counters on ~.",
        f"Whenever ~ is dealt damage, {EXILE}.",
        'When ~ enters, target Goat gains "Whenever ~ is dealt damage, draw that many cards."',
    ],
)
def test_other_events_do_or_what_was_done(line: str) -> None:
    assert read(line)
