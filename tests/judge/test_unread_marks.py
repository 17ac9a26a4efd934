"""The place at which a text that someone typed is not understood any more."""

from __future__ import annotations

import pytest

from app.judge.ruling import NOT_READ, NotTaken
from app.judge.unread_marks import mark_of


@pytest.mark.parametrize(
    ("text", "marked", "reason"),
    [
        (
            "Whenever this creature attacks, it makes tea for each player.",
            "makes",
            "not understood from here on",
        ),
        ("This creature gets +1/+1 for each cup you own.", "cup", "not understood from here on"),
        ("Tea is served.", "Tea", "no sentence is known that begins so"),
        ("Flying, tramplle", "tramplle", "not a keyword that is known"),
        ("Draw a card.", "Draw a card.", "such a text can't stand on an object of this kind"),
        ("Whenever this creature attacks,", "", "the sentence should go on after this"),
        ("Rex makes tea.", "makes", "not understood from here on"),
    ],
)
def test_marks(text: str, marked: str, reason: str) -> None:
    mark = mark_of(NotTaken("Rex", text, NOT_READ))
    assert mark is not None
    assert mark.before + mark.marked + mark.after == text
    assert (mark.marked, mark.reason) == (marked, reason)


@pytest.mark.parametrize(
    "text", ["", " ", "~", '"', "“", "{", "a" * 500, "— — —", "•\n•", "1, 2, 3"]
)
def test_nothing_breaks_it(text: str) -> None:
    mark = mark_of(NotTaken("Rex", text, NOT_READ))
    assert mark is None or mark.before + mark.marked + mark.after == text


def test_only_what_is_not_read_is_marked() -> None:
    assert mark_of(NotTaken("Rex", "Flying", "read, not applied")) is None
    assert mark_of(NotTaken("Rex", "[mana cost not read: {Z}]", NOT_READ)) is None
