"""Keywords with a whole ability after a dash: `Max speed — …`.

The ability is read as any line is, and works only while what the keyword asks for is so.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import (
    ActivatedAbility,
    StaticAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.amounts import SpeedOf
from app.terms.conditions import AllConditions, Compare, Condition, KeywordHolds
from app.terms.selectors import Comparison, Who
from app.terms.speed import MAX_SPEED


def _with(condition: Condition | None, needed: Condition) -> Condition:
    return needed if condition is None else AllConditions((needed, condition))


def _without(condition: Condition | None, needed: Condition) -> tuple[Condition | None] | None:
    """The rest of a condition that begins with what is needed; None where it does not."""
    if condition == needed:
        return (None,)
    if isinstance(condition, AllConditions) and len(condition.of) == 2:
        return (condition.of[1],) if condition.of[0] == needed else None
    return None


def while_so(ability: Any, needed: Condition) -> Any:
    """The ability as it is while that is so and no longer."""
    match ability:
        case StaticAbility(characteristic_defining=False) | ActivatedAbility():
            return replace(ability, condition=_with(ability.condition, needed))
        case TriggeredAbility():
            first, *also = (
                replace(each, condition=_with(each.condition, needed))
                for each in (ability.trigger, *ability.also)
            )
            return replace(ability, trigger=first, also=tuple(also))
        case _:
            raise Unfit


def always_so(ability: Any, needed: Condition) -> Any:
    """The ability without the condition; None where it has none."""
    if isinstance(ability, StaticAbility | ActivatedAbility):
        rest = _without(ability.condition, needed)
        return None if rest is None else replace(ability, condition=rest[0])
    if not isinstance(ability, TriggeredAbility):
        return None
    triggers: list[Trigger] = []
    for trigger in (ability.trigger, *ability.also):
        rest = _without(trigger.condition, needed)
        if rest is None:
            return None
        triggers.append(replace(trigger, condition=rest[0]))
    return replace(ability, trigger=triggers[0], also=tuple(triggers[1:]))


def _under(keyword: str, line: Any) -> Any:
    needed = KeywordHolds(keyword)

    def forward(abilities: Any) -> Any:
        return tuple(while_so(ability, needed) for ability in abilities)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple):
            return None
        bare = tuple(always_so(ability, needed) for ability in term)
        return None if None in bare or not bare else (bare,)

    return via(forward, backward, line)


_AT_MAX = Compare(SpeedOf(Who.YOU), Comparison.AT_LEAST, MAX_SPEED)
SHAPES = (
    Shape("condition", "you have max speed", _AT_MAX),
    Shape("keyword_holds", "you have max speed", KeywordHolds("max speed")),
    Shape("line", "max speed — {of:line}", _under("max speed", S.of)),
)  # fmt: skip
