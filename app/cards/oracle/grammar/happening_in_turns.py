"""Damage that is watched for in one's own turn, or of so much or more."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.events import when
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import EventKind as Kind
from app.terms.selectors import Who


def _events() -> Iterator[Shape]:
    for words, combat in (("", None), ("combat ", True)):
        yield Shape("happening#", f"<deals|deal> {words}damage during your turn",
                    (when(Kind.DEALS_DAMAGE, combat=combat, during=Who.YOU),))  # fmt: skip
        yield Shape("happening#", f"<deals|deal> {{number:numeral}} or more {words}damage",
                    (when(Kind.DEALS_DAMAGE, combat=combat, number=S.number),))  # fmt: skip


SHAPES = tuple(_events())
