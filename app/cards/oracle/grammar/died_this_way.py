"""What an effect before in the same text has had die, or put into a graveyard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import DoneThisWay
from app.terms.conditions import Compare
from app.terms.selectors import Comparison

_SO = "this way"
_DIED = "put into a graveyard"


def _at_least_one(what: Any = None) -> Compare:
    return Compare(DoneThisWay(_DIED, what), Comparison.AT_LEAST, 1)


def _conditions() -> Iterator[Shape]:
    for noun in ("permanent", "artifact", "land", "enchantment", "creature"):
        usual = None if noun == "permanent" else f"that permanent is put into a graveyard {_SO}"
        yield Shape("condition", f"that {noun} is put into a graveyard this way", _at_least_one(),
                    same_as=usual)  # fmt: skip
    yield Shape("condition", "that creature dies this way", _at_least_one(),
                same_as=f"that permanent is put into a graveyard {_SO}")  # fmt: skip
    yield Shape("condition", "a {what:np.s} dies this way", _at_least_one(S.what))


SHAPES = (
    *_conditions(),
    Shape("counted", "the number of {what:kind.p} put into a graveyard this way",
          DoneThisWay(_DIED, S.what)),
    Shape("counted", "the number of {what:kind.p} that died this way", DoneThisWay(_DIED, S.what),
          same_as="the number of {what} put into a graveyard this way"),
)  # fmt: skip
