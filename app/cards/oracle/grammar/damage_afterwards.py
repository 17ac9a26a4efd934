"""What follows damage: looking at that many cards, what happens as those that were dealt damage
die, and damage that they deal in turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.events import watched
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.pending import ThatNoun
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import CREATURE
from app.terms.amounts import PowerOf, ThatMuch
from app.terms.effects import DealDamage, Targets
from app.terms.library_effects import Dig, LookAtTop
from app.terms.selectors import DamagedThisWay, Itself, Who

_TOP = "that many cards from the top of your library"


def _those() -> Any:
    """The targets spoken of before."""

    def backward(term: Any) -> tuple[()] | None:
        return () if isinstance(term, Targets) else None

    return via(lambda: ThatNoun(CREATURE, True), backward)


def _looked_at() -> Iterator[Shape]:
    for said, reveal in (("look at", False), ("reveal", True)):
        dig = Dig(ThatMuch(), S.taken, S.rest, reveal)
        top = f"{said} {_TOP}"
        yield Shape(
            "order",
            f"{top}. {{taken}}. put the rest {{rest}}",
            dig,
            (
                f"{top}. {{taken}} and the rest {{rest}}",
                f"{top}. {{taken}} and put the rest {{rest}}",
            ),
        )
        yield Shape("order", top, LookAtTop(Who.YOU, ThatMuch(), reveal))


SHAPES = (
    *_looked_at(),
    Shape("clause", "each of those creatures deals damage equal to its power to {to:recipient}",
          DealDamage(PowerOf(Itself()), S.to, _those()),
          same_as="they each deal damage equal to their power to {to}"),
    Shape("event_now", "a creature dealt damage this way {does:happening.s}",
          watched(DamagedThisWay(), S.does)),
)  # fmt: skip
