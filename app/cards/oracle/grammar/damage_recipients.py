"""More of whom damage is dealt to: three at once, players and creatures in another order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.doing import same
from app.cards.oracle.grammar.events import when
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.pending import AGAIN
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import PLANESWALKER, chosen
from app.terms.abilities import EventKind as Kind
from app.terms.amounts import Half
from app.terms.effects import DealDamage
from app.terms.instructions import AtOnce
from app.terms.selectors import AllOf, AnyOf, HasType, IsStatus, Status, Who
from app.terms.types import CardType

_TOKEN = AllOf((HasType(CardType.CREATURE), IsStatus(Status.TOKEN)))


def _two_of_one_amount() -> Any:
    """So much to one, and so much to two others."""

    def forward(source: Any, one: Any, to: Any, two: Any, also: Any, last: Any) -> AtOnce:
        return AtOnce(
            (
                DealDamage(one, to, source),
                DealDamage(two, also, AGAIN),
                DealDamage(two, last, AGAIN),
            )
        )

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AtOnce) or len(term.effects) != 3:
            return None
        parts: Any = term.effects
        if not all(isinstance(each, DealDamage) for each in parts):
            return None
        first, second, third = parts
        if second.amount != third.amount or not same(first.source, second.source):
            return None
        if not same(first.source, third.source):
            return None
        return first.source, first.amount, first.to, second.amount, second.to, third.to

    return via(forward, backward, S.who, S.one, S.to, S.two, S.also, S.last)


def _events() -> Iterator[Shape]:
    for words, combat in (("", None), ("combat ", True)):
        yield Shape(
            "happening#",
            f"<deals|deal> {words}damage to a {{other:np.s}} or opponent",
            (when(Kind.DEALS_DAMAGE, other=S.other, player=Who.OPPONENT, combat=combat),),
            same_as=f"<deals|deal> {words}damage to an opponent or a {{other}}",
        )


SHAPES = (
    *_events(),
    Shape("clause", "{who:actor#} <deals|deal> {one:numeral} damage to {to:recipient} and "
          "{two:numeral} damage to {also:recipient} and {last:recipient}", _two_of_one_amount(),
          same_as="… {one} damage to {to}, {two} damage to {also}, and {two} damage to {last}"),
    Shape("recipient", "target creature token, player, or planeswalker",
          chosen(what=AnyOf((_TOKEN, PLANESWALKER)), who=Who.ANY),
          same_as="target player, creature token, or planeswalker"),
    *(
        Shape("measure", f"half {{of:counted}}, rounded {how}", Half(S.of, up=how == "up"))
        for how in ("up", "down")
    ),
)  # fmt: skip
