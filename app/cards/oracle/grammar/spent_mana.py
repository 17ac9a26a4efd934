"""Amounts of mana that a spell was paid with, and of creatures that helped with it."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import ColorsSpent, ConvokedBy, ManaSpent, SameColorSpent
from app.terms.conditions import Compare, ManaWasSpent, NotCondition
from app.terms.instructions import IfSo
from app.terms.mana import ManaType
from app.terms.mana_effects import ManaOf
from app.terms.selectors import Comparison


def _one_type(made: Any) -> tuple[ManaType, int]:
    types = set(made.types)
    if len(types) != 1:
        raise Unfit
    return made.types[0], len(made.types)


def _every(made: Any, on: Any) -> Any:
    """`for each {U}{U} spent`: once for every two."""

    def forward(made: ManaOf, on: Any) -> ManaSpent:
        kind, count = _one_type(made)
        return ManaSpent(on, kind, every=count)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, ManaSpent) or term.type is None:
            return None
        plain = ManaSpent(term.on, term.type, every=term.every)
        return (ManaOf((term.type,) * term.every), term.on) if term == plain else None

    return via(forward, backward, made, on)


_SPENT = "was spent to cast {on:one}"
SHAPES = (
    Shape("condition", f"at least {{number}} mana of the same color {_SPENT}",
          Compare(SameColorSpent(S.on), Comparison.AT_LEAST, S.number)),
    Shape("condition", f"no colored mana {_SPENT}",
          Compare(ColorsSpent(S.on), Comparison.EQUAL, 0)),
    Shape("sentence1", "{effect:clause} unless {mana} was spent to cast {on:one}",
          IfSo(NotCondition(ManaWasSpent(S.on, S.mana)), (S.effect,))),
    Shape("each", "{made} spent to cast {on:one}", _every(S.made, S.on)),
    Shape("each", "mana from a {source:np.s} spent to cast {on:one}",
          ManaSpent(S.on, source=S.source)),
    Shape("each", "creature that convoked {on:one}", ConvokedBy(S.on)),
    Shape("measure", "the amount of {S} spent to cast {on:one}", ManaSpent(S.on, snow=True)),
)  # fmt: skip
