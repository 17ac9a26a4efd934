"""Damage of which a part is half of the other, or half of X each."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.clauses import two_damages
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import Half, ValueOfX

_X = ValueOfX()


def _halves() -> Iterator[Shape]:
    for how in ("up", "down"):
        half = Half(_X, up=how == "up")
        rest = Half(_X, up=how == "down")
        other = "down" if how == "up" else "up"
        yield Shape(
            "clause",
            f"{{who:actor#}} <deals|deal> half X damage, rounded {how}, to {{to:recipient}}, and "
            f"half X damage, rounded {other}, to {{also:recipient}}",
            two_damages(S.who, half, S.to, rest, S.also),
        )
        yield Shape(
            "clause",
            "{who:actor#} <deals|deal> X damage to {to:recipient} and half X damage, rounded "
            f"{how}, to {{also:recipient}}",
            two_damages(S.who, _X, S.to, half, S.also),
        )


SHAPES = tuple(_halves())
