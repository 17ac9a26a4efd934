"""How many counters and tokens: more than would be, or none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.nouns import PERMANENT
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import StaticAbility
from app.terms.amounts import ThatMuch
from app.terms.conditions import Matches
from app.terms.effects import PutCountersOn, RemoveCountersFrom
from app.terms.modifications import PreventDamage
from app.terms.prohibitions import CantHaveCounters, ScaleCounters, ScaleTokens
from app.terms.selectors import HasCounter, This, Who

_EITHER = "a permanent or player"
_ANY = "one or more counters"
_ONE_MORE = "that many plus one"
_KINDS = "those kinds of counters"
_OF_EACH = f"of each of {_KINDS}"
_IF_ANY = f"if {_ANY} would be put on"
_PUT = "are put on"
_EACH_KIND = f"{_OF_EACH} on"
_THOSE = f"{_EACH_KIND} that permanent or player instead"
_WOULD = "would put one or more counters on"
_TWICE = "twice that many of"
_TOKENS = "one or more tokens"
_YOURS = "would be created under your control"
_CREATED = "those tokens are created instead"
_ON = "one or more {kind:counter_kind} counters"


def _more(**how: Any) -> tuple[Any, ...]:
    return (ScaleCounters(S.on, **how),)


def _of_a_kind() -> Iterator[Shape]:
    """Counters of one kind."""
    for many, times, plus in (
        ("twice that many", 2, 0),
        ("that many plus one", 1, 1),
        ("that many plus {plus:number}", 1, S.plus),
    ):
        kinds = f"{many} {{again:counter_kind}} counters"
        for it in ("it", "that creature", "that permanent"):
            same_as = None if it == "it" else "… on it instead"
            yield Shape("core", f"if {_ON} would be put on {{on:some}}, {kinds} are put on {it} "
                        "instead", (_same_kind(times, plus, None),), same_as=same_as)  # fmt: skip
            yield Shape("core", f"if you would put {_ON} on {{on:some}}, put {kinds} on {it} "
                        "instead", (_same_kind(times, plus, Who.YOU),),
                        same_as=same_as)  # fmt: skip


def _same_kind(times: int, plus: Any, by: Who | None) -> Any:
    """The kind is named twice, and is the same."""

    def forward(on: Any, kind: str, again: str, plus: int) -> ScaleCounters:
        if kind != again:
            raise Unfit
        return ScaleCounters(on, kind=kind, times=times, plus=plus, by=by)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, ScaleCounters) or term.kind is None:
            return None
        same = ScaleCounters(term.subject, kind=term.kind, times=times, plus=term.plus, by=by)
        return (term.subject, term.kind, term.kind, term.plus) if same == term else None

    return via(forward, backward, S.on, S.kind, S.again, plus)


def _prevented() -> Iterator[Shape]:
    """Damage that is prevented at the cost of counters, or for some."""
    would = "if damage would be dealt to ~"
    for words, then in (
        ("prevent that damage. remove a {kind:counter_kind} counter from ~",
         RemoveCountersFrom(This(), S.kind)),
        ("prevent that damage and remove a {kind:counter_kind} counter from ~",
         RemoveCountersFrom(This(), S.kind)),
        ("prevent that damage and remove that many {kind:counter_kind} counters from ~",
         RemoveCountersFrom(This(), S.kind, ThatMuch())),
        ("prevent that damage and put that many {kind:counter_kind} counters on ~",
         PutCountersOn(This(), S.kind, ThatMuch())),
    ):  # fmt: skip
        effect = PreventDamage(recipient=This(), then=(then,))
        for it in ("~", "it"):
            yield Shape(
                "static",
                f"{would} while it has a {{has:counter_kind}} counter on it, "
                f"{words.replace('~', it)}.",
                StaticAbility((effect,), Matches(This(), HasCounter(S.has))),
                same_as="… as long as it has a counter on it",
            )


SHAPES = (
    # None.
    Shape("predicate#", "can't have counters put on <it|them>", (CantHaveCounters(SUBJECT),)),
    Shape("predicate#", "can't have {kind:counter_kind} counters put on <it|them>",
          (CantHaveCounters(SUBJECT, S.kind),)),
    Shape("core", "{who:players#} can't get {kind:counter_kind} counters",
          (CantHaveCounters(None, S.kind, S.who),)),
    Shape("core", "{who:players#} can't get counters", (CantHaveCounters(None, None, S.who),)),
    Shape("core", "counters can't be put on {what:kind.p}", (CantHaveCounters(S.what),),
          same_as="{what} can't have counters put on them"),
    # More, or fewer.
    *_of_a_kind(),
    Shape("core", f"if {_ON} would be put on {{on:some}}, that many {{again:counter_kind}} "
          f"counters minus one {_PUT} it instead", (_same_kind(1, -1, None),)),
    *(
        Shape("core", f"{_IF_ANY} {{on:some}}, {many} {_OF_EACH} {_PUT} that permanent instead",
              _more(**how),
              (f"{_IF_ANY} {{on:some}}, {many} {_OF_EACH} {_PUT} it instead",))
        for many, how in ((_ONE_MORE, {"plus": 1}), ("twice that many", {"times": 2}))
    ),
    Shape("core", f"if you would get {_ANY}, you get {_ONE_MORE} {_OF_EACH} instead",
          (ScaleCounters(None, Who.YOU, plus=1),)),
    Shape("core", f"if an effect {_WOULD} {{on:some}}, it puts {_TWICE} those counters on that "
          "permanent instead", _more(times=2, effect=True)),
    Shape("core", f"if you {_WOULD} {{on:some}}, put that many plus one {_EACH_KIND} that "
          "permanent instead", _more(plus=1, by=Who.YOU)),
    Shape("core", f"if you {_WOULD} {_EITHER}, put twice that many {_THOSE}",
          (ScaleCounters(PERMANENT, Who.ANY, times=2, by=Who.YOU),)),
    Shape("core", f"if an opponent {_WOULD} {_EITHER}, they put half that many {_THOSE}, rounded "
          "down", (ScaleCounters(PERMANENT, Who.ANY, half=True, by=Who.OPPONENT),)),
    # Tokens.
    Shape("core", f"if an effect would create {_TOKENS} under your control, it creates {_TWICE} "
          "those tokens instead", (ScaleTokens(Who.YOU, 2),),
          (f"if {_TOKENS} {_YOURS}, {_TWICE} {_CREATED}",)),
    Shape("core", f"if {_TOKENS} {_YOURS}, three times that many of "
          f"{_CREATED}", (ScaleTokens(Who.YOU, 3),)),
    # With damage that is prevented.
    *_prevented(),
)  # fmt: skip
