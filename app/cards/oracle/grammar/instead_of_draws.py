"""What is done instead of drawing: a draw that is skipped, or something else in its place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import parts_of
from app.cards.oracle.grammar.settle import settle
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.unsettle import unsettle
from app.terms.drawing import ReplacesDraw
from app.terms.effects import DrawCards
from app.terms.instructions import MayDo

_DRAW = "if you would draw a card"


def _done(effects: Any, condition: Any = None, *, optional: bool) -> Any:
    """What is done instead; no drawing, which the same effect would not replace again (614.5)."""
    while_so = condition is not None

    def forward(effects: Any, *so: Any) -> tuple[ReplacesDraw, ...]:
        done, targets = settle(effects)
        if targets or any(isinstance(part, DrawCards) for part in parts_of(done)):
            raise Unfit
        if not optional and any(isinstance(each, MayDo) for each in done):
            raise Unfit  # that is what may be done instead
        return (ReplacesDraw(done, optional, *so),)

    def backward(term: Any) -> tuple[Any, ...] | None:
        match term:
            case (ReplacesDraw(done, may, so),) if done and may is optional:
                if (so is not None) is while_so:
                    effects = unsettle(done, ())
                    return (effects, so) if while_so else (effects,)
        return None

    slots = (effects, condition) if while_so else (effects,)
    return via(forward, backward, *slots)


def _shapes() -> Iterator[Shape]:
    for so, condition in (("", None), (" while {condition}", S.condition)):
        skip = (ReplacesDraw((), condition=condition),)
        may_skip = (ReplacesDraw((), optional=True, condition=condition),)
        yield Shape("core", f"{_DRAW}{so}, skip that draw instead", skip)
        yield Shape("core", f"{_DRAW}{so}, you may skip that draw instead", may_skip,
                    (f"{_DRAW}{so}, instead you may skip that draw",))  # fmt: skip
        must, may = (_done(S.effects, condition, optional=each) for each in (False, True))
        yield Shape("core", f"{_DRAW}{so}, instead {{effects:sentence}}", must,
                    (f"{_DRAW}{so}, {{effects:sentence}} instead",))  # fmt: skip
        yield Shape("core", f"{_DRAW}{so}, you may instead {{effects:allowed}}", may,
                    (f"{_DRAW}{so}, you may {{effects:allowed}} instead",))  # fmt: skip


SHAPES = tuple(_shapes())
