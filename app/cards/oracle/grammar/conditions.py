"""Conditions: what stands after `as long as`, `if`, `unless`."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import CardsInHand, CountersOn, LifeTotal
from app.terms.conditions import Compare, Exists, IsTurnOf, Matches, NotCondition
from app.terms.selectors import (
    Comparison,
    Controlled,
    HasCounter,
    HasKeyword,
    IsStatus,
    Not,
    PowerIs,
    Status,
    ToughnessIs,
    Who,
)
from app.terms.zones import Zone

_YOURS = Controlled(Who.YOU)
_DEFENDERS = Controlled(Who.DEFENDING_PLAYER)
_OPPONENTS = Controlled(Who.OPPONENT)


def _control(who: str, control: str, whom: Any, counts: bool = True) -> tuple[Shape, ...]:
    """`you control a Forest`, `… two or more Forests`, `… no Forests`."""
    found = [
        Shape("condition", f"{who} {control} {{what:some}}", Exists(whose(whom, S.what))),
    ]
    if counts:
        found += [
            Shape("condition", f"{who} {control} {{number}} {{sign:than_fewer}} {{what:kind.p}}",
                  Exists(whose(whom, S.what), S.sign, S.number)),
            Shape("condition", f"{who} {control} exactly {{number}} {{what:kind.p}}",
                  Exists(whose(whom, S.what), Comparison.EQUAL, S.number)),
            Shape("condition", f"{who} {control} no {{what:kind.p}}",
                  NotCondition(Exists(whose(whom, S.what)))),
        ]  # fmt: skip
    return tuple(found)


SHAPES = (
    # What players control and have.
    *_control("you", "control", _YOURS),
    Shape("condition", "you do not control a {what:np.s}",
          NotCondition(Exists(whose(_YOURS, S.what))), same_as="you control no {what:kind.p}"),
    *_control("defending player", "controls", _DEFENDERS),
    *_control("an opponent", "controls", _OPPONENTS, counts=False),
    Shape("condition", "there are {number} {sign:than_fewer} {what:card.p} in your graveyard",
          Exists(whose(_YOURS, S.what), S.sign, S.number, Zone.GRAVEYARD)),
    Shape("condition", "there are {number} {sign:than_fewer} {what:kind.p} on the battlefield",
          Exists(S.what, S.sign, S.number)),
    Shape("condition", "you have {number:numeral} {sign:than_less} life",
          Compare(LifeTotal(Who.YOU), S.sign, S.number),
          ("you have {number:numeral} {sign:than_fewer} life",)),
    Shape("condition", "you have no cards in hand",
          Compare(CardsInHand(Who.YOU), Comparison.EQUAL, 0)),
    Shape("condition", "you have {number} {sign:than_fewer} cards in hand",
          Compare(CardsInHand(Who.YOU), S.sign, S.number)),
    Shape("condition", "it is your turn", IsTurnOf(Who.YOU)),
    Shape("condition", "it is not your turn", NotCondition(IsTurnOf(Who.YOU))),
    # What an object is and has.
    Shape("condition", "{one} is {state}", Matches(S.one, S.state)),
    Shape("condition", "{one} is not {state}", NotCondition(Matches(S.one, S.state))),
    Shape("condition", "{one} has {keyword:plain_keyword}", Matches(S.one, HasKeyword(S.keyword))),
    Shape("condition", "{one} has a {kind:counter_kind} counter on it",
          Matches(S.one, HasCounter(S.kind))),
    Shape("condition", "{one} has no {kind:counter_kind} counters on it",
          NotCondition(Matches(S.one, HasCounter(S.kind)))),
    Shape("condition", "{one} has {number} {sign:than_fewer} {kind:counter_kind} counters on it",
          Compare(CountersOn(S.one, S.kind), S.sign, S.number)),
    Shape("condition", "{whose} power is {number:numeral} {sign:than_less}",
          Matches(S.whose, PowerIs(S.sign, S.number))),
    Shape("condition", "{whose} toughness is {number:numeral} {sign:than_less}",
          Matches(S.whose, ToughnessIs(S.sign, S.number))),
    # States, after `is`.
    *(
        Shape("state", status.value, IsStatus(status))
        for status in (
            Status.TAPPED, Status.ATTACKING, Status.BLOCKING, Status.BLOCKED, Status.UNBLOCKED,
            Status.ENCHANTED, Status.EQUIPPED, Status.MODIFIED, Status.MONSTROUS, Status.RENOWNED,
        )
    ),
    Shape("state", "untapped", Not(IsStatus(Status.TAPPED))),
    Shape("state", "a {what:np.s}", S.what),
    Shape("state", "{adjective:plain_adjective}", S.adjective),
)  # fmt: skip
