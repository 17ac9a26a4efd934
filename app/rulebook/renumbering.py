"""Which number a rule bore in the text of an edition.

The engine's rules have the numbers of today's text. The tables lie in `renumbered/`, one file for
each text that is told apart, a line for a rule: its number today, then that of then. Rules that the
text of then did not have are cited by today's number, which is said.
"""

from __future__ import annotations

import re
from datetime import date
from functools import cache
from pathlib import Path

from app.rulebook.rule_numbers import rule_numbers
from app.terms.editions import Edition

_FOLDER = Path(__file__).parent / "renumbered"
# From which day on a text's numbers are used, and the text; from the last day on it is today's.
_TEXTS = (
    (date.min, "2009-05-01"),
    (date(2009, 7, 11), "2010-06-18"),
    (date(2018, 7, 13), "2018-07-13"),
    (date(2024, 7, 30), "2024-07-30"),
    (date(2024, 11, 8), ""),
)
# Since then the sections of turns, spells and effects have the numbers that they have today.
_LIKE_TODAYS = date(2009, 7, 11)
_MUCH_LIKE_TODAYS = ("2018-07-13", "2024-07-30")
_NUMBER = re.compile(r"\d{3}(?:\.\d+[a-z]?)?")
_OF_ANOTHER_TEXT = re.compile(rf"({_NUMBER.pattern}) \(\d{{4}}-\d\d-\d\d\)")


def text_of(edition: Edition) -> str:
    """The date of the text whose numbers an edition has; empty for today's."""
    return [text for since, text in _TEXTS if since <= edition.date][-1]


@cache
def _table(text: str) -> dict[str, str]:
    lines = (_FOLDER / f"{text}.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split() for line in lines)


def number_then(cited: str, edition: Edition) -> str:
    """A citation in an edition's numbers. Names of cards, cited too, are left as they are, and so
    are numbers of rules that its text did not have."""
    own = _OF_ANOTHER_TEXT.fullmatch(cited)
    if own is not None:
        return own[1]
    text = text_of(edition)
    return cited if not text else _table(text).get(cited, cited)


def told_then(cited: str, edition: Edition) -> str:
    """A citation as a ruling of an edition tells it: with the year of the text where the number is
    that of a text that is not today's, or said to be today's where that text has no such rule."""
    text = text_of(edition)
    number = number_then(cited, edition)
    if not text or not _NUMBER.fullmatch(number):
        return number
    if number == cited and text in _MUCH_LIKE_TODAYS and number in rule_numbers(text):
        return number
    if number == cited and cited not in _table(text):
        same = edition.date >= _LIKE_TODAYS and cited[0] in "56" and cited in rule_numbers(text)
        return f"{number} ({text[:4] if same else 'today'})"
    return f"{number} ({text[:4]})"
