"""The spell that an ability triggers at: what was spent to cast it, whether it was kicked."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms import amounts as am
from app.terms.conditions import Compare, ManaWasSpent, Matches
from app.terms.relations import PaidFor
from app.terms.selectors import Comparison, ManaValueIs

_KICKED = PaidFor("kicker")


def _conditions() -> Iterator[Shape]:
    spent = am.ManaSpent(S.what)
    for words, usual, pattern in (
        ("no mana was spent to cast", "no mana was spent to cast it",
         Compare(spent, Comparison.EQUAL, 0)),
        ("{number} or more mana was spent to cast", "at least {number} mana was spent to cast it",
         Compare(spent, Comparison.AT_LEAST, S.number)),
        ("{mana} was spent to cast", "{mana} was spent to cast it",
         ManaWasSpent(S.what, S.mana)),
    ):  # fmt: skip
        yield Shape("condition", f"{words} {{what:that_noun}}", pattern, same_as=usual)
    yield Shape(
        "condition",
        "the amount of mana spent to cast {one} was less than {whose} mana value",
        Compare(am.ManaSpent(S.one), Comparison.LESS, am.ManaValueOf(S.whose)),
    )
    yield Shape("condition", "{what:that_noun} was kicked", Matches(S.what, _KICKED))
    yield Shape("condition", "{what:that_noun} has mana value {number:numeral} {sign:than_less}",
                Matches(S.what, ManaValueIs(S.sign, S.number)))  # fmt: skip


SHAPES = (
    *_conditions(),
    Shape("counted", "the number of times {what:that_noun} was kicked",
          am.TimesPaid("kicker", S.what), same_as="the number of times it was kicked"),
)  # fmt: skip
