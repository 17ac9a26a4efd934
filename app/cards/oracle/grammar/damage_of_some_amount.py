"""Damage of so much or more, and of so much instead; what holds while something is so; damage by an
amount to two recipients at once; shields of which more is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.clauses import two_damages
from app.cards.oracle.grammar.damage_instead import about
from app.cards.oracle.grammar.damage_riders import reflexive
from app.cards.oracle.grammar.events import when
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.pending import THAT_PLAYER
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.static import settled
from app.cards.oracle.grammar.things import is_that_player
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import StaticAbility
from app.terms.amounts import Half, LifeTotal, ManaValueOf, PowerOf, ThatMuch, ToughnessOf
from app.terms.conditions import PaidAsCast
from app.terms.effects import Duration, LoseLife, StartModification
from app.terms.modifications import PreventDamage, RedirectDamage, ReplaceDamage, ScaleDamage
from app.terms.selectors import AnyOf, HasSubtype, Who

_ON_DAMAGE = (PreventDamage, RedirectDamage, ReplaceDamage, ScaleDamage)
_DEALT = "dealt to that player"
_TURN = Duration.END_OF_TURN


def _so_much(exactly: bool) -> Any:
    """What deals so much damage, or more, deals another amount instead."""

    def forward(by: Any, to: Any, least: int, much: int, that: Any, said: Any) -> ScaleDamage:
        most = least if exactly else None
        return ScaleDamage(by, to[0], to[1], least=least, most=most, becomes=much)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, ScaleDamage) or term.becomes is None or term.combat is not None:
            return None
        values = term.source, (term.recipient, term.player), term.least, term.becomes, (), ()
        return values if forward(*values) == term else None

    return via(forward, backward, S.by, S.to, S.least, S.much, S.that, S.said)


def _thresholds() -> Iterator[Shape]:
    deals = "{that:that_source} deals {much:numeral} damage {said:as_said} instead"
    for words, exactly in (
        ("would deal {least:numeral} or more damage to {to:a_recipient}", False),
        ("would deal exactly {least:numeral} damage to {to:a_recipient}", True),
    ):
        done = _so_much(exactly)
        yield Shape("core", f"if {{by:a_source}} {words}, {deals}", (done,))
        yield Shape(
            "clause",
            f"if {{by:a_source}} {words} this turn, {deals}",
            StartModification(done, _TURN),
        )
    for words, who in (("a player", Who.ANY), ("an opponent", Who.OPPONENT)):
        recipient = words.replace("an ", "a ")
        yield Shape(
            "happening#",
            f"<deals|deal> {{number:numeral}} or more damage to {recipient}",
            (when(Kind.DEALS_DAMAGE, player=who, number=S.number),),
        )


def _while() -> Any:
    """What is done with damage only while something is so."""

    def forward(core: Any, condition: Any) -> StaticAbility:
        return settled(core, condition)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, StaticAbility) or term.condition is None:
            return None
        same = StaticAbility(term.effects, term.condition)
        fits = len(term.effects) == 1 and isinstance(term.effects[0], _ON_DAMAGE)
        return (term.effects, term.condition) if fits and same == term else None

    return via(forward, backward, (about(S.would, S.done),), S.condition)


def _to_two() -> Iterator[Shape]:
    """`deals damage equal to its power to each creature and each player`."""
    pair = two_damages(S.who, S.amount, S.to, S.amount, S.also)

    def backward(term: Any) -> tuple[Any, ...] | None:
        values = pair.backward(term)
        if values is None or values[1] != values[3] or type(values[1]) is int:
            return None
        return values[0], values[1], values[2], values[4]

    both = via(
        lambda who, amount, to, also: pair.forward(who, amount, to, amount, also),
        backward,
        S.who,
        S.amount,
        S.to,
        S.also,
    )
    yield Shape(
        "clause",
        "{who:actor#} <deals|deal> damage equal to {amount} to {to:recipient} and {also:recipient}",
        both,
    )
    yield Shape(
        "clause",
        "{who:actor#} <deals|deal> damage to {to:recipient} and {also:recipient} equal to {amount}",
        both,
        same_as="{who} deals damage equal to {amount} to {to} and {also}",
    )


def _of_paid() -> Iterator[Shape]:
    for word, amount in (
        ("power", PowerOf),
        ("toughness", ToughnessOf),
        ("mana value", ManaValueOf),
    ):
        yield Shape(
            "measure",
            f"the {word} of {{what:paid_with}}",
            amount(S.what),
            same_as=f"{{what}}'s {word}",
        )


def _half(up: bool) -> Any:
    """They lose half of their own life total."""

    def backward(term: Any) -> tuple[()] | None:
        fits = isinstance(term, LoseLife) and term.who == Who.TRIGGERING_PLAYER
        return () if fits and term == LoseLife(term.who, Half(LifeTotal(term.who), up)) else None

    return via(lambda: LoseLife(THAT_PLAYER, Half(LifeTotal(THAT_PLAYER), up)), backward)


SHAPES = (
    *_thresholds(),
    *_to_two(),
    *_of_paid(),
    Shape("static", "if {would} while {condition:conditions}, {done}.", _while(),
          same_as="as long as {condition}, if {would}, {done}."),
    Shape("static", "if {would} while {condition:conditions}, {done:done_and}.", _while(),
          same_as="as long as {condition}, if {would}, {done}."),
    Shape("rider", "when damage is prevented this way, {then:sentence}",
          (reflexive(S.then), True)),
    Shape("player.s", "that opponent", is_that_player(), same_as="that player"),
    Shape("adjective", "{one:subtype.s} or {two:subtype.s}",
          AnyOf((HasSubtype(S.one), HasSubtype(S.two))), same_as="{one} or {two}"),
    *(
        Shape("clause", f"they lose half their life, rounded {how}", _half(how == "up"),
              same_as=f"that player loses half their life, rounded {how}")
        for how in ("up", "down")
    ),
    Shape("measure", "that damage", ThatMuch(),
          tuple(f"the amount of damage {who} {_DEALT}" for who in ("it", "~", "those creatures"))),
    Shape("condition", "~ 's additional cost was paid", PaidAsCast("additional cost")),
    Shape("condition", "~ was cast using teamwork", PaidAsCast("teamwork")),
)  # fmt: skip
