"""Conditions said after what happens, and what happens otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.trailing import trailing
from app.terms.amounts import CardsInHand
from app.terms.conditions import AnyCondition, Compare, Matches, NotCondition
from app.terms.instructions import IfSo
from app.terms.selectors import Comparison, IsStatus, Status, Who

_THEIRS: Any = CardsInHand(Who.TRIGGERING_PLAYER)


def _damage() -> Iterator[Shape]:
    """Damage that is dealt if something is so."""
    yield Shape("sentence1", "{effect:clause} unless {condition:conditions}",
                trailing(NotCondition(S.condition), S.effect),
                same_as="if {not condition}, {effect}")  # fmt: skip
    yield Shape(
        "sentence1",
        "{one:clause_now} if {condition:conditions}. otherwise, {others:sentence}",
        IfSo(S.condition, (S.one,), S.others),
        same_as="if {condition}, {one}. otherwise, {others}",
    )


SHAPES = (
    *_damage(),
    Shape("condition", "{what:that_noun} attacked this turn",
          Matches(S.what, IsStatus(Status.ATTACKED_THIS_TURN)), same_as="it attacked this turn"),
    Shape("condition", "they have exactly {one:number} or exactly {two:number} cards in hand",
          AnyCondition((Compare(_THEIRS, Comparison.EQUAL, S.one),
                        Compare(_THEIRS, Comparison.EQUAL, S.two)))),
    Shape("condition", "that player has one or fewer cards in hand",
          Compare(_THEIRS, Comparison.AT_MOST, 1)),
)  # fmt: skip
