"""What shields do besides preventing damage, and of how much: `if damage is prevented this way …`,
`where X is …`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.pattern import Unfit, via
from app.cards.oracle.grammar.pending import parts_of
from app.cards.oracle.grammar.settle import settle
from app.cards.oracle.grammar.unsettle import unsettle
from app.terms.amounts import PreventedThisWay, ValueOfX
from app.terms.effects import PreventDamageTo, StartModification
from app.terms.instructions import Reflexive
from app.terms.modifications import PreventDamage

_SHIELDS = (PreventDamage, PreventDamageTo)


def reflexive(effects: Any) -> Any:
    """An ability that triggers as damage is prevented."""

    def forward(effects: Any) -> tuple[Reflexive, ...]:
        done, targets = settle(effects)
        return (Reflexive(done, targets),)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != 1 or not isinstance(term[0], Reflexive):
            return None
        return (unsettle(term[0].effects, term[0].targets),)

    return via(forward, backward, effects)


def tells(then: Any) -> bool:
    """Whether effects speak of the damage that was prevented."""
    return any(isinstance(part, PreventedThisWay) for part in parts_of(then))


def not_reflexive(then: Any) -> bool:
    """Whether no ability triggers in the effects: its targets would be among those of the text."""
    return not any(isinstance(part, Reflexive) for part in parts_of(then))


def with_rider(shield: Any, rider: Any) -> Any:
    """A shield and what it does besides."""

    def forward(shield: Any, rider: Any) -> Any:
        then, if_prevented = rider
        if isinstance(shield, PreventDamageTo):
            return replace(shield, then=then, if_prevented=if_prevented)
        if not isinstance(shield, StartModification) or not isinstance(
            shield.modification, PreventDamage
        ):
            raise Unfit
        shielding = replace(shield.modification, then=then, if_prevented=if_prevented)
        return replace(shield, modification=shielding)

    def backward(term: Any) -> tuple[Any, ...] | None:
        shield = term.modification if isinstance(term, StartModification) else term
        if not isinstance(shield, PreventDamage | PreventDamageTo) or not shield.then:
            return None
        rider = shield.then, shield.if_prevented
        bare = replace(shield, then=(), if_prevented=False)
        if isinstance(term, StartModification) and isinstance(bare, PreventDamage):
            return replace(term, modification=bare), rider
        return bare, rider

    return via(forward, backward, shield, rider)


def each_prevented(then: Any) -> Any:
    """`for each 1 damage prevented this way, put a +1/+1 counter …`: as many as was prevented."""

    def forward(then: Any) -> Any:
        if len(then) != 1 or getattr(then[0], "count", None) != 1:
            raise Unfit
        return (replace(then[0], count=PreventedThisWay()),)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != 1:
            return None
        if getattr(term[0], "count", None) != PreventedThisWay():
            return None
        return ((replace(term[0], count=1),),)

    return via(forward, backward, then)


def where_x(shield: Any, amount: Any) -> Any:
    """A shield of X, `where X is …`."""

    def forward(shield: Any, amount: Any) -> Any:
        if isinstance(shield, StartModification):
            return replace(shield, modification=_with_x(shield.modification, amount))
        return _with_x(shield, amount)

    def backward(term: Any) -> tuple[Any, ...] | None:
        inner = term.modification if isinstance(term, StartModification) else term
        amount = getattr(inner, "amount", None)
        if not isinstance(inner, _SHIELDS) or amount is None or type(amount) is int:
            return None
        if amount == ValueOfX():
            return None
        bare: Any = replace(inner, amount=ValueOfX())
        if isinstance(term, StartModification):
            bare = replace(term, modification=bare)
        return bare, amount

    return via(forward, backward, shield, amount)


def _with_x(inner: Any, amount: Any) -> Any:
    if not isinstance(inner, _SHIELDS) or inner.amount != ValueOfX():
        raise Unfit
    return replace(inner, amount=amount)
