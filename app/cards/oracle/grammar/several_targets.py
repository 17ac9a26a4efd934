"""Several targets: so many, any number, X of them, and what is divided among them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.nouns import other
from app.cards.oracle.grammar.pattern import S, only, via
from app.cards.oracle.grammar.pending import SUBJECT, Chosen
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import ANY, zone_of
from app.terms.amounts import ValueOfX
from app.terms.effects import TargetChoice
from app.terms.instructions import DistributeCounters, DivideDamage
from app.terms.selectors import Who

# The words before `target`, and how many targets they let a player choose.
_HOW_MANY: tuple[tuple[str, dict[str, Any]], ...] = (
    ("any number of", {"any_number": True}),
    ("one or two", {"count": 2, "up_to": True, "least": 1}),
    ("one, two, or three", {"count": 3, "up_to": True, "least": 1}),
    ("X", {"x": True}),
    ("up to X", {"x": True, "up_to": True}),
)


def _targets(what: Any, how_many: dict[str, Any], who: Who | None = None) -> Any:
    def forward(what: Any) -> Chosen:
        return Chosen(TargetChoice(what, who, zone_of(what), **how_many))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, Chosen) or term.choice.what is None:
            return None
        what = term.choice.what
        return (what,) if forward(what).choice == term.choice else None

    return via(forward, backward, what)


def _up_to(what: Any, count: Any, who: Who | None = None) -> Any:
    def forward(what: Any, count: int) -> Chosen:
        return Chosen(TargetChoice(what, who, zone_of(what), count=count, up_to=True))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, Chosen) or term.choice.what is None:
            return None
        values = (term.choice.what, term.choice.count)
        return values if forward(*values).choice == term.choice else None

    return via(forward, backward, what, count)


def _shapes() -> Iterator[Shape]:
    for words, how_many in _HOW_MANY:
        some = _targets(S.what, how_many)
        others = _targets(other(S.what), how_many)
        yield Shape("thing.p", f"{words} target {{what:np.p}}", some)
        yield Shape("thing.p", f"{words} other target {{what:np.p}}", others)
        yield Shape("divided_among", f"{words} target {{what:np.p}}", some)
        yield Shape("divided_among", f"{words} other target {{what:np.p}}", others)
        yield Shape("divided_among", f"{words} targets", _targets(ANY, how_many, Who.ANY))
        yield Shape("recipient", f"each of {words} targets", _targets(ANY, how_many, Who.ANY))
    yield Shape("divided_among", "up to {count:number} target {what:np.p}", _up_to(S.what, S.count))
    yield Shape("divided_among", "up to {count:number} targets", _up_to(ANY, S.count, Who.ANY))


def not_x_targets(to: Any) -> bool:
    """Whether their number is not X: where X is told, it is told of the damage."""
    return not (isinstance(to, Chosen) and to.choice.x)


SHAPES = (
    *_shapes(),
    Shape("doing#", "<deals|deal> {amount:numeral} damage divided as you choose among "
          "{to:divided_among}", DivideDamage(S.amount, S.to, SUBJECT)),
    Shape("doing#", "<deals|deal> {amount:numeral} damage divided evenly, rounded down, among "
          "{to:divided_among}", DivideDamage(S.amount, S.to, SUBJECT, evenly=True)),
    Shape("doing#", "<deals|deal> damage equal to {amount:measure} divided as you choose among "
          "{to:divided_among}",
          DivideDamage(S.amount, only(S.to, not_x_targets), SUBJECT),
          ("<deals|deal> X damage divided as you choose among {to:divided_among}, where X is "
           "{amount:measure}",)),
    Shape("order", "distribute {count:number} {kind:counter_kind} counters among "
          "{what:divided_among}", DistributeCounters(S.what, S.kind, S.count)),
    Shape("order", "distribute X {kind:counter_kind} counters among {what:divided_among}",
          DistributeCounters(S.what, S.kind, ValueOfX())),
)  # fmt: skip
