"""Conditions said after what happens, and what happens otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, only, via
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.trailing import Trailing, trailing
from app.terms.amounts import CardsInHand, CountersOfPlayer
from app.terms.conditions import AnyCondition, Compare, Matches, NotCondition
from app.terms.effects import DealDamage
from app.terms.instructions import IfSo
from app.terms.selectors import Comparison, IsStatus, Status, Who

_THEIRS: Any = CardsInHand(Who.TRIGGERING_PLAYER)


def _is_damage(effect: Any) -> bool:
    return isinstance(effect, DealDamage)


def _told_after(condition: Any, one: Any, others: Any) -> Any:
    """One effect that happens if the condition is true, which is said after it, and others that
    happen otherwise."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, IfSo) or len(term.effects) != 1 or not term.otherwise:
            return None
        return term.condition, term.effects[0], term.otherwise

    def forward(condition: Any, one: Any, others: Any) -> Trailing:
        return Trailing(IfSo(condition, (one,), others))

    return via(forward, backward, condition, one, others)


def _damage() -> Iterator[Shape]:
    """Damage that is dealt if something is so."""
    yield Shape("sentence1", "{effect:clause} unless {condition:conditions}",
                trailing(NotCondition(S.condition), only(S.effect, _is_damage)),
                same_as="if {not condition}, {effect}")  # fmt: skip
    yield Shape(
        "sentence1",
        "{one:clause} if {condition:conditions}. otherwise, {others:sentence}",
        _told_after(S.condition, S.one, S.others),
        same_as="if {condition}, {one}. otherwise, {others}",
    )


SHAPES = (
    *_damage(),
    Shape("condition", "{what:that_noun} attacked this turn",
          Matches(S.what, IsStatus(Status.ATTACKED_THIS_TURN)), same_as="it attacked this turn"),
    Shape("condition", "they have exactly {one:number} or exactly {two:number} cards in hand",
          AnyCondition((Compare(_THEIRS, Comparison.EQUAL, S.one),
                        Compare(_THEIRS, Comparison.EQUAL, S.two)))),
    Shape("condition", "they do not have any {kind:counter_kind} counters",
          Compare(CountersOfPlayer(Who.TRIGGERING_PLAYER, S.kind), Comparison.EQUAL, 0)),
    Shape("condition", "that player has one or fewer cards in hand",
          Compare(_THEIRS, Comparison.AT_MOST, 1)),
)  # fmt: skip
