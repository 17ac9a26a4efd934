"""Conditions on how much an object measures: `if its power is greater than your life total`,
`if it has mana value 2 or less`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.pattern import S, only
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import ManaValueOf, NamesAmong, PowerOf, ToughnessOf, ValueOfX
from app.terms.conditions import Compare
from app.terms.selectors import Comparison, Controlled, Who

_MEASURES = (("power", PowerOf), ("toughness", ToughnessOf), ("mana value", ManaValueOf))
_SIGNS = (
    ("equal to", Comparison.EQUAL),
    ("less than", Comparison.LESS),
    ("greater than", Comparison.GREATER),
    ("less than or equal to", Comparison.AT_MOST),
    ("greater than or equal to", Comparison.AT_LEAST),
)


def _is_of_another_kind(amount: Any) -> bool:
    """Whether it is no power: what has more toughness than power is said in words of its own."""
    return not isinstance(amount, PowerOf)


def _measured() -> Iterator[Shape]:
    for word, measure in _MEASURES:
        for words, sign in _SIGNS:
            than = only(S.amount, _is_of_another_kind) if word == "toughness" else S.amount
            yield Shape(
                "condition",
                f"{{whose}} {word} is {words} {{amount}}",
                Compare(measure(S.whose), sign, than),
                (f"{{whose}} {word} was {words} {{amount}}",),
            )


def _is_a_number(amount: object) -> bool:
    return isinstance(amount, int)


SHAPES = (
    Shape("condition", "you control {number} {sign:than_fewer} {what:kind.p} with different names",
          Compare(NamesAmong(whose(Controlled(Who.YOU), S.what)), S.sign, S.number)),
    *_measured(),
    *(
        Shape("condition", f"{{whose}} {word} is X",
              Compare(measure(S.whose), Comparison.EQUAL, ValueOfX()))
        for word, measure in _MEASURES
    ),
    *(
        Shape("condition", f"{{whose}} {word} is {{number:numeral}}",
              Compare(measure(S.whose), Comparison.EQUAL, only(S.number, _is_a_number)))
        for word, measure in _MEASURES
    ),
    Shape("condition", "{one} has mana value {number:numeral} {sign:than_less}",
          Compare(ManaValueOf(S.one), S.sign, S.number),
          same_as="{whose} mana value is {number} {sign}"),
)  # fmt: skip
