"""Counters of several kinds at once: `put two +1/+1 counters and a flying counter on …`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.doing import same
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.pending import AGAIN
from app.cards.oracle.grammar.shape import Shape
from app.terms.effects import MoveTo, PutCountersOn
from app.terms.instructions import AtOnce
from app.terms.zones import Zone


def _at_once(*kinds: Any) -> Any:
    """Counters of different kinds on the same objects; `kinds` are pairs of a kind and a number."""

    def forward(what: Any, *kinds: tuple[str, int]) -> AtOnce:
        (kind, number), *others = kinds
        again = tuple(PutCountersOn(AGAIN, kind, number) for kind, number in others)
        return AtOnce((PutCountersOn(what, kind, number), *again))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AtOnce) or len(term.effects) != len(kinds):
            return None
        put = [each for each in term.effects if isinstance(each, PutCountersOn)]
        if len(put) != len(kinds):
            return None
        if any(each != PutCountersOn(each.what, each.kind, each.count) for each in put):
            return None
        if not all(same(put[0].what, each.what) for each in put[1:]):
            return None
        return (put[0].what, *((each.kind, each.count) for each in put))

    return via(forward, backward, S.what, *kinds)


def _kinds() -> Iterator[Shape]:
    for count in (2, 3, 4, 5):
        for numbered in (False, True):
            names = [f"kind{number}" for number in range(count)]
            each = [f"a {{{name}:counter_kind}} counter" for name in names]
            kinds = [(getattr(S, name), 1) for name in names]
            if numbered:
                each[0] = "{number} {kind0:counter_kind} counters"
                kinds[0] = (S.kind0, S.number)
            words = " and ".join(each) if count == 2 else f"{', '.join(each[:-1])}, and {each[-1]}"
            yield Shape("order", f"put {words} on {{what:object}}", _at_once(*kinds))
            yield Shape(
                "order",
                f"return {{what:dead_card}} to the battlefield with {words} on it",
                MoveTo(S.what, Zone.BATTLEFIELD, counters=tuple(kinds)),
            )


def _on_two() -> Any:
    """A counter on the one, and a counter on the other."""

    def forward(what: Any, one: str, to: Any, two: str) -> AtOnce:
        return AtOnce((PutCountersOn(what, one), PutCountersOn(to, two)))

    def backward(term: Any) -> tuple[Any, ...] | None:
        match term:
            case AtOnce((PutCountersOn(what, one, 1), PutCountersOn(to, two, 1))):
                return None if same(what, to) else (what, one, to, two)
            case _:
                return None

    return via(forward, backward, S.what, S.one, S.to, S.two)


SHAPES = (
    *_kinds(),
    Shape("order", "put a {one:counter_kind} counter on {what:object} and a {two:counter_kind} "
          "counter on {to:object}", _on_two(),
          ("put a {one:counter_kind} counter on {what:each_object} and a {two:counter_kind} "
           "counter on {to:each_object}",)),
)  # fmt: skip
