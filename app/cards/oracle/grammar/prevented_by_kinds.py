"""Damage that is prevented of all sources but some, of spells, as long as something is so."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import target
from app.terms.amounts import ColorsAmong
from app.terms.conditions import Compare
from app.terms.effects import Duration, StartModification
from app.terms.modifications import PreventDamage
from app.terms.selectors import AllOf, AnyOf, Comparison, Controlled, InZone, Not, Who
from app.terms.zones import Zone

_TODAY = "this turn"
_TURN = Duration.END_OF_TURN
_PERMANENTS = AllOf((InZone(Zone.BATTLEFIELD), Controlled(Who.YOU)))


def _but() -> Iterator[Shape]:
    """By all sources but such."""
    yield Shape("dealt_by", "{what:kind.p} other than target {but:np.s}",
                AllOf((S.what, Not(target(S.but)))))  # fmt: skip
    for kind, combat in (("", None), ("combat ", True)):
        all_of = f"prevent all {kind}damage that would be dealt {_TODAY} except {kind}damage that"
        for words, but in (
            ("{but:kind.p}", S.but),
            ("{one:kind.p} and {two:kind.p}", AnyOf((S.one, S.two))),
        ):
            yield Shape(
                "shield",
                f"{all_of} would be dealt by {words}",
                StartModification(PreventDamage(Not(but), combat=combat), _TURN),
            )


SHAPES = (
    *_but(),
    Shape("condition", "you control a permanent of each color",
          Compare(ColorsAmong(_PERMANENTS), Comparison.AT_LEAST, 5)),
)  # fmt: skip
