"""What becomes the target of what: you, a permanent of yours; `that spell or ability`; what can be
the target as though it had no hexproof."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.clauses import of_subject
from app.cards.oracle.grammar.doing import rules
from app.cards.oracle.grammar.events import TARGETED_BY
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import is_that_player, target
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.colors import Color
from app.terms.costs import Cost, DiscardCost, PayLife
from app.terms.effects import ControllerOf
from app.terms.instructions import UnlessPaid
from app.terms.modifications import CantBeTargeted, TargetedAsThough
from app.terms.relations import TargetingIt
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Controlled,
    IsColor,
    Not,
    Selector,
    ThatObject,
    Who,
)

_THEIRS = Controlled(Who.OPPONENT)
_IT = ThatObject()
_EITHER = AnyOf((IsColor(S.one), IsColor(S.two)))


def _events() -> Iterator[Shape]:
    """`you become the target of a spell`, and a permanent of yours as well."""
    for words, narrowing in TARGETED_BY:
        you = Trigger(Kind.YOU_BECOME_TARGET, **narrowing)
        yield Shape("event", f"you become the target of {words}", (you,))
        for each, what in (("{what:some}", S.what), ("{what:some} or {two:some}", None)):
            if what is None:
                first = Trigger(Kind.BECOMES_TARGET, S.what, **narrowing)
                second = replace(first, subject=S.two)
                yield Shape("event", f"{each} becomes the target of {words}", (first, second))
                continue
            theirs = Trigger(Kind.BECOMES_TARGET, what, **narrowing)
            yield Shape("event", f"you or {each} becomes the target of {words}", (you, theirs))


_CANT: tuple[tuple[str, dict[str, Any]], ...] = (
    ("spells or abilities", {}),
    ("spells", {"abilities": False}),
    ("spells or abilities your opponents control", {"source": _THEIRS}),
    ("spells your opponents control", {"source": _THEIRS, "abilities": False}),
    ("abilities your opponents control", {"source": _THEIRS, "spells": False}),
    ("{one:color} or {two:color} spells", {"source": _EITHER, "abilities": False}),
    (
        "{one:color} or {two:color} spells your opponents control",
        {"source": AllOf((_EITHER, _THEIRS)), "abilities": False},
    ),
)


def _cant() -> Iterator[Shape]:
    for words, narrowing in _CANT:
        predicate = f"can't be the <target|targets> of {words}"
        yield Shape("doing#", f"{predicate} this turn", rules(CantBeTargeted(_IT, **narrowing)))
        if "your opponents control" in words and "{one" in words:
            yield Shape("predicate#", predicate, (CantBeTargeted(SUBJECT, **narrowing),))
    for color in Color:
        no = Not(IsColor(color))
        yield Shape(
            "predicate#",
            f"can't be the <target|targets> of non {color.value} spells your opponents control or "
            f"abilities from non {color.value} sources your opponents control",
            (CantBeTargeted(SUBJECT, source=AllOf((no, _THEIRS))),),
        )


def _as_though() -> Iterator[Shape]:
    """`can be the targets of spells and abilities you control as though they had no hexproof`."""
    for word in ("hexproof", "shroud"):
        for whose, by in ((" you control", Who.YOU), ("", None)):
            rest = (
                f"can be the targets of spells and abilities{whose} as though they did not have "
                f"{word}"
            )
            for subject, who in (("{what:group}", None), ("your opponents and {what:group}",
                                                          Who.OPPONENT)):  # fmt: skip
                term = TargetedAsThough(S.what, word, by, who)
                yield Shape("core", f"{subject} {rest}", (term,))
                yield Shape("clause", f"until end of turn, {subject} {rest}",
                            of_subject(S.what, rules(replace(term, subject=_IT))))  # fmt: skip


def _but_that(what: Any, that: Any) -> Any:
    """Such an object, and not the one spoken of."""

    def forward(what: Selector, that: Any) -> AllOf:
        parts = what.of if isinstance(what, AllOf) else (what,)
        return AllOf((*parts, Not(that)))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AllOf) or not isinstance(term.of[-1], Not):
            return None
        rest = term.of[:-1]
        return (rest[0] if len(rest) == 1 else AllOf(rest)), term.of[-1].of

    return via(forward, backward, what, that)


SHAPES = (
    *_events(),
    *_cant(),
    *_as_though(),
    # What targets it.
    Shape("object", "that spell or ability", TargetingIt()),
    Shape("whose", "that spell or ability 's", TargetingIt()),
    *(
        Shape("sentence1", f"{{effect:clause}} unless {who} {words}",
              UnlessPaid((S.effect,), Cost((part,)), whom))
        for who, whom in (("{whose} controller", ControllerOf(S.whose)),
                          ("that player", is_that_player()))
        for words, part in (("discards a card", DiscardCost()),
                            ("pays {amount:numeral} life", PayLife(S.amount)))
    ),
    # All but one.
    Shape("thing.s", "target {what:np.s} other than {that:that_noun}",
          target(_but_that(S.what, S.that))),
)  # fmt: skip
