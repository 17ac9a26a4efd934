"""What players do: draw, discard, gain and lose life.

`act#` is what an instruction to you says without `you` (`draw a card`), `fact#` what it says with
it (`you gain 3 life`). In both SUBJECT stands for the player.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import minus, multiple, multiple_times, plus
from app.cards.oracle.grammar.pattern import S, only, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import ThatMuch, ValueOfX
from app.terms.effects import (
    CreateTokens,
    DiscardCards,
    DrawCards,
    GainLife,
    GivePlayerCounters,
    LoseLife,
    SacrificeSome,
)
from app.terms.instructions import CreateAttached, DiscardHand, KeywordAction
from app.terms.selectors import AllOf

_COPY = "that is a copy of"


def _tokens(how: str, tapped: bool) -> Iterator[Shape]:
    """`create two tapped Treasure tokens`, `create a Food token for each …`."""

    def made(count: Any) -> CreateTokens:
        return CreateTokens(S.token, count, tapped, who=SUBJECT)

    creates = "<creates|create>"
    some = f"{how}{{token:token.p}}"
    for_each = f"{creates} a {how}{{token:token.s}} for each {{count:each}}"
    yield Shape("act#", f"{creates} a {how}{{token:token.s}}", made(1))
    yield Shape("act#", f"{creates} {{count:number}} {some}", made(S.count))
    yield Shape("act#", f"{creates} X {some}", made(ValueOfX()))
    yield Shape("act#", f"{creates} that many {some}", made(ThatMuch()))
    for words, size in (("a", 1), ("{count:number}", S.count), ("X", ValueOfX())):
        number = "s" if size == 1 else "p"
        yield Shape(
            "act#",
            f"{creates} {words} {how}X/X {{token:token_x.{number}}}",
            CreateTokens(S.token, size, tapped, who=SUBJECT, size=ValueOfX()),
        )
    yield Shape("act#", for_each, made(S.count))
    yield Shape("act#", f"{creates} X {some}, where X is {{count:measure}}", made(S.count),
                (f"{creates} a number of {some} equal to {{count:measure}}",))  # fmt: skip
    yield Shape("act#", f"{creates} X {some}, where X is {{count:counted}}", made(S.count),
                (f"{creates} a number of {some} equal to {{count:counted}}",),
                same_as=for_each)  # fmt: skip


def _described(what: Any, which: Any) -> Any:
    """A phrase, and what is said of it at the end of the sentence."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        rest = minus(term, term.of[-1]) if isinstance(term, AllOf) else None
        return None if rest is None else (rest, term.of[-1])

    return via(plus, backward, what, which)


SHAPES = (
    Shape("act#", "<draws|draw> {cards}", DrawCards(SUBJECT, S.cards)),
    Shape("act#", "<discards|discard> {cards}", DiscardCards(SUBJECT, S.cards)),
    Shape("act#", "<discards|discard> {cards} at random",
          DiscardCards(SUBJECT, S.cards, at_random=True)),
    Shape("act#", "<mills|mill> {cards}", KeywordAction("mill", SUBJECT, S.cards)),
    Shape("act.s", "sacrifices {what:some} of their choice", SacrificeSome(SUBJECT, S.what),
          ("sacrifices {what:some}",)),
    Shape("act.s", "sacrifices a {what:np.s} of their choice {which:ending.s}",
          SacrificeSome(SUBJECT, _described(S.what, S.which)),
          same_as="sacrifices {what} of their choice"),
    Shape("act.s", "sacrifices {count:number} {what:kind.p} of their choice",
          SacrificeSome(SUBJECT, S.what, S.count), ("sacrifices {count:number} {what:kind.p}",)),
    Shape("act.s", "sacrifices that many {what:kind.p} of their choice",
          SacrificeSome(SUBJECT, S.what, ThatMuch())),
    Shape("fact#", "<gains|gain> {amount:numeral} life", GainLife(SUBJECT, S.amount)),
    Shape("fact#", "<gains|gain> that much life", GainLife(SUBJECT, ThatMuch())),
    Shape("fact#", "<gains|gain> life equal to {amount:measure}", GainLife(SUBJECT, S.amount),
          ("<gains|gain> X life, where X is {amount:measure}",)),
    Shape("fact#", "<gains|gain> life equal to {amount:counted}", GainLife(SUBJECT, S.amount),
          ("<gains|gain> X life, where X is {amount:counted}",),
          same_as="<gains|gain> 1 life for each {each}"),
    Shape("fact#", "<gains|gain> {amount:numeral} life for each {each}",
          GainLife(SUBJECT, multiple(S.amount, S.each))),
    Shape("fact#", "<gains|gain> {amount:numeral} life for each {each}",
          GainLife(SUBJECT, multiple_times(S.amount, S.each)),
          same_as="<gains|gain> life equal to … times {each}"),
    Shape("fact#", "<loses|lose> {amount:numeral} life", LoseLife(SUBJECT, S.amount)),
    Shape("fact#", "<loses|lose> that much life", LoseLife(SUBJECT, ThatMuch())),
    Shape("fact#", "<loses|lose> life equal to {amount:measure}", LoseLife(SUBJECT, S.amount),
          ("<loses|lose> X life, where X is {amount:measure}",)),
    Shape("fact#", "<loses|lose> life equal to {amount:counted}", LoseLife(SUBJECT, S.amount),
          ("<loses|lose> X life, where X is {amount:counted}",),
          same_as="<loses|lose> 1 life for each {each}"),
    Shape("fact#", "<loses|lose> {amount:numeral} life for each {each}",
          LoseLife(SUBJECT, multiple(S.amount, S.each))),
    Shape("fact#", "<loses|lose> {amount:numeral} life for each {each}",
          LoseLife(SUBJECT, multiple_times(S.amount, S.each)),
          same_as="<loses|lose> life equal to … times {each}"),
    Shape("act.p", "discard your hand", DiscardHand(SUBJECT)),
    Shape("act.s", "discards their hand", DiscardHand(SUBJECT)),
    Shape("fact#", "<gets|get> that many {kind:counter_kind} counters",
          GivePlayerCounters(SUBJECT, only(S.kind, lambda kind: kind != "energy"), ThatMuch())),
    Shape("fact#", "<gets|get> that many {E}",
          GivePlayerCounters(SUBJECT, "energy", ThatMuch())),
    Shape("fact#", "<gets|get> {count:energy}", GivePlayerCounters(SUBJECT, "energy", S.count)),
    Shape("fact#", "<gets|get> a {kind:counter_kind} counter", GivePlayerCounters(SUBJECT, S.kind)),
    Shape("fact#", "<gets|get> {count:number} {kind:counter_kind} counters",
          GivePlayerCounters(SUBJECT, S.kind, S.count)),
    Shape("act#", "<creates|create> a {token:role_token} token attached to {to:object}",
          CreateAttached(S.token, S.to, SUBJECT)),
    *_tokens("", False),
    *_tokens("tapped ", True),
    Shape("act#", "<creates|create> a {token:token.s} that is tapped and attacking",
          CreateTokens(S.token, tapped=True, attacking=True, who=SUBJECT),
          ("<creates|create> a tapped and attacking {token:token.s}",)),
    Shape("act#", "<creates|create> {count:number} {token:token.p} that are tapped and attacking",
          CreateTokens(S.token, S.count, tapped=True, attacking=True, who=SUBJECT),
          ("<creates|create> {count:number} tapped and attacking {token:token.p}",)),
    # How many cards.
    Shape("cards", "a card", 1),
    Shape("cards", "{number} cards", S.number),
    Shape("cards", "X cards", ValueOfX()),
    Shape("cards", "that many cards", ThatMuch()),
    Shape("cards", "cards equal to {amount:measure}", S.amount,
          ("X cards, where X is {amount:measure}",)),
    Shape("cards", "cards equal to {amount:counted}", S.amount,
          ("X cards, where X is {amount:counted}",), same_as="a card for each {each}"),
    Shape("cards", "a card for each {each}", S.each),
)  # fmt: skip
