"""What a reflexive ability does (CR 603.12): a sentence, and others that speak of its target."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import Chosen, It, ThatNoun, parts_of
from app.cards.oracle.grammar.shape import Shape


def _and_of_it(first: Any, rest: Any) -> Any:
    """Instructions, and others that are plainly part of the same ability: they speak of a target
    that is chosen as it is put onto the stack."""

    def forward(first: tuple[Any, ...], rest: tuple[Any, ...]) -> tuple[Any, ...]:
        chosen = any(isinstance(part, Chosen) for part in parts_of(first))
        if not chosen or not any(isinstance(part, (It, ThatNoun)) for part in parts_of(rest)):
            raise Unfit
        return (*first, *rest)

    def backward(term: Any) -> tuple[Any, ...] | None:
        fits = isinstance(term, tuple) and len(term) > 1
        return (term[:1], term[1:]) if fits else None

    return via(forward, backward, first, rest)


SHAPES = (
    Shape("done_then", "{then:sentence}", S.then),
    Shape("done_then", "{one:clause}. {rest:sentence}", _and_of_it((S.one,), S.rest),
          same_as="{one} and {rest}"),
    Shape("done_then", "{some:sentence_where}. {rest:sentence}", _and_of_it(S.some, S.rest),
          same_as="{one} and {rest}"),
)  # fmt: skip
