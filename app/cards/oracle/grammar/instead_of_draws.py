"""What is done instead of drawing: a draw that is skipped, or something else in its place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, joined, via
from app.cards.oracle.grammar.settle import settle
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import is_that_player
from app.cards.oracle.grammar.unsettle import unsettle
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.drawing import ReplacesDraw
from app.terms.effects import DiscardCards, DrawCards, Duration, StartModification
from app.terms.instructions import MayDo
from app.terms.library_effects import IfDone
from app.terms.selectors import Who

_DRAW = "if you would draw a card"


def _is_drawing(effects: Any) -> bool:
    """Whether cards are drawn and nothing else is done: another number of them, as `life` says."""
    return len(effects) == 1 and isinstance(effects[0], DrawCards)


def _done(effects: Any, condition: Any = None, *, optional: bool) -> Any:
    """What is done instead."""
    while_so = condition is not None

    def forward(effects: Any, *so: Any) -> tuple[ReplacesDraw, ...]:
        done, targets = settle(effects)
        if targets or (_is_drawing(done) and not while_so):
            raise Unfit
        if not optional and any(isinstance(each, MayDo) for each in done):
            raise Unfit  # that is what may be done instead
        return (ReplacesDraw(done, optional, *so),)

    def backward(term: Any) -> tuple[Any, ...] | None:
        match term:
            case (ReplacesDraw(done, may, so, Who.YOU, False, False),) if done and may is optional:
                if (so is not None) is while_so:
                    effects = unsettle(done, ())
                    return (effects, so) if while_so else (effects,)
        return None

    slots = (effects, condition) if while_so else (effects,)
    return via(forward, backward, *slots)


def _shapes() -> Iterator[Shape]:
    for so, condition in (("", None), (" while {condition}", S.condition)):
        skip = (ReplacesDraw((), condition=condition),)
        may_skip = (ReplacesDraw((), optional=True, condition=condition),)
        yield Shape("core", f"{_DRAW}{so}, skip that draw instead", skip)
        yield Shape("core", f"{_DRAW}{so}, you may skip that draw instead", may_skip,
                    (f"{_DRAW}{so}, instead you may skip that draw",))  # fmt: skip
        must, may = (_done(S.effects, condition, optional=each) for each in (False, True))
        yield Shape("core", f"{_DRAW}{so}, instead {{effects:sentence}}", must,
                    (f"{_DRAW}{so}, {{effects:sentence}} instead",))  # fmt: skip
        yield Shape("core", f"{_DRAW}{so}, you may instead {{effects:allowed}}", may,
                    (f"{_DRAW}{so}, you may {{effects:allowed}} instead",))  # fmt: skip


def _if_not_done() -> Iterator[Shape]:
    """What is done instead, and what if that can't be done."""
    for so, condition in (("", None), (" while {condition}", S.condition)):
        one = (IfDone((S.one,), (), S.then),)
        rest = ". if you can't, {then:sentence}"
        yield Shape("core", f"{_DRAW}{so}, instead {{one:clause}}{rest}",
                    _done(one, condition, optional=False),
                    (f"{_DRAW}{so}, {{one:clause}} instead{rest}",))  # fmt: skip
        yield Shape("core", f"{_DRAW}{so}, {{one:clause}} instead. {{then:sentence}}",
                    _done(joined((S.one,), S.then), condition, optional=False),
                    same_as=f"{_DRAW}{so}, instead {{one}}, then {{then}}")  # fmt: skip


_FIRST = " except the first one they draw in each of their draw steps"
_DISCARDS, _DOES_NOT = "player discards a card", "player does not discard a card"
_SO = "this way"
_OF_OTHERS = (("an opponent", Who.OPPONENT), ("a player", Who.ANY))


def _by_another(who: Who, but_first: bool, done: Any = S.effects) -> Any:
    """What is done where another player would draw, whom the effects may call that player."""
    event = (Trigger(Kind.DRAWS, player=who),)

    def forward(effects: Any) -> tuple[ReplacesDraw, ...]:
        done, targets = settle(effects, event)
        if targets or _is_drawing(done) or any(isinstance(each, MayDo) for each in done):
            raise Unfit
        return (ReplacesDraw(done, who=who, but_first=but_first),)

    def backward(term: Any) -> tuple[Any, ...] | None:
        match term:
            case (ReplacesDraw(effects, False, None, whose, first, False),):
                fits = effects and whose is who and first is but_first
                return (unsettle(effects, ()),) if fits else None
        return None

    return via(forward, backward, done)


def _of_the_next(effects: Any) -> Any:
    """What is done in the place of the next draw of the turn."""

    def forward(effects: Any) -> StartModification:
        done, targets = settle(effects)
        if targets or any(isinstance(each, MayDo) for each in done):
            raise Unfit
        return StartModification(ReplacesDraw(done, next_time=True))

    def backward(term: Any) -> tuple[Any, ...] | None:
        match term:
            case StartModification(
                ReplacesDraw(done, False, None, Who.YOU, False, True), Duration.END_OF_TURN, None
            ):
                return (unsettle(done, ()),)
        return None

    return via(forward, backward, effects)


def _of_others() -> Iterator[Shape]:
    for words, who in _OF_OTHERS:
        for first, but_first in (("", False), (_FIRST, True)):
            draw = f"if {words} would draw a card{first}"
            yield Shape("core", f"{draw}, instead {{effects:sentence}}",
                        _by_another(who, but_first),
                        (f"{draw}, {{effects:sentence}} instead",))  # fmt: skip
            discards = IfDone((DiscardCards(is_that_player(), 1),), S.then, S.other)
            yield Shape("core", f"{draw}, that {_DISCARDS} instead. if the {_DISCARDS} {_SO}, "
                        f"{{then:sentence}}. if the {_DOES_NOT} {_SO}, {{other:sentence}}",
                        _by_another(who, but_first, (discards,)))  # fmt: skip
            skip = (ReplacesDraw((), who=who, but_first=but_first),)
            yield Shape("core", f"{draw}, that player skips that draw instead", skip)
    draw = "the next time you would draw a card this turn"
    yield Shape("clause", f"{draw}, instead {{effects:sentence}}", _of_the_next(S.effects),
                (f"{draw}, {{effects:sentence}} instead",))  # fmt: skip


SHAPES = (*_shapes(), *_if_not_done(), *_of_others())
