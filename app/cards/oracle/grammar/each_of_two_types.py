"""`each artifact and creature with mana value 3`: all of either type; and a group that is tapped
after it has been dealt damage."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.clauses import of_subject
from app.cards.oracle.grammar.nouns import compose, decompose
from app.cards.oracle.grammar.pattern import S, Unfit, only, via
from app.cards.oracle.grammar.pending import SUBJECT, parts_of
from app.cards.oracle.grammar.shape import Shape
from app.terms.effects import DealDamage, TapIt
from app.terms.selectors import CREATURE, AnyOf, HasType, SameObjects, Selector
from app.terms.types import CardType


def _either(one: CardType, two: CardType, after: tuple[Selector, ...]) -> Selector:
    if one is two:
        raise Unfit
    return compose((), AnyOf((HasType(one), HasType(two))), after)


def _apart(term: Any) -> tuple[Any, ...] | None:
    match decompose(term):
        case (), AnyOf((HasType(one), HasType(two))), after:
            return one, two, after
    return None


def _of_creatures(what: Any) -> bool:
    return CREATURE in parts_of(what)


_BOTH = via(_either, _apart, S.one, S.two, S.after)
SHAPES = (
    Shape("object", "each {one:card_type.s} and {two:card_type.s}{after:after.s}", _BOTH,
          same_as="all {one} and {two}{after}"),
    Shape("pair", "{who:actor#} <deals|deal> {amount:numeral} damage to each {what:np.s}. tap "
          "those creatures",
          (of_subject(S.who, DealDamage(S.amount, only(S.what, _of_creatures), SUBJECT)),
           TapIt(SameObjects()))),
)  # fmt: skip
