"""One of two words chosen as a permanent enters, and the abilities that it has by each (CR 614.12b,
607.2d): `As this enchantment enters, choose Khans or Dragons.`"""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import ContinuousChange, StaticAbility
from app.terms.changes import AddAbility
from app.terms.conditions import Chose
from app.terms.modifications import ChosenAsItEnters
from app.terms.selectors import This

_WORD = "word"


def _given(word: str, abilities: tuple[Any, ...]) -> StaticAbility:
    gifts = tuple(AddAbility(ability) for ability in abilities)
    return StaticAbility((ContinuousChange(This(), gifts),), Chose(_WORD, word))


def _taken(term: Any, word: str) -> tuple[Any, ...] | None:
    """The abilities that it has by that word."""
    match term:
        case StaticAbility((ContinuousChange(This(), gifts),), Chose(kind, chosen)):
            if (kind, chosen) != (_WORD, word) or not all(isinstance(g, AddAbility) for g in gifts):
                return None
            return tuple(gift.ability for gift in gifts if isinstance(gift, AddAbility))
    return None


def _by_each() -> Any:
    def forward(one: str, two: str, first: str, mine: Any, second: str, other: Any) -> Any:
        if (one, two) != (first, second) or one == two:
            raise Unfit
        chosen = ChosenAsItEnters(This(), _WORD, (one, two))
        return (StaticAbility((chosen,)), _given(one, mine), _given(two, other))

    def backward(term: Any) -> tuple[Any, ...] | None:
        match term:
            case (StaticAbility((ChosenAsItEnters(This(), kind, (one, two)),)), first, second):
                mine, other = _taken(first, str(one)), _taken(second, str(two))
                if kind != _WORD or mine is None or other is None:
                    return None
                return one, two, one, mine, two, other
        return None

    return via(forward, backward, S.one, S.two, S.first, S.mine, S.second, S.other)


SHAPES = (
    Shape("line", "as ~ enters, choose {one:name} or {two:name}. • {first:name} — {mine:line} • "
          "{second:name} — {other:line}", _by_each()),
)  # fmt: skip
