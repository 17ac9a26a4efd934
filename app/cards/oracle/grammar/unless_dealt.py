"""What happens unless a player has an object deal damage to them, and what if they do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import chosen
from app.terms.effects import ControllerOf
from app.terms.library_effects import UnlessDealtDamage
from app.terms.selectors import This, Who

_DEALS: Any = This()
_OPPONENT: Any = chosen(who=Who.OPPONENT)


def _unless() -> Iterator[Shape]:
    effect, theirs = "{effect:clause} unless", ControllerOf(S.whose)
    yield Shape("sentence1", f"{effect} target opponent has ~ deal {{amount:numeral}} damage to "
                "them", UnlessDealtDamage((S.effect,), S.amount, _DEALS, _OPPONENT))  # fmt: skip
    yield Shape("sentence1", f"{effect} {{whose}} controller has ~ deal damage to them equal to "
                "{amount}",
                UnlessDealtDamage((S.effect,), S.amount, _DEALS, theirs))  # fmt: skip
    yield Shape("sentence1", f"{effect} {{whose}} controller has ~ deal {{amount:numeral}} damage "
                "to them. if they do, {then:sentence}",
                UnlessDealtDamage((S.effect,), S.amount, _DEALS, theirs, S.then))  # fmt: skip
    for words, who in (("any opponent", Who.OPPONENT), ("any player", Who.ANY)):
        yield Shape("sentence1", f"{words} may have it deal {{amount:numeral}} damage to them. if "
                    "a player does, {then:sentence}",
                    UnlessDealtDamage((), S.amount, _DEALS, who, S.then),
                    (f"{words} may have ~ deal {{amount:numeral}} damage to them. if a player "
                     "does, {then:sentence}",))  # fmt: skip


SHAPES = tuple(_unless())
