"""Objects that do not have something, or have one of several numbers."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.conditions import Matches
from app.terms.selectors import (
    AnyOf,
    Comparison,
    HasCounter,
    HasKeyword,
    IsStatus,
    Not,
    PowerIs,
    Status,
)

_EQUAL = Comparison.EQUAL


def _not() -> Iterator[Shape]:
    four = tuple(HasKeyword(each) for each in (S.one, S.two, S.three, S.four))
    yield Shape("ending#", "that <does|do> not have {one:plain_keyword}, {two:plain_keyword}, "
                "{three:plain_keyword}, or {four:plain_keyword}", Not(AnyOf(four)))  # fmt: skip
    yield Shape("ending.s", "that does not have a {kind:counter_kind} counter on it",
                Not(HasCounter(S.kind)))  # fmt: skip
    yield Shape("ending#", "that did not enter this turn",
                Not(IsStatus(Status.ENTERED_THIS_TURN)))  # fmt: skip


SHAPES = (
    *_not(),
    Shape("ending#", "with power {one:numeral}, {two:numeral}, or {three:numeral}",
          AnyOf((PowerIs(_EQUAL, S.one), PowerIs(_EQUAL, S.two), PowerIs(_EQUAL, S.three)))),
    Shape("condition", "{what:that_noun} entered this turn",
          Matches(S.what, IsStatus(Status.ENTERED_THIS_TURN)), same_as="it entered this turn"),
    Shape("condition", "{what:that_noun} has toxic", Matches(S.what, HasKeyword("toxic")),
          same_as="it has toxic"),
)  # fmt: skip
