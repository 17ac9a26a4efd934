"""What holds of an object as long as something is so, and what otherwise."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import It, rewritten
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.static import named, settled
from app.terms.abilities import StaticAbility
from app.terms.conditions import Condition, IsTurnOf, NotCondition
from app.terms.selectors import Who

Both = tuple[StaticAbility, StaticAbility]


def _otherwise(core: Any, condition: Condition, other: Any) -> Both:
    first = settled(core, condition)
    whom = named(first.effects)
    if whom is None or first.condition is None:
        raise Unfit
    other = rewritten(other, lambda part: whom if isinstance(part, It) else None)
    if named(other) != whom:
        raise Unfit
    return first, settled(other, NotCondition(first.condition))


def _apart(term: Any) -> tuple[Any, ...] | None:
    if not isinstance(term, tuple) or len(term) != 2:
        return None
    one, two = term
    if not all(isinstance(each, StaticAbility) and each.condition is not None for each in term):
        return None
    same = (StaticAbility(one.effects, one.condition),
            StaticAbility(two.effects, NotCondition(one.condition)))  # fmt: skip
    return (one.effects, one.condition, two.effects) if term == same else None


def _on_your_turn(term: Any) -> tuple[Any, ...] | None:
    values = _apart(term)
    if values is None or values[1] != IsTurnOf(Who.YOU):
        return None
    return values[0], values[2]


_APART = "{core} as long as {condition}. {other} as long as {not condition}."

SHAPES = (
    Shape("statics", "{core} as long as {condition:conditions}. otherwise, {other:core}.",
          via(_otherwise, _apart, S.core, S.condition, S.other),
          ("as long as {condition:conditions}, {core}. otherwise, {other:core}.",), same_as=_APART),
    Shape("statics", "{core} during your turn. otherwise, {other:core}.",
          via(lambda core, other: _otherwise(core, IsTurnOf(Who.YOU), other), _on_your_turn,
              S.core, S.other),
          ("during your turn, {core}. otherwise, {other:core}.",), same_as=_APART),
)  # fmt: skip
