"""Effects as sentences: who does what, what happens, one after the other.

`clause` is one effect. `effects` is a tuple of them: `A. B`, `A, then B`, `A and B` tell the same
instructions in the same order. `allowed` is what may stand after `you may`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

from app.cards.oracle.grammar.doing import chunks, flat, same
from app.cards.oracle.grammar.pattern import S, Unfit, joined, only, via
from app.cards.oracle.grammar.pending import AGAIN, SUBJECT
from app.cards.oracle.grammar.settle import primary_of
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import EventKind, Trigger
from app.terms.changes import AddAbility, LoseKeyword, ModifyPowerToughness
from app.terms.costs import Cost, PayMana
from app.terms.effects import DealDamage, Duration, Later, StartChange
from app.terms.instructions import AtOnce, IfSo, MayDo, MayPay
from app.terms.library_effects import CastIt
from app.terms.selectors import This, Who
from app.terms.steps import Step


def of_subject(subject: Any, doing: Any) -> Any:
    """An effect of a subject and what it does."""

    def forward(subject: Any, effect: Any) -> Any:
        return _with_subject(effect, subject)

    def backward(term: Any) -> tuple[Any, ...] | None:
        name = primary_of(term)
        if name is None or getattr(term, name) == SUBJECT:
            return None
        subject = getattr(term, name)
        bare = replace(term, **{name: SUBJECT})
        if isinstance(bare, DealDamage) and same(subject, bare.to):
            bare = replace(bare, to=SUBJECT)
        return subject, bare

    return via(forward, backward, subject, doing)


def _with_subject(effect: Any, subject: Any) -> Any:
    name = primary_of(effect)
    if name is None or getattr(effect, name) != SUBJECT:
        raise Unfit
    return replace(effect, **{name: subject})


def of_one_subject(subject: Any, one: Any, two: Any) -> Any:
    """Two effects of a subject that does one thing and another."""

    def forward(subject: Any, one: Any, two: Any) -> Any:
        return (_with_subject(one, subject), _with_subject(two, AGAIN))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != 2:
            return None
        first, second = map(primary_of, term)
        if first is None or second is None:
            return None
        subject = getattr(term[0], first)
        if not same(subject, getattr(term[1], second)):
            return None
        return subject, replace(term[0], **{first: SUBJECT}), replace(term[1], **{second: SUBJECT})

    return via(forward, backward, subject, one, two)


def of_one_subject_thrice(subject: Any, one: Any, two: Any, three: Any) -> Any:
    """Three effects of a subject that does one thing after the other."""
    pair = of_one_subject(subject, one, two)

    def forward(subject: Any, one: Any, two: Any, three: Any) -> Any:
        return (*pair.forward(subject, one, two), _with_subject(three, AGAIN))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != 3:
            return None
        found, last = pair.backward(term[:2]), primary_of(term[2])
        if found is None or last is None or not same(found[0], getattr(term[2], last)):
            return None
        return (*found, replace(term[2], **{last: SUBJECT}))

    return via(forward, backward, subject, one, two, three)


def two_damages(source: Any, one: Any, to: Any, two: Any, also: Any) -> Any:
    """Damage that one source deals to two recipients at once."""

    def forward(source: Any, one: Any, to: Any, two: Any, also: Any) -> AtOnce:
        return AtOnce((DealDamage(one, to, source), DealDamage(two, also, AGAIN)))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AtOnce) or len(term.effects) != 2:
            return None
        first, second = term.effects
        if not (isinstance(first, DealDamage) and isinstance(second, DealDamage)):
            return None
        if not same(first.source, second.source):
            return None
        also = SUBJECT if same(first.source, second.to) else second.to
        return first.source, first.amount, first.to, second.amount, also

    return via(forward, backward, source, one, to, two, also)


def at(step: Step) -> Trigger:
    """The next time that such a step begins."""
    return Trigger(EventKind.BEGINNING_OF_STEP, step=step)


def _first(number: int, first: Any, rest: Any) -> Any:
    """A tuple of effects: the first so many, and the others."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        fits = isinstance(term, tuple) and len(term) > number
        return (term[:number], term[number:]) if fits else None

    return via(lambda first, rest: first + rest, backward, first, rest)


def _sequences() -> tuple[Shape, ...]:
    """Sentences one after the other. Usually each is one effect; that some effects stand together
    in one sentence is another wording of the same."""
    apart = "{one}. {two}"
    found = [
        Shape("effects", "{one:sentence1}", (S.one,)),
        Shape("effects", "{one:sentence1}. {rest:effects}", joined((S.one,), S.rest),
              ("{one:sentence1}. then {rest:effects}",)),
    ]  # fmt: skip
    for number, item in ((2, "{some:sentence2}"), (3, "{some:sentence3}")):
        found += [
            Shape("effects", item, S.some, same_as=apart),
            Shape("effects", f"{item}. {{rest:effects}}", _first(number, S.some, S.rest),
                  same_as=apart),
            Shape("effects", f"{item}. then {{rest:effects}}", _first(number, S.some, S.rest),
                  same_as=apart),
        ]  # fmt: skip
    item = "{some:sentence_where}"
    found.append(Shape("effects", item, S.some, same_as=apart))
    found += [
        Shape("effects", f"{item}{end} {{rest:effects}}", _first(number, S.some, S.rest),
              same_as=apart)
        for number in (1, 2, 3)
        for end in (".", ". then")
    ]  # fmt: skip
    return tuple(found)


_GETS_OR_GAINS = (ModifyPowerToughness, AddAbility, LoseKeyword)


def joined_pair(pair: Any, last: Any) -> Any:
    """Two effects and a third."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        fits = isinstance(term, tuple) and len(term) == 3
        return (term[:2], term[2]) if fits else None

    return via(lambda pair, last: (*pair, last), backward, pair, last)


def _pairs(category: str, subject: str, whom: Any) -> tuple[Shape, ...]:
    """`target player draws a card and loses 1 life`: usually two sentences."""
    found = []
    kinds = ("doing",) if category == "doing" else ("act", "fact")
    agrees = "#" if "#" in subject else ".p" if subject in ("you ", "") else ".s"
    for one in kinds:
        for two in kinds:
            words = f"{subject}{{one:{one}{agrees}}} and {{two:{two}{agrees}}}"
            found.append(
                Shape("pair", words, of_one_subject(whom, S.one, S.two), same_as="{one} and {two}")
            )
    return tuple(found)


def _trios() -> Iterator[Shape]:
    """`each opponent discards a card, loses 1 life, and mills two cards`: usually apart."""
    for kinds in product(("act", "fact"), repeat=3):
        one, two, three = (
            f"{{{name}:{kind}.s}}"
            for name, kind in zip(("one", "two", "three"), kinds, strict=True)
        )
        words = f"{{who:player.s}} {one}, {two}"
        yield Shape("sentence3", f"{words}, and {three}",
                    of_one_subject_thrice(S.who, S.one, S.two, S.three),
                    (f"{words}, then {three}",), same_as="{one}, {two}, and {three}")  # fmt: skip


def _of_one_amount() -> Any:
    """`3 damage to each creature and each player`."""
    both = two_damages(S.who, S.one, S.to, S.one, S.also)
    return via(
        lambda who, one, to, also: both.forward(who, one, to, one, also),
        lambda term: _once(both.backward(term)),
        S.who,
        S.one,
        S.to,
        S.also,
    )


def _once(values: tuple[Any, ...] | None) -> tuple[Any, ...] | None:
    if values is None or values[1] != values[3]:
        return None
    return (*values[:3], values[4])


def _lasts_as_told(effects: Any) -> bool:
    """Whether no change of the second is for good beside one of the first that ends with the turn:
    the end is said once for both."""
    match effects:
        case StartChange(duration=Duration.END_OF_TURN), StartChange(
            changes=changes, duration=Duration.PERMANENT
        ):
            return not gets_or_gains(changes)
    return True


def gets_or_gains(changes: Any) -> bool:
    """Whether something gets or gains; what becomes something else says for how long itself."""
    return all(isinstance(each, _GETS_OR_GAINS) for each in changes)


def _is_done(effects: Any) -> bool:
    """Whether it is done as the effect happens, and is no leave to cast the card itself."""
    return bool(effects != (CastIt(This(), free=True),))


SHAPES = (
    Shape("clause", "{order}", S.order, ("you {order}",)),
    Shape("clause", "{act:act.p}", of_subject(Who.YOU, S.act), ("you {act:act.p}",)),
    Shape("clause", "you {fact:fact.p}", of_subject(Who.YOU, S.fact)),
    Shape("clause", "{who:player.s} {act:act.s}", of_subject(S.who, S.act)),
    Shape("clause", "{who:player.s} {fact:fact.s}", of_subject(S.who, S.fact)),
    Shape("clause", "{actor#} {doing#}", of_subject(S.actor, S.doing)),
    Shape("clause", "each of {who:thing.p} {does:doing.s}",
          of_subject(S.who, only(S.does, lambda effect: isinstance(effect, StartChange))),
          same_as="{who} {does}"),
    Shape("clause", "{who:actor#} <deals|deal> {one:numeral} damage to {to:recipient} and "
          "{two:numeral} damage to {also:recipient}",
          two_damages(S.who, S.one, S.to, S.two, S.also)),
    Shape("clause", "{who:actor#} <deals|deal> {one:numeral} damage to {to:recipient} and "
          "{also:recipient}", _of_one_amount(),
          same_as="{who} deals {one} damage to {to} and {one} damage to {also}"),
    Shape("clause", "{now:clause_now} at end of combat", Later(at(Step.END_OF_COMBAT), (S.now,))),
    Shape("clause", "{now:clause_now} at the beginning of the next end step",
          Later(at(Step.END), (S.now,)),
          ("at the beginning of the next end step, {now:clause_now}",)),
    Shape("clause", "{now:clause_now} at the beginning of the next turn 's upkeep",
          Later(at(Step.UPKEEP), (S.now,))),
    Shape("clause_now", "{order}", S.order),
    Shape("clause_now", "you {fact:fact.p}", of_subject(Who.YOU, S.fact)),
    Shape("clause_now", "{act:act.p}", of_subject(Who.YOU, S.act), ("you {act:act.p}",)),
    Shape("clause_now", "{who:player.s} {act:act.s}", of_subject(S.who, S.act)),
    Shape("clause_now", "{who:player.s} {fact:fact.s}", of_subject(S.who, S.fact)),
    Shape("clause", "until end of turn, {who:actor#} {changes:changings#}",
          of_subject(S.who, StartChange(SUBJECT, via(flat, chunks, S.changes))),
          same_as="{who} {changes} until end of turn"),
    # What is done perhaps. `if you do` and `if` are about the one sentence that they stand in.
    Shape("sentence1", "{clause}", S.clause),
    Shape("sentence1", "you may {effects:allowed}", MayDo(S.effects)),
    Shape("sentence1", "you may {effects:allowed}. if you do, {then:sentence}",
          MayDo(S.effects, S.then)),
    Shape("sentence1", "you may pay {mana}. if you do, {then:sentence}",
          MayPay(Cost((PayMana(S.mana),)), S.then)),
    Shape("sentence1", "if {condition:conditions}, {effects:sentence}",
          IfSo(S.condition, S.effects)),
    Shape("allowed", "{one:allowed1}", (S.one,)),
    Shape("allowed", "{one:allowed1} and {two:allowed1}", (S.one, S.two),
          ("{one:allowed1}, then {two:allowed1}",)),
    Shape("allowed1", "{order}", S.order),
    Shape("allowed1", "{act:act.p}", of_subject(Who.YOU, S.act)),
    Shape("allowed1", "{fact:fact.p}", of_subject(Who.YOU, S.fact)),
    Shape("allowed1", "have {who:actor.s} {does:doing.p}", of_subject(S.who, S.does)),
    Shape("allowed1", "have {who:actor.p} {does:doing.p}", of_subject(S.who, S.does)),
    Shape("allowed1", "have {who:player.s} {act:act.p}", of_subject(S.who, S.act)),
    Shape("allowed1", "have {who:player.s} {fact:fact.p}", of_subject(S.who, S.fact)),
    # One after the other, in one sentence and in several.
    Shape("sentence", "{one:clause}", (S.one,)),
    Shape("sentence", "{two:sentence2}", S.two),
    Shape("sentence", "you may {effects:allowed}", (MayDo(only(S.effects, _is_done)),)),
    Shape("sentence", "you may {effects:allowed}. if you do, {then:sentence}",
          (MayDo(S.effects, S.then),)),
    Shape("sentence", "{three:sentence3}", S.three),
    Shape("sentence2", "{one:clause} and {two:clause}", only((S.one, S.two), _lasts_as_told),
          ("{one:clause}, then {two:clause}", "{one:clause}, and {two:clause}")),
    Shape("sentence2", "{pair}", S.pair, same_as="{one} and {two}"),
    Shape("sentence3", "{one:clause}, {two:clause}, and {three:clause}", (S.one, S.two, S.three),
          ("{one:clause} and {two:clause}, then {three:clause}",
           "{one:clause}, then {two:clause} and {three:clause}",
           "{one:clause}, {two:clause}, then {three:clause}")),
    Shape("sentence3", "{pair}, then {three:clause}", joined_pair(S.pair, S.three),
          same_as="{one}, {two}, and {three}"),
    Shape("sentence3", "{one:clause}, then {pair}", joined((S.one,), S.pair),
          same_as="{one}, {two}, and {three}"),
    *_sequences(),
    *_trios(),
    *_pairs("doing", "{who:actor#} ", S.who),
    *_pairs("act", "{who:player.s} ", S.who),
    *_pairs("act", "you ", Who.YOU),
)  # fmt: skip
