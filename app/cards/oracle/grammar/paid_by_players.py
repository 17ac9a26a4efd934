"""What another player may pay, and damage that is dealt besides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.clauses import two_damages
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.pending import AGAIN, THAT_PLAYER, replaced
from app.cards.oracle.grammar.shape import Shape
from app.terms.costs import Cost, PayLife
from app.terms.effects import ControllerOf
from app.terms.instructions import MayPay
from app.terms.selectors import Who


def _of_payer() -> Any:
    """A player who may pay life, and what they then do."""

    def forward(whose: Any, amount: Any, then: Any) -> MayPay:
        done = replaced(then, THAT_PLAYER, AGAIN)
        return MayPay(Cost((PayLife(amount),)), done, who=ControllerOf(whose))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, MayPay) or term.otherwise or len(term.cost.parts) != 1:
            return None
        life = term.cost.parts[0]
        if not isinstance(life, PayLife) or not isinstance(term.who, ControllerOf):
            return None
        return term.who.of, life.amount, replaced(term.then, term.who, Who.TRIGGERING_PLAYER)

    return via(forward, backward, S.whose, S.amount, S.then)


def _pays() -> Iterator[Shape]:
    yield Shape("sentence1", "{whose} controller may pay {amount:numeral} life. if they do, "
                "{then:sentence}", _of_payer())  # fmt: skip


def _besides() -> Iterator[Shape]:
    deals = "{who:actor#} <deals|deal> {one:numeral} damage to {to:recipient} and"
    both = two_damages(S.who, S.one, S.to, S.two, S.also)
    words = f"{deals} a additional {{two:numeral}} damage to {{also:recipient}}"
    yield Shape("clause", words, both,
                (f"{deals} {{two:numeral}} additional damage to {{also:recipient}}",),
                same_as="{who} deals {one} damage to {to} and {two} damage to {also}")  # fmt: skip


SHAPES = (*_pays(), *_besides())
