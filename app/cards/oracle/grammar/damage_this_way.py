"""Damage that was dealt by the same text before: excess damage, what has been dealt damage; and
what can't be regenerated."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.doing import rules
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import parts_of, replaced
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import CREATURE
from app.terms.amounts import DoneThisWay, ThatMuch
from app.terms.conditions import Compare
from app.terms.effects import ControllerOf, DealDamage
from app.terms.instructions import ExileInsteadOfDying, IfSo
from app.terms.modifications import CantBeRegenerated
from app.terms.selectors import Comparison, DamagedThisWay, ThatObject

_EXCESS = DoneThisWay("excess damage")
_OF_CREATURES = DoneThisWay("excess damage", CREATURE)


def _if_excess(amount: DoneThisWay, much: bool) -> Any:
    """What is done if there was excess damage; `that much` in it is so much."""
    condition = Compare(amount, Comparison.AT_LEAST, 1)

    def forward(effects: Any) -> IfSo:
        if (ThatMuch() in parts_of(effects)) != much:
            raise Unfit
        return IfSo(condition, replaced(effects, ThatMuch(), amount))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, IfSo) or term.condition != condition or term.otherwise:
            return None
        return (replaced(term.effects, amount, ThatMuch()) if much else term.effects,)

    return via(forward, backward, S.effects)


def _excess() -> Iterator[Shape]:
    for to, amount in (
        ("", _EXCESS),
        (" to that creature", _EXCESS),
        (" to that permanent", _EXCESS),
        (" to a permanent", _EXCESS),
        (" to a creature", _OF_CREATURES),
    ):
        usual = None if to in ("", " to a creature") else "if excess damage was dealt this way, …"
        for much in (False, True):
            yield Shape(
                "sentence1",
                f"if excess damage was dealt{to} this way, {{effects:sentence}}",
                _if_excess(amount, much),
                same_as="if excess damage was dealt this way, … the excess damage …"
                if much
                else usual,
            )
        if amount is _EXCESS:
            words = f"excess damage dealt{to} this way"
            yield Shape("measure", f"the {words}", amount, same_as=usual and "the excess damage …")
            yield Shape("measure", f"the amount of {words}", amount, same_as="the excess damage …")
    yield Shape("measure", "that excess damage", _EXCESS, same_as="the excess damage …")


def _elsewhere(base: Any, whom: Any) -> Any:
    """Damage of which the excess is dealt to a player instead."""

    def forward(base: Any, whom: Any) -> DealDamage:
        if not isinstance(base, DealDamage) or base.excess_to is not None:
            raise Unfit
        return replace(base, excess_to=ControllerOf(whom))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, DealDamage) or not isinstance(term.excess_to, ControllerOf):
            return None
        return replace(term, excess_to=None), term.excess_to.of

    return via(forward, backward, base, whom)


SHAPES = (
    *_excess(),
    Shape("sentence1", "{base:clause}. excess damage is dealt to {whom:whose} controller instead",
          _elsewhere(S.base, S.whom)),
    Shape("clause", "if a permanent dealt damage this way would die this turn, exile it instead",
          ExileInsteadOfDying(DamagedThisWay()),
          same_as="if a creature dealt damage this way would die this turn, exile it instead"),
    Shape("actor.s", "a creature dealt damage this way", DamagedThisWay()),
    Shape("actor.s", "each creature dealt damage this way", DamagedThisWay(),
          same_as="a creature dealt damage this way"),
    Shape("actor.p", "creatures dealt damage this way", DamagedThisWay(),
          same_as="a creature dealt damage this way"),
    Shape("doing#", "can't be regenerated this turn", rules(CantBeRegenerated(ThatObject()))),
    Shape("core", "{what:group} can't be regenerated", (CantBeRegenerated(S.what),)),
)  # fmt: skip
