"""Conditions on how much an object measures: `if its power is greater than your life total`,
`if it has mana value 2 or less`."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.pattern import S, only
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import ManaValueOf, PowerOf, ToughnessOf, ValueOfX
from app.terms.conditions import Compare
from app.terms.selectors import Comparison

_MEASURES = (("power", PowerOf), ("toughness", ToughnessOf), ("mana value", ManaValueOf))
_SIGNS = (
    ("equal to", Comparison.EQUAL),
    ("less than", Comparison.LESS),
    ("greater than", Comparison.GREATER),
    ("less than or equal to", Comparison.AT_MOST),
    ("greater than or equal to", Comparison.AT_LEAST),
)


def _not_its_power(amount: object) -> bool:
    """Whether it is no power: toughness greater than that is said of an object in another way."""
    return not isinstance(amount, PowerOf)


def _measured() -> Iterator[Shape]:
    for word, measure in _MEASURES:
        for words, sign in _SIGNS:
            exceeds = word == "toughness" and sign is Comparison.GREATER
            amount = only(S.amount, _not_its_power) if exceeds else S.amount
            yield Shape(
                "condition",
                f"{{whose}} {word} is {words} {{amount}}",
                Compare(measure(S.whose), sign, amount),
                (f"{{whose}} {word} was {words} {{amount}}",),
            )


SHAPES = (
    *_measured(),
    *(
        Shape("condition", f"{{whose}} {word} is X",
              Compare(measure(S.whose), Comparison.EQUAL, ValueOfX()))
        for word, measure in _MEASURES
    ),
    Shape("condition", "{one} has mana value {number:numeral} {sign:than_less}",
          Compare(ManaValueOf(S.one), S.sign, S.number),
          same_as="{whose} mana value is {number} {sign}"),
)  # fmt: skip
