"""Damage that is dealt: another amount of it instead, damage that can't be prevented, half a life
total."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import THAT_PLAYER, Chosen, ThatPlayer
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import AmountIf, Half, LifeTotal
from app.terms.effects import DealDamage, LoseLife, Target
from app.terms.selectors import Who


def _instead() -> Any:
    """Another amount of damage if something is so (CR 614.15)."""

    def forward(base: Any, condition: Any, that: Any, more: Any) -> Any:
        if not isinstance(base, DealDamage) or isinstance(base.amount, AmountIf):
            raise Unfit
        return replace(base, amount=AmountIf(condition, more, base.amount))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, DealDamage) or not isinstance(term.amount, AmountIf):
            return None
        amount = term.amount
        return replace(term, amount=amount.otherwise), amount.condition, (), amount.met

    return via(forward, backward, S.base, S.condition, S.that, S.more)


def _unpreventable() -> Any:
    """Damage of which the text says that it can't be prevented."""

    def forward(base: Any) -> Any:
        if not isinstance(base, DealDamage) or not base.preventable:
            raise Unfit
        return replace(base, preventable=False)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, DealDamage) or term.preventable:
            return None
        return (replace(term, preventable=True),)

    return via(forward, backward, S.base)


def _half(up: bool) -> Any:
    """One player loses half of that player's own life total."""

    def forward(who: Any) -> Any:
        if type(who) not in (Chosen, ThatPlayer):
            raise Unfit
        return LoseLife(who, Half(LifeTotal(THAT_PLAYER), up))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, LoseLife) or not isinstance(term.amount, Half):
            return None
        half = term.amount
        own = isinstance(half.of, LifeTotal) and half.up is up
        whose: Any = half.of.who if isinstance(half.of, LifeTotal) else None
        alike = whose == term.who or (isinstance(whose, Target) and isinstance(term.who, Chosen))
        one = isinstance(term.who, (Chosen, Target)) or term.who == Who.TRIGGERING_PLAYER
        return (term.who,) if own and alike and one else None

    return via(forward, backward, S.who)


_DEALS = "{that:that_source} deals {more:so_much} damage"
SHAPES = (
    Shape("sentence1", f"{{base:clause}}. if {{condition}}, {_DEALS} instead", _instead(),
          (f"{{base:clause}}. if {{condition}}, instead {_DEALS}",
           f"{{base:clause}}. {_DEALS} instead if {{condition}}")),
    Shape("that_source", "~", (), same_as="it"),
    Shape("so_much", "{number:numeral}", S.number),
    Shape("so_much", "{amount:of_x}", S.amount),
    *(
        Shape("sentence1", f"{{base:clause}}{joint} damage can't be prevented", _unpreventable(),
              same_as=None if joint == ". the" else "{base}. the damage can't be prevented")
        for joint in (". the", " and the")
    ),
    Shape("sentence", "{base:clause} and the damage can't be prevented", (_unpreventable(),),
          same_as="{base}. the damage can't be prevented"),
    *(
        Shape("clause", f"{{who:player.s}} loses half their life, rounded {'up' if up else 'down'}",
              _half(up))
        for up in (True, False)
    ),
)  # fmt: skip
