"""All of a kind that players sacrifice or put into libraries; three things that one player does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.clauses import of_one_subject, of_subject
from app.cards.oracle.grammar.nouns import PERMANENT
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.pending import AGAIN
from app.cards.oracle.grammar.shape import Shape
from app.terms import amounts as am
from app.terms.conditions import Compare
from app.terms.effects import SacrificeIt
from app.terms.instructions import PutIntoLibrary
from app.terms.selectors import AllOf, ColorCount, Comparison, Controlled, Owned, Who
from app.terms.zones import Zone

_YOURS = Controlled(Who.YOU)


def _three(who: Any) -> Any:
    """Three effects of a player who does one thing, another, and a third."""
    pair = of_one_subject(who, S.one, S.two)
    last = of_subject(who, S.three)

    def forward(who: Any, one: Any, two: Any, three: Any) -> tuple[Any, ...]:
        return (*pair.forward(who, one, two), last.forward(AGAIN, three))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != 3:
            return None
        first, second = pair.backward(term[:2]), pair.backward((term[0], term[2]))
        if first is None or second is None:
            return None
        return (*first, second[2])

    return via(forward, backward, who, S.one, S.two, S.three)


def _triples() -> Iterator[Shape]:
    for words, who, agrees in (("{who:player.s} ", S.who, ".s"), ("you ", Who.YOU, ".p")):
        for one in ("act", "fact"):
            for two in ("act", "fact"):
                for three in ("act", "fact"):
                    doing = [f"{{{name}:{kind}{agrees}}}" for name, kind in
                             (("one", one), ("two", two), ("three", three))]  # fmt: skip
                    yield Shape(
                        "sentence3",
                        f"{words}{doing[0]}, {doing[1]}, and {doing[2]}",
                        _three(who),
                        (f"{words}{doing[0]}, {doing[1]}, then {doing[2]}",),
                        same_as="{one}, {two}, and {three}",
                    )


def _in_both_zones() -> Any:
    """Cards of a player's own in exile and in their graveyard together."""

    def both(what: Any) -> am.Plus:
        mine = whose(Owned(Who.YOU), S.what).forward(what)
        yours = whose(_YOURS, S.what).forward(what)
        return am.Plus(am.CountOf(mine, Zone.EXILE), am.CountOf(yours, Zone.GRAVEYARD))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, am.Plus) or not isinstance(term.of, am.CountOf):
            return None
        values: tuple[Any, ...] | None = whose(Owned(Who.YOU), S.what).backward(term.of.what)
        return values if values is not None and term == both(*values) else None

    return via(both, backward, S.what)


_ALL_SUCH = AllOf((PERMANENT, S.which))
_LIBRARY_SIZE = am.CountOf(_YOURS, Zone.LIBRARY)

SHAPES = (
    *_triples(),
    Shape("order", "sacrifice all {what:kind.p}", SacrificeIt(S.what)),
    Shape("clause", "{who:player.s} sacrifices all {what:kind.p} they control",
          SacrificeIt(S.what, S.who)),
    Shape("clause", "{who:player.s} sacrifices all permanents they control {which:ending.p}",
          SacrificeIt(_ALL_SUCH, S.who), same_as="{who} sacrifices all {what} they control"),
    Shape("order", "put {what:object} on the bottom of their owners ' libraries",
          PutIntoLibrary(S.what, bottom=True),
          same_as="put {what} on the bottom of its owner's library"),
    Shape("ending.p", "that are one or more colors", ColorCount(Comparison.AT_LEAST, 1)),
    Shape("counted", "the total number of {what:card.p} you own in exile and in your graveyard",
          _in_both_zones()),
    Shape("condition", "your library has no cards in it",
          Compare(_LIBRARY_SIZE, Comparison.EQUAL, 0)),
    Shape("measure", "{more:number} plus {of:amount}", am.Plus(S.of, S.more),
          same_as="{more:numeral} plus {of}"),
)  # fmt: skip
