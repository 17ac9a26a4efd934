"""Designations of permanents: Mounts that are saddled, Cases to solve and solved (CR 702.169,
702.171, 719)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.triggered import ability_made
from app.terms.abilities import (
    ActivatedAbility,
    EventKind,
    StaticAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.conditions import AllConditions, Condition, Matches, NotCondition
from app.terms.effects import Designate
from app.terms.modifications import EntersPrepared
from app.terms.selectors import IsStatus, Status, This, Who
from app.terms.steps import Step

_SOLVED = Matches(This(), IsStatus(Status.SOLVED))
_UNSOLVED = NotCondition(_SOLVED)
_YOUR_END_STEP = Trigger(EventKind.BEGINNING_OF_STEP, player=Who.YOU, step=Step.END)
_SOLVE = (Designate(This(), Status.SOLVED.value),)


def _both(first: Condition | None, second: Condition) -> Condition:
    return second if first is None else AllConditions((first, second))


def _to_solve(condition: Condition) -> TriggeredAbility:
    """At the beginning of your end step it becomes solved, if that is so and it isn't (719.3a)."""
    made = ability_made((_YOUR_END_STEP,), _SOLVE, condition)
    return replace(made, condition=_both(made.condition, _UNSOLVED))


def _what_solves(term: Any) -> tuple[Any, ...] | None:
    condition = getattr(term, "condition", None)
    if not isinstance(condition, AllConditions) or len(condition.of) != 2:
        return None
    made = TriggeredAbility(_YOUR_END_STEP, _SOLVE, condition)
    return (condition.of[0],) if term == made and condition.of[1] == _UNSOLVED else None


def _once_solved(ability: Any) -> Any:
    """The ability of a Case that is solved."""

    def forward(ability: Any) -> Any:
        if not isinstance(ability, (StaticAbility, TriggeredAbility, ActivatedAbility)):
            raise Unfit
        return replace(ability, condition=_both(ability.condition, _SOLVED))

    def backward(term: Any) -> tuple[Any, ...] | None:
        match getattr(term, "condition", None):
            case AllConditions((first, second)) if second == _SOLVED:
                return (replace(term, condition=first),)
            case condition if condition == _SOLVED:
                return (replace(term, condition=None),)
        return None

    return via(forward, backward, ability)


SHAPES = (
    Shape("line", "to solve — {condition:conditions}.",
          (via(_to_solve, _what_solves, S.condition),)),
    *(
        Shape("line", f"solved — {{of:{kind}}}", (_once_solved(S.of),))
        for kind in ("static", "triggered", "activated")
    ),
    Shape("core", "~ enters prepared", (EntersPrepared(This()),)),
    Shape("doing#", "<becomes saddled|become saddled> until end of turn",
          Designate(SUBJECT, Status.SADDLED.value)),
)  # fmt: skip
