"""`…, where X is …`, after whatever speaks of an X: the amount stands in place of the X.

Shapes that usually are written so have it themselves (`amounts.where_x`); here it follows any
sentence, and says the same as the sentence with the amount in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import parts_of, replaced
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import Amount, ValueOfX
from app.terms.effects import TargetChoice

_AMOUNTS = tuple(kind for kind in Amount.__args__ if kind is not int)
_X = ValueOfX()
_IN_PLACE = "{the amount in place of X}"


def _amounts_in(term: Any) -> Iterator[Any]:
    """The amounts in a term that are no part of another amount."""
    if isinstance(term, _AMOUNTS):
        yield term
    elif isinstance(term, tuple):
        for part in term:
            yield from _amounts_in(part)
    elif is_dataclass(term) and not isinstance(term, type):
        for field in fields(term):
            yield from _amounts_in(getattr(term, field.name))


def leaves_open(abilities: Any) -> bool:
    """Whether an X is left in abilities whose line tells what X is: it was told of another X."""
    return any(part == _X for part in parts_of(abilities))


def is_x(part: Any) -> bool:
    """Whether X targets are chosen: as many as are told otherwise can't be said."""
    return isinstance(part, TargetChoice) and part.x


def where(said: Any, amount: Any) -> Any:
    """What is said with an X, and what the X is."""

    def forward(said: Any, amount: Any) -> Any:
        if _X not in parts_of(said) or _X in parts_of(amount) or any(map(is_x, parts_of(said))):
            raise Unfit
        return replaced(said, _X, amount)

    def backward(term: Any) -> tuple[Any, ...] | None:
        found = list(dict.fromkeys(_amounts_in(term)))
        if len(found) != 1 or found[0] == _X:
            return None
        return replaced(term, found[0], _X), found[0]

    return via(forward, backward, said, amount)


def _after(category: str, words: str, said: Any) -> Shape:
    return Shape(
        category, f"{words}, where X is {{amount}}", where(said, S.amount), same_as=_IN_PLACE
    )


SHAPES = (
    _after("sentence_where", "{one:clause}", (S.one,)),
    _after("sentence_where", "{two:sentence2}", S.two),
    _after("sentence_where", "{three:sentence3}", S.three),
    _after("allowed", "{one:allowed1}", (S.one,)),
    _after("allowed", "{one:allowed1} and {two:allowed1}", (S.one, S.two)),
    Shape("sentence", "{some:sentence_where}", S.some, same_as=_IN_PLACE),
)
