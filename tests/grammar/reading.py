"""What the tests of the grammar ask of a line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from app.cards.oracle.grammar.line import LineRead, Reading, look_at
from app.cards.oracle.grammar.normal import normal
from app.cards.oracle.grammar.tokens import spell_out, tokens_of
from app.terms.abilities import Ability


def the_reading(line: str) -> Reading:
    """The one reading of a line; fails the test where there is none, or another."""
    found: LineRead = look_at(line)
    others = [printed for _, printed in found.misprinted]
    assert len(found.readings) == 1, (line, found.readings, others, found.furthest)
    return found.readings[0]


def read(line: str) -> tuple[Ability, ...]:
    """The abilities of a line that has one reading."""
    return the_reading(line).abilities


def one(line: str) -> Ability:
    """The one ability of a line."""
    (ability,) = read(line)
    return ability


def is_unread(line: str) -> bool:
    """Whether the grammar leaves the line alone."""
    return not look_at(line).readings


def words_that_do_not_matter(line: str) -> Iterator[str]:
    """The words of a read line without which it is read the same, though no declaration says so.

    A word is taken out of the line; the reading must then be another, or none, or it must have
    needed a declared wording that the whole line does not need (or the other way round).
    """
    whole = the_reading(line)
    tokens = tokens_of(normal(line).rest)
    for at, token in enumerate(tokens):
        if not any(sign.isalnum() for sign in token):
            continue
        without = spell_out(tokens[:at] + tokens[at + 1 :])
        for reading in look_at(without).readings:
            same = Counter(reading.wordings) == Counter(whole.wordings)
            if reading.abilities == whole.abilities and same:
                yield token
