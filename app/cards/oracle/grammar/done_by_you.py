"""What you have done by an effect before in the same text: `if you discarded one this way`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import DoneThisWay
from app.terms.conditions import Compare
from app.terms.selectors import Comparison


def _so(action: str) -> Any:
    return Compare(DoneThisWay(action, S.what), Comparison.AT_LEAST, 1)


def _conditions() -> Iterator[Shape]:
    for words, action, usual in (
        ("you discard a {what:card.s} this way", "discarded", "a {what} is discarded this way"),
        ("you return a {what:card.s} to your hand this way", "returned",
         "a {what} is returned this way"),
        ("you sacrifice a {what:np.s} this way", "sacrificed", "a {what} is sacrificed this way"),
        ("you exile a {what:card.s} this way", "exiled", "a {what} is exiled this way"),
    ):  # fmt: skip
        yield Shape("condition", words, _so(action), same_as=usual)


SHAPES = tuple(_conditions())
