"""Objects that are chosen and exiled, and come back later in the turn."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.clauses import at
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.effects import Later, MoveTo
from app.terms.selectors import SomeOf, Those
from app.terms.steps import Step
from app.terms.zones import Zone

_SOME = MoveTo(SomeOf(S.what, None, up_to=True), Zone.EXILE)
_WHEN = "at the beginning of the next end step"


def _back(own: bool) -> Any:
    return Later(at(Step.END), (MoveTo(Those(), Zone.BATTLEFIELD, own),))


SHAPES = tuple(
    Shape("sentence2", f"exile any number of {{what:kind.p}}. return {those} {back} {_WHEN}",
          (_SOME, _back(own)), same_as="{one}. {two}")
    for those in ("those cards", "them")
    for back, own in (("to the battlefield", False),
                      ("to the battlefield under their owner 's control", True))
)  # fmt: skip
