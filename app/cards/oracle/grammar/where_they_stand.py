"""`on the battlefield` in the middle of what objects are called: `creature on the battlefield with
flying`."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.nouns import PERMANENT, SPELL, compose, decompose
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.selectors import Selector


def _there(before: tuple[Selector, ...], head: Selector, after: tuple[Selector, ...]) -> Selector:
    if not after or head in (PERMANENT, SPELL):
        raise Unfit
    return compose(before, head, after)


def _apart(term: Any) -> tuple[Any, ...] | None:
    parts = decompose(term)
    told = parts is not None and parts[2] and parts[1] not in (PERMANENT, SPELL)
    return parts if told else None


SHAPES = (
    Shape("np#", "{before}{head#} on the battlefield {after#}",
          via(_there, _apart, S.before, S.head, S.after), same_as="{before}{head}{after}"),
)  # fmt: skip
