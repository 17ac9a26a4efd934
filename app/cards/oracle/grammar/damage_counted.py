"""Damage of so many times X, half X, to three recipients at once; an X that is told once for two
sentences; what was tapped for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.doing import same
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import AGAIN, SUBJECT, THAT_PLAYER, parts_of, replaced
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import ANY, chosen
from app.cards.oracle.grammar.where_x import is_x, where
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.amounts import CardsInHand, CountersOn, Half, LifeTotal, Times, ValueOfX
from app.terms.costs import Cost, PayMana
from app.terms.effects import ControllerOf, DealDamage, GainLife, LoseLife
from app.terms.instructions import AtOnce, UnlessPaid
from app.terms.selectors import AllOf, Controlled, EarlierTargets, Not, PaidWith, This, Who

_X = ValueOfX()
# What changes neither what is on the battlefield nor what is in hands and graveyards.
_STILL = (DealDamage, LoseLife, GainLife)


def _of_several() -> Any:
    """`…, where X is …. You gain X life.`: the X of the next sentence is the same."""
    told = where((S.one,), S.amount)

    def forward(one: Any, amount: Any, rest: Any) -> Any:
        if _X not in parts_of(rest) or not isinstance(one, (*_STILL, AtOnce)):
            raise Unfit
        if any(isinstance(part, LifeTotal | CountersOn) for part in parts_of(amount)):
            raise Unfit  # it might be another amount by then
        if any(map(is_x, parts_of(rest))):
            raise Unfit
        return told.forward((one,), amount) + replaced(rest, _X, amount)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) < 2:
            return None
        values = told.backward(term[:1])
        if values is None or values[1] not in parts_of(term[1:]):
            return None
        return values[0][0], values[1], replaced(term[1:], values[1], _X)

    return via(forward, backward, S.one, S.amount, S.rest)


def _three() -> Any:
    """Damage that one source deals to three recipients at once."""

    def forward(source: Any, *values: Any) -> AtOnce:
        one, to, two, also, three, last = values
        return AtOnce(
            (
                DealDamage(one, to, source),
                DealDamage(two, also, AGAIN),
                DealDamage(three, last, AGAIN),
            )
        )

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AtOnce) or len(term.effects) != 3:
            return None
        if not all(isinstance(each, DealDamage) for each in term.effects):
            return None
        first, second, third = term.effects
        assert isinstance(first, DealDamage)
        assert isinstance(second, DealDamage)
        assert isinstance(third, DealDamage)
        if not same(first.source, second.source) or not same(first.source, third.source):
            return None
        pairs = ((each.amount, each.to) for each in (first, second, third))
        return (first.source, *(value for pair in pairs for value in pair))

    return via(forward, backward, S.who, S.one, S.to, S.two, S.also, S.three, S.last)


def _scaled() -> Iterator[Shape]:
    for words, number in (("four times X", 4), ("five times X", 5)):
        yield Shape("of_x", words, Times(number, _X))
    for how in ("up", "down"):
        yield Shape(
            "doing#",
            f"<deals|deal> half X damage, rounded {how}, to {{to:recipient}}",
            DealDamage(Half(_X, up=how == "up"), S.to, SUBJECT),
        )
    yield Shape("measure", "three times {of:counted}", Times(3, S.of))


def _of_defending() -> Iterator[Shape]:
    """`they`, of the defending player."""

    def spoken(term: Any) -> tuple[()] | None:
        return () if term == Controlled(Who.DEFENDING_PLAYER) else None

    def in_hand(term: Any) -> tuple[()] | None:
        return () if term == CardsInHand(Who.DEFENDING_PLAYER) else None

    yield Shape("ending#", "they control", via(lambda: Controlled(THAT_PLAYER), spoken),
                ("that player controls",), same_as="defending player controls")  # fmt: skip
    yield Shape("counted", "the number of cards in their hand",
                via(lambda: CardsInHand(THAT_PLAYER), in_hand),
                same_as="the number of cards in {who}'s hand")  # fmt: skip


def _its_controller() -> Any:
    """The player spoken of before, who controls what was spoken of."""
    return via(lambda: THAT_PLAYER, lambda term: () if isinstance(term, ControllerOf) else None)


SHAPES = (
    *_scaled(),
    *_of_defending(),
    Shape("effects", "{one:clause}, where X is {amount}. {rest:effects}", _of_several(),
          same_as="{the amount in place of X}"),
    Shape("clause", "{who:actor#} <deals|deal> {one:numeral} damage to {to:recipient}, "
          "{two:numeral} damage to {also:recipient}, and {three:numeral} damage to "
          "{last:recipient}", _three()),
    *(
        Shape("recipient", words, chosen(what=AllOf((Not(EarlierTargets()), ANY)), who=Who.ANY),
              same_as="another target")
        for words in ("a third target",)
    ),
    Shape("paid_with", "the tapped creature", PaidWith(), same_as="the sacrificed creature"),
    Shape("whose", "the tapped creature 's", PaidWith(), same_as="the sacrificed creature's"),
    Shape("sentence1", "{effect:clause} unless that player pays {mana}",
          UnlessPaid((S.effect,), Cost((PayMana(S.mana),)), _its_controller()),
          same_as="{effect} unless its controller pays {mana}"),
    Shape("player_event", "you sacrifice ~", Trigger(Kind.SACRIFICED, This(), player=Who.YOU)),
)  # fmt: skip
