"""Copies: what enters as a copy, becomes a copy, tokens that are copies, and the exceptions."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.clauses import of_subject
from app.cards.oracle.grammar.doing import chunks, flat
from app.cards.oracle.grammar.nouns import other
from app.cards.oracle.grammar.pattern import S, only, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.predicate import grouped
from app.cards.oracle.grammar.predicates_change import base_size, each_of
from app.cards.oracle.grammar.shape import Shape, listing
from app.terms.abilities import StaticAbility
from app.terms.changes import (
    AddAbility,
    AddTypes,
    EntersWithMore,
    Exceptions,
    IfCopied,
    KeepsOtherAbilities,
    KeepsThisAbility,
    RemoveTypes,
    SetColors,
    SetName,
)
from app.terms.effects import Duration
from app.terms.instructions import BecomeCopyOf, CopyAsToken
from app.terms.prohibitions import EntersAsCopy
from app.terms.selectors import SomeOf, This
from app.terms.types import Supertype
from app.terms.zones import Zone

_LEGENDARY = frozenset({Supertype.LEGENDARY})
_IT = "<it|they>"


def _legendary(changes: Exceptions) -> bool:
    return bool(changes)


def joined_exceptions(changes: Any, what: Any, then: Any) -> Any:
    """Exceptions for whatever is copied, and then those for some of it."""

    def forward(changes: Any, what: Any, then: Any) -> Exceptions:
        return (*flat(changes), IfCopied(what, flat(then)))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) < 2 or not isinstance(term[-1], IfCopied):
            return None
        last = term[-1]
        if any(isinstance(each, IfCopied) for each in term[:-1]) or len(last.then) < 2:
            return None
        return tuple(grouped(term[:-1])), last.what, tuple(grouped(last.then))

    return via(forward, backward, changes, what, then)


def _enters(of: Any, zone: Zone = Zone.BATTLEFIELD, **how: Any) -> StaticAbility:
    return StaticAbility((EntersAsCopy(This(), of, zone, S.exceptions, **how),))


def _entering(
    words: str, of: Any, zone: Zone = Zone.BATTLEFIELD, same_as: str | None = None
) -> tuple[Shape, ...]:
    copy = f"as a copy of {words}{{exceptions:exceptions.s}}."
    return tuple(
        Shape("static", f"{enters} {copy}", _enters(of, zone, **how), same_as=same_as)
        for enters, how in (
            ("you may have ~ enter", {}),
            ("you may have ~ enter tapped", {"tapped": True}),
            ("~ enters", {"optional": False}),
        )
    )


def _tokens(number: str, words: str, **how: Any) -> Shape:
    return Shape("act#", f"<creates|create> {words} of {{of:object}}{{exceptions:exceptions."
                 f"{number}}}",
                 CopyAsToken(S.of, who=SUBJECT, exceptions=S.exceptions, **how))  # fmt: skip


_ONE = "that is a copy"
_MANY = "tokens that are copies"

SHAPES = (
    Shape("exceptions#", "", ()),
    Shape("exceptions#", ", except {changes:excepted#}",
          only(via(flat, chunks, S.changes), _legendary),
          (", except that {changes:excepted#}",)),
    Shape("exceptions#",
          ", except {changes:excepted#} and, if it is a {what:np.s}, {then:excepted#}",
          joined_exceptions(S.changes, S.what, S.then)),
    *listing("excepted#", "exception#", "and", most=5),
    *(
        Shape("excepted#", f"{words} and {_IT} <has|have> {{gifts:keywords}} and this ability",
              (*before, each_of(AddAbility, S.gifts), (KeepsThisAbility(),)),
              same_as="…, it has {gifts}, and it has this ability")
        for words, before in (("{one:exception#}", (S.one,)),
                              ("{one:exception#}, {two:exception#},", (S.one, S.two)))
    ),
    Shape("exception#", f"{_IT} <is a|are> {{look#}}", S.look,
          ("<is a|are> {look#}", "the copy <is a|are> {look#}")),
    Shape("exception.s", "the copy is {color}", (SetColors(frozenset({S.color})),)),
    Shape("exception#", f"{_IT} <has|have> {{keywords}}", each_of(AddAbility, S.keywords),
          ("<has|have> {keywords}", "the token has {keywords}")),
    Shape("exception#", f"{_IT} <has|have> this ability", (KeepsThisAbility(),),
          ("<has|have> this ability",)),
    Shape("exception#", f"{_IT} <has|have> ~ 's other abilities", (KeepsOtherAbilities(),)),
    Shape("exception#", f"{_IT} <is not|are not> legendary", (RemoveTypes(supertypes=_LEGENDARY),),
          ("<is not|are not> legendary", "the token is not legendary",
           "the copy is not legendary", "it is not legendary if the spell is legendary")),
    Shape("exception#", f"{_IT} <is|are> legendary", (AddTypes(supertypes=_LEGENDARY),),
          ("<is|are> legendary",
           f"{_IT} <is|are> legendary in addition to <its|their> other types")),
    Shape("exception#", f"{_IT} <is|are> legendary and snow in addition to <its|their> other types",
          (AddTypes(supertypes=_LEGENDARY | {Supertype.SNOW}),)),
    Shape("exception#", f"{_IT} <is|are> {{colors}}", (SetColors(S.colors),),
          ("the copy <is|are> {colors}", "that the copy <is|are> {colors}")),
    Shape("exception#", f"{_IT} <is|are> {{size}}", (base_size(S.size),),
          ("<is|are> {size}", "the token is {size}")),
    Shape("exception.s", "its name is ~", (SetName(),),
          ("his name is ~", "her name is ~", "their name is ~")),
    Shape("exception#", "{more:more_counters#}", (S.more,)),
    Shape("exception.s", "{more:more_counters.s} if it is a {what:np.s}",
          (IfCopied(S.what, (S.more,)),)),
    *(
        Shape("more_counters#", f"{_IT} <enters|enter> with {words} on <it|them>",
              EntersWithMore(S.kind, count))
        for words, count in (
            ("an additional {kind:counter_kind} counter", 1),
            ("{count:number} additional {kind:counter_kind} counters", S.count),
            ("{count:numeral} additional {kind:counter_kind} counters", S.count),
        )
    ),
    # As it enters.
    *_entering("any {what:np.s} on the battlefield", S.what),
    *_entering("a {what:np.s}", S.what, same_as="… any {what} on the battlefield"),
    *_entering("another {what:np.s}", other(S.what)),
    *_entering("any {what:card.s} in a graveyard", S.what, Zone.GRAVEYARD),
    Shape("static", "{what:group} enter as a copy of ~{exceptions:exceptions.p}.",
          StaticAbility((EntersAsCopy(S.what, This(), Zone.BATTLEFIELD, S.exceptions,
                                      optional=False),))),
    # What becomes a copy, for good or for a while.
    Shape("doing#", "<becomes a copy|become copies> of {of:object}{exceptions:exceptions#}",
          BecomeCopyOf(SUBJECT, S.of, Duration.PERMANENT, S.exceptions)),
    Shape("doing#", "<becomes a copy|become copies> of {of:object} {until}{exceptions:exceptions#}",
          BecomeCopyOf(SUBJECT, S.of, S.until, S.exceptions),
          ("<becomes a copy|become copies> of {of:object}{exceptions:exceptions#} {until}",)),
    *(
        Shape("allowed1", f"have {{who:actor.s}} become a copy of {{of:object}}{until}"
              "{exceptions:exceptions.s}",
              of_subject(S.who, BecomeCopyOf(SUBJECT, S.of, duration, S.exceptions)),
              same_as="have {who} become copies of {of}")
        for until, duration in (("", Duration.PERMANENT), (" {until}", S.until))
    ),
    Shape("clause", "{until}, {who:actor#} <becomes a copy|become copies> of {of:object}"
          "{exceptions:exceptions#}",
          of_subject(S.who, BecomeCopyOf(SUBJECT, S.of, S.until, S.exceptions)),
          same_as="{who} becomes a copy of {of} {until}"),
    Shape("sentence1", "choose {of:some}. {who:actor#} <becomes a copy|become copies> of that "
          "creature {until}{exceptions:exceptions#}",
          of_subject(S.who, BecomeCopyOf(SUBJECT, SomeOf(S.of), S.until, S.exceptions)),
          ("choose {of:some} on the battlefield. {who:actor#} <becomes a copy|become copies> of "
           "that creature {until}{exceptions:exceptions#}",)),
    # What is copied is a copy of itself already.
    Shape("clause", "each other {what:np.s} becomes a copy of {of:object} {until}"
          "{exceptions:exceptions.s}",
          BecomeCopyOf(S.what, S.of, S.until, S.exceptions),
          same_as="each {what} becomes a copy of {of} {until}"),
    # Tokens.
    _tokens("s", f"a token {_ONE}"),
    _tokens("s", f"a tapped token {_ONE}", tapped=True),
    _tokens("p", f"{{count:number}} {_MANY}", count=S.count),
    _tokens("p", f"{{count:number}} tapped {_MANY}", count=S.count, tapped=True),
)  # fmt: skip
