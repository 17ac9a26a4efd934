"""When an ability that is not read is held not to have done anything."""

from __future__ import annotations

import pytest

from app.judge.happenings import happenings_of, never_came, words_never_came
from app.terms.abilities import EventKind, Trigger
from app.terms.events import Damage, Moved, StepBegins, Tapped
from app.terms.steps import Step
from app.terms.zones import Zone

NOTHING: frozenset[str] = frozenset()


@pytest.mark.parametrize(
    "line",
    [
        "Whenever this creature attacks, do something.",
        "When ~ dies, do something.",
        "Whenever one or more creatures you control attack, do something.",
        "Whenever ~ attacks or blocks, do something.",
        "Whenever a creature transforms into ~, do something.",
        "Whenever a counter is removed from ~, do something.",
    ],
)
def test_what_waits_for_an_event_is_silent_where_nothing_happened(line: str) -> None:
    assert words_never_came(line, NOTHING)


@pytest.mark.parametrize(
    "line",
    [
        # A state, which may be so from the start (603.8).
        "When you control no Islands, do something.",
        "When there are no cards in your hand, do something.",
        # Two events of which one is not known, and one of two subjects.
        "Whenever you expend 4 or attack, do something.",
        "Whenever you or ~ becomes the target, do something.",
        # No triggered ability at all.
        "Creatures you control attack each combat if able.",
        "As long as ~ is tapped, do something.",
    ],
)
def test_what_may_come_without_a_known_event_is_not_silent(line: str) -> None:
    assert not words_never_came(line, NOTHING)


@pytest.mark.parametrize(
    ("line", "happened"),
    [
        ("Whenever this creature attacks, do something.", "attack"),
        ("Whenever ~ attacks or blocks, do something.", "block"),
        ("Whenever ~ deals combat damage to a player, do something.", "damage"),
        ("When ~ is put into a graveyard from anywhere, do something.", "moved"),
    ],
)
def test_it_is_not_silent_once_that_happened(line: str, happened: str) -> None:
    assert not words_never_came(line, frozenset({happened}))


def test_events_in_words() -> None:
    assert set(happenings_of(Damage(1, 2, 3))) == {"damage"}
    assert {"entered", "moved"} <= set(happenings_of(Moved(1, Zone.BATTLEFIELD)))
    assert set(happenings_of(Tapped(1))) == {"tapped"}
    assert set(happenings_of(StepBegins("upkeep", 0))) == {"other"}


def test_triggers_that_are_read_wait_for_their_events() -> None:
    upkeep = Trigger(EventKind.BEGINNING_OF_STEP, step=Step.UPKEEP)
    assert never_came(upkeep, NOTHING, NOTHING)
    assert not never_came(upkeep, NOTHING, frozenset({"upkeep"}))
    assert not never_came(Trigger(EventKind.STATE), NOTHING, NOTHING)
    assert never_came(Trigger(EventKind.DIES), frozenset({"entered"}), NOTHING)
