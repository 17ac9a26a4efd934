"""Whom damage is dealt to and how much of it: those with what they control, `them`, what a
creature attacks, twice X."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.clauses import two_damages
from app.cards.oracle.grammar.damage import source_of
from app.cards.oracle.grammar.events import watched, when
from app.cards.oracle.grammar.nouns import other
from app.cards.oracle.grammar.pattern import S, only, via
from app.cards.oracle.grammar.pending import SUBJECT, OtherOpponents, ThatNoun
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import but_earlier, is_that_player
from app.terms.abilities import EventKind as Kind
from app.terms.amounts import CardsInHand, Plus, Times, ValueOfX
from app.terms.conditions import IsTurnOf, NotCondition
from app.terms.effects import (
    AttackedBy,
    ControllerOf,
    DealDamage,
    DiscardHand,
    PreventDamageTo,
)
from app.terms.selectors import (
    AnyOf,
    Controlled,
    EventSubject,
    PaidWith,
    SourceOfDamage,
    ThatObject,
    This,
    Who,
)

_THEIRS = "deals {amount} damage to {players} and each {what} your opponents control"


def _with_theirs() -> Iterator[Shape]:
    """`each opponent and each creature they control`: their creatures all together."""
    whom = (("each opponent", Who.OPPONENT),)
    for words, who in whom:
        for said, what in (
            ("{what:np.s}", S.what),
            ("{one:noun.s} and {two:noun.s}", AnyOf((S.one, S.two))),
        ):
            theirs = whose(Controlled(who), what)
            for amount, pattern in (("{amount:numeral}", S.amount),):
                yield Shape(
                    "clause",
                    f"{{source:actor#}} <deals|deal> {amount} damage to {words} and each {said} "
                    "they control",
                    _both(S.source, pattern, who, theirs),
                    same_as=_THEIRS,
                )


def _both(source: Any, amount: Any, who: Any, theirs: Any) -> Any:
    pair = two_damages(source, amount, who, amount, theirs)

    def backward(term: Any) -> tuple[Any, ...] | None:
        values = pair.backward(term)
        if values is None or values[1] != values[3] or values[2] != who:
            return None
        return values[0], values[1], values[4]

    return via(
        lambda source, amount, theirs: pair.forward(source, amount, who, amount, theirs),
        backward,
        source,
        amount,
        theirs,
    )


def _that_source() -> Any:
    """The source of the damage that an ability triggers at."""

    def backward(term: Any) -> tuple[()] | None:
        return () if isinstance(term, (EventSubject, ThatObject)) else None

    return via(lambda: ThatNoun(SourceOfDamage()), backward)


def _damage_to_it() -> Iterator[Shape]:
    """`whenever a source deals damage to this creature`."""
    for words, combat in (("", None), ("combat ", True), ("noncombat ", False)):
        yield Shape(
            "happening#",
            f"<deals|deal> {words}damage to {{other:one}}",
            (when(Kind.DEALS_DAMAGE, other=only(S.other, _is_this), combat=combat),),
        )


def _is_this(term: Any) -> bool:
    return isinstance(term, This)


SHAPES = (
    *_with_theirs(),
    *_damage_to_it(),
    Shape("recipient", "them", is_that_player(), same_as="that player"),
    Shape("doing#", "also <deals|deal> {amount:numeral} damage to {to:recipient}",
          DealDamage(S.amount, S.to, SUBJECT), same_as="<deals|deal> …"),
    Shape("doing#", "<deals|deal> {amount:of_x} damage to {to:recipient}",
          DealDamage(S.amount, S.to, SUBJECT)),
    Shape("of_x", "twice X", Times(2, ValueOfX())),
    Shape("of_x", "X plus {more:numeral}", Plus(ValueOfX(), S.more)),
    # How many cards are in a hand, and how far that is from a number.
    Shape("counted", "the number of cards in their hand", CardsInHand(is_that_player()),
          same_as="the number of cards in that player's hand"),
    Shape("measure", "{number:numeral} minus {less:counted}", Plus(S.number, Times(-1, S.less))),
    Shape("measure", "{of:counted} minus {less:numeral}", Plus(S.of, Times(-1, S.less))),
    Shape("measure", "{one:counted} plus {two:counted}", Plus(S.one, S.two)),
    # Whom a creature is attacking, and who else there is.
    *(
        Shape("recipient", f"the player or planeswalker {who} <is|are> attacking".replace(
            "<is|are>", "is"), AttackedBy(whom), same_as=usual)
        for who, whom, usual in (
            ("{by:one}", S.by, None),
            ("{by:that_noun}", S.by, "the player or planeswalker {by} is attacking"),
        )
    ),
    Shape("player.s", "each other opponent",
          via(OtherOpponents, lambda term: () if term == Who.OTHER_OPPONENT else None)),
    Shape("condition", "it is not their turn", NotCondition(IsTurnOf(Who.TRIGGERING_PLAYER))),
    Shape("each_object", "each other {what:np.s}", but_earlier(S.what), reads=False),
    # A shield against a source of your choice, on a target.
    *(
        Shape("shield", f"the next time {{by:picked_source}} would deal damage to {{to:{kind}}} "
              "this turn, prevent that damage",
              PreventDamageTo(S.to, source=S.by, next_time=True))
        for kind in ("chosen_any", "chosen_one")
    ),
    Shape("act#", "<discards|discard> all the cards in <their|your> hand", DiscardHand(SUBJECT),
          same_as="<discards|discard> <their|your> hand"),
    Shape("paid_with", "the discarded card", PaidWith(), same_as="the sacrificed creature"),
    Shape("whose", "the discarded card 's", PaidWith(), same_as="the sacrificed creature's"),
    # Sources of damage.
    Shape("player.s", "that source 's controller", ControllerOf(_that_source()),
          same_as="its controller"),
    Shape("a_source", "another {before}source{after:after.s}",
          other(source_of(S.before, S.after))),
    Shape("event", "another {before}source{after:after.s} {does:happening.s}",
          watched(other(source_of(S.before, S.after)), S.does)),
    Shape("one", "this emblem", This(), same_as="~"),
)  # fmt: skip
