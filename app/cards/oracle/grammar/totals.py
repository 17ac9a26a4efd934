"""Targets that may have so much in all, as in `two target creatures with total power 4 or less`;
and one or the other of the two."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.pending import THEY, Chosen
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import MANY, many_targets, target
from app.terms.selectors import Controlled, SomeOf, Who
from app.terms.totals import Measure, Total
from app.terms.zones import Zone

_MINE = whose(Controlled(Who.YOU), S.what)
_PLACES: tuple[tuple[str, Any], ...] = (
    ("from your graveyard", _MINE),
    ("from graveyards", S.what),
)


def _in_all(some: Any, of: Measure) -> Any:
    """The targets of a choice, which have so much at most in all."""

    def forward(chosen: Any, most: Any) -> Chosen:
        return Chosen(replace(chosen.choice, total=Total(of, most)))

    def backward(term: Any) -> tuple[Any, ...] | None:
        total = term.choice.total if isinstance(term, Chosen) else None
        if total is None or total.of is not of:
            return None
        return Chosen(replace(term.choice, total=None)), total.most

    return via(forward, backward, some, S.most)


def _targets() -> Iterator[Shape]:
    for of in Measure:
        limit = f"with total {of.value} {{most:numeral}} or less"
        yield Shape("thing.p", f"up to {{number}} target {{what:np.p}} {limit}",
                    _in_all(target(S.what, S.number, up_to=True), of))  # fmt: skip
        yield Shape("thing.p", f"any number of target {{what:np.p}} {limit}",
                    _in_all(many_targets(S.what, any_number=True), of))  # fmt: skip
        for place, card in _PLACES:
            cards = f"target {{what:card.p}} {limit} {place}"
            up_to = target(card, S.number, up_to=True, zone=Zone.GRAVEYARD)
            yield Shape("dead_card", f"up to {{number}} {cards}", _in_all(up_to, of))
            some = many_targets(card, Zone.GRAVEYARD, any_number=True)
            yield Shape("dead_card", f"any number of {cards}", _in_all(some, of))
            several = many_targets(card, Zone.GRAVEYARD, x=True, up_to=True)
            yield Shape("dead_card", f"up to X {cards}", _in_all(several, of))


def _of_those(term: Any) -> tuple[()] | None:
    """Of objects that were spoken of before."""
    return () if isinstance(term, SomeOf) and isinstance(term.what, MANY) else None


SHAPES = (
    *_targets(),
    *(Shape(category, "either of them", via(lambda: SomeOf(THEY), _of_those))
      for category in ("object", "each_object")),
)  # fmt: skip
