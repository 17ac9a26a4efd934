"""What happens later: delayed triggered abilities of the next time that a step begins (CR 603.7);
abilities gained for good."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.clauses import of_subject
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.predicates_change import each_of
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import EventKind, Trigger
from app.terms.changes import AddAbility
from app.terms.conditions import Matches, NotCondition
from app.terms.costs import Cost, PayMana
from app.terms.effects import Duration, Later, StartChange
from app.terms.instructions import UnlessPaid
from app.terms.selectors import Controlled, Who
from app.terms.steps import Step


def _at(step: Step, who: Who | None = None) -> Trigger:
    return Trigger(EventKind.BEGINNING_OF_STEP, player=who, step=step)


# The time, the event, and whether its usual wording stands in clauses.py already.
_TIMES = (
    ("your next upkeep", _at(Step.UPKEEP, Who.YOU), False),
    ("your next end step", _at(Step.END, Who.YOU), False),
    ("your next draw step", _at(Step.DRAW, Who.YOU), False),
    ("your next first main phase", _at(Step.PRECOMBAT_MAIN, Who.YOU), False),
    ("the next cleanup step", _at(Step.CLEANUP), False),
    ("the next end step", _at(Step.END), True),
    ("the next turn 's upkeep", _at(Step.UPKEEP), True),
)
_NEXT_UPKEEP = "at the beginning of the next upkeep"  # that of the next turn: this one has begun
_MAIN = Later(_at(Step.PRECOMBAT_MAIN, Who.YOU), (S.now,), (_at(Step.POSTCOMBAT_MAIN, Who.YOU),))


def _later() -> Iterator[Shape]:
    for words, trigger, stands in _TIMES:
        first = f"at the beginning of {words}, {{now:sentence}}"
        usual = f"{{now}} at the beginning of {words}"
        if not stands:
            yield Shape("clause", f"{{now:clause_now}} at the beginning of {words}",
                        Later(trigger, (S.now,)))  # fmt: skip
        yield Shape("sentence1", first, Later(trigger, _several(S.now)))
        yield Shape("sentence1", f"at the beginning of {words}, {{now:clause}}",
                    Later(trigger, (S.now,)), same_as=usual)  # fmt: skip
    usual = "{now} at the beginning of the next turn's upkeep"
    yield Shape("clause", f"{{now:clause_now}} {_NEXT_UPKEEP}",
                Later(_at(Step.UPKEEP), (S.now,)), same_as=usual)  # fmt: skip
    unless = UnlessPaid((S.effect,), Cost((PayMana(S.mana),)))
    then = "at the beginning of your next upkeep,"
    yield Shape("sentence1", f"{then} pay {{mana}}. if you do not, {{effect:clause}}",
                Later(_at(Step.UPKEEP, Who.YOU), (unless,)))  # fmt: skip
    yield Shape("clause", "{now:clause_now} at the beginning of your next main phase", _MAIN)
    yield Shape(
        "sentence1", "at the beginning of your next main phase, {now:clause}", _MAIN,
        same_as="{now} at the beginning of your next main phase",
    )  # fmt: skip


def _several(effects: Any) -> Any:
    """Effects of which there are more than one."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        return (term,) if isinstance(term, tuple) and len(term) > 1 else None

    def forward(effects: Any) -> Any:
        if len(effects) < 2:
            raise Unfit
        return effects

    return via(forward, backward, effects)


# It is another's, or gone.
_LOST = Trigger(EventKind.STATE, state=NotCondition(Matches(S.what, Controlled(Who.YOU))))


SHAPES = (
    *_later(),
    Shape("sentence1", "when you lose control of {what:thing.s}, {now:clause}",
          Later(_LOST, (S.now,))),
    Shape("clause", "{who:actor#} <gains|gain> {keywords}",
          of_subject(S.who, StartChange(SUBJECT, each_of(AddAbility, S.keywords),
                                        Duration.PERMANENT))),
)  # fmt: skip
