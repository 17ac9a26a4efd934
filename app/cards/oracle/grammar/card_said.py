"""A card spoken of by what was done with it: `the exiled card's power`, `the revealed card`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.pending import CardSaid
from app.cards.oracle.grammar.shape import Shape
from app.terms.conditions import Matches, NotCondition
from app.terms.relations import ExiledWith
from app.terms.selectors import PaidWith, This, Those


def _is_said(term: Any) -> tuple[()] | None:
    return () if term in (PaidWith(), Those(), ExiledWith(This())) else None


def _is_revealed(term: Any) -> tuple[()] | None:
    return () if term in (PaidWith(), Those()) else None


def _is_told_of_many(term: Any) -> tuple[()] | None:
    return () if term in (Those(), ExiledWith(This())) else None


def _said() -> Iterator[Shape]:
    for done, fits in (("exiled", _is_said), ("revealed", _is_revealed)):
        said = CardSaid(done)
        yield Shape("whose", f"the {done} card 's", via(lambda said=said: said, fits),
                    same_as="its")  # fmt: skip
        yield Shape("said_card", f"the {done} card", via(lambda said=said: said, fits),
                    same_as="it")  # fmt: skip


SHAPES = (
    Shape("thing.s", "{what:said_card}", S.what, same_as="it"),
    *_said(),
    Shape("thing.p", "the exiled cards", via(lambda: CardSaid("exiled cards"), _is_told_of_many),
          same_as="they"),
    Shape("condition", "{what:paid_with} was not {state}",
          NotCondition(Matches(S.what, S.state, was=True))),
)  # fmt: skip
