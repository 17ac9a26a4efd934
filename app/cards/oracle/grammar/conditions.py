"""Conditions: what stands after `as long as`, `if`, `unless`."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.nouns import other
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.pending import THAT_PLAYER
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.amounts import (
    CardsInHand,
    CardTypesAmong,
    CountersOn,
    LifeTotal,
    PlayerCount,
    ValueOfX,
)
from app.terms.conditions import (
    AllConditions,
    Compare,
    During,
    Exists,
    HappenedThisTurn,
    HasDesignation,
    IsTurnOf,
    Matches,
    NotCondition,
    PaidAsCast,
)
from app.terms.effects import Target
from app.terms.selectors import (
    AnyOf,
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
from app.terms.steps import COMBAT_STEPS, STEP_ORDER, Step
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


_BEFORE_ATTACKERS = STEP_ORDER[: STEP_ORDER.index(Step.DECLARE_ATTACKERS)]
_BEFORE_BLOCKERS = COMBAT_STEPS[: COMBAT_STEPS.index(Step.DECLARE_BLOCKERS)]
_AFTER_BLOCKERS = COMBAT_STEPS[COMBAT_STEPS.index(Step.DECLARE_BLOCKERS) :]

SHAPES = (
    # What players control and have.
    *_control("you", "control", _YOURS),
    Shape("condition", "you do not control a {what:np.s}",
          NotCondition(Exists(whose(_YOURS, S.what))), same_as="you control no {what:kind.p}"),
    *_control("defending player", "controls", _DEFENDERS),
    *_control("an opponent", "controls", _OPPONENTS, counts=False),
    *_control("any player", "controls", Controlled(Who.ANY), counts=False),
    Shape("condition", "there are {number} {sign:than_fewer} {what:card.p} in your graveyard",
          Exists(whose(_YOURS, S.what), S.sign, S.number, Zone.GRAVEYARD)),
    Shape("condition", "there are {number} {sign:than_fewer} {what:kind.p} on the battlefield",
          Exists(S.what, S.sign, S.number)),
    Shape("condition", "you have {number:numeral} {sign:than_less} life",
          Compare(LifeTotal(Who.YOU), S.sign, S.number),
          ("you have {number:numeral} {sign:than_fewer} life",)),
    Shape("condition", "X is {number:numeral} {sign:than_fewer}",
          Compare(ValueOfX(), S.sign, S.number)),
    Shape("condition", "you have no cards in hand",
          Compare(CardsInHand(Who.YOU), Comparison.EQUAL, 0)),
    Shape("condition", "you have {number} {sign:than_fewer} cards in hand",
          Compare(CardsInHand(Who.YOU), S.sign, S.number)),
    Shape("condition", "{who:that_one} has no cards in hand",
          Compare(CardsInHand(S.who), Comparison.EQUAL, 0)),
    Shape("condition", "{who:that_one} has {number} {sign:than_fewer} cards in hand",
          Compare(CardsInHand(S.who), S.sign, S.number)),
    Shape("condition", "{who:that_one} has {number:numeral} {sign:than_less} life",
          Compare(LifeTotal(S.who), S.sign, S.number)),
    Shape("that_one", "that player",
          via(lambda: THAT_PLAYER, lambda term: () if term == Who.TRIGGERING_PLAYER
              or isinstance(term, Target) else None)),
    Shape("condition", "{one} entered this turn",
          Matches(S.one, IsStatus(Status.ENTERED_THIS_TURN))),
    Shape("condition", "{of:devotion} is less than {number}",
          Compare(S.of, Comparison.LESS, S.number)),
    Shape("condition", "{of:devotion} is {number} or greater",
          Compare(S.of, Comparison.AT_LEAST, S.number)),
    Shape("condition", "you have {number} {sign:than_fewer} opponents",
          Compare(PlayerCount(Who.OPPONENT), S.sign, S.number)),
    Shape("condition", "it is your turn", IsTurnOf(Who.YOU)),
    Shape("condition", "it is not your turn", NotCondition(IsTurnOf(Who.YOU))),
    Shape("condition", "you are the monarch", HasDesignation(Who.YOU, "monarch")),
    Shape("condition", "you have the initiative", HasDesignation(Who.YOU, "initiative")),
    Shape("condition", "you have the city 's blessing",
          HasDesignation(Who.YOU, "city's blessing")),
    Shape("condition", "there are {number} {sign:than_fewer} card types among cards in your "
          "graveyard", Compare(CardTypesAmong(_YOURS), S.sign, S.number)),
    Shape("condition", "~ was kicked", PaidAsCast("kicker"), ("it was kicked",)),
    # This turn.
    Shape("condition", "{event:past} this turn", HappenedThisTurn(S.event)),
    Shape("past", "you attacked", Trigger(Kind.PLAYER_ATTACKS, _YOURS)),
    Shape("past", "you attacked with {number} or more {what:np.p}",
          Trigger(Kind.PLAYER_ATTACKS, whose(_YOURS, S.what), number=S.number)),
    Shape("past", "a {what:np.s} died", Trigger(Kind.DIES, S.what)),
    Shape("past", "another {what:np.s} died", Trigger(Kind.DIES, other(S.what))),
    Shape("past", "a {what:np.s} entered the battlefield under your control",
          Trigger(Kind.ENTERS, whose(_YOURS, S.what))),
    Shape("past", "you gained life", Trigger(Kind.GAINS_LIFE, player=Who.YOU)),
    Shape("past", "you lost life", Trigger(Kind.LOSES_LIFE, player=Who.YOU)),
    Shape("past", "an opponent lost life", Trigger(Kind.LOSES_LIFE, player=Who.OPPONENT)),
    Shape("past", "you have cast a {what:np.s}", Trigger(Kind.CAST, S.what, player=Who.YOU)),
    Shape("past", "you have cast another {what:np.s}",
          Trigger(Kind.CAST, other(S.what), player=Who.YOU)),
    Shape("past", "a {what:np.s} left the battlefield under your control",
          Trigger(Kind.LEAVES, whose(_YOURS, S.what)), ("a {what:np.s} you controlled left the "
                                                        "battlefield",)),
    # When, in the turn.
    Shape("a_time", "your turn", IsTurnOf(Who.YOU)),
    Shape("a_time", "an opponent 's turn", IsTurnOf(Who.OPPONENT)),
    Shape("a_time", "combat", During(COMBAT_STEPS)),
    Shape("a_time", "your upkeep", AllConditions((IsTurnOf(Who.YOU), During((Step.UPKEEP,))))),
    Shape("a_time", "any upkeep step", During((Step.UPKEEP,))),
    Shape("a_time", "your end step", AllConditions((IsTurnOf(Who.YOU), During((Step.END,))))),
    Shape("a_time", "the declare attackers step", During((Step.DECLARE_ATTACKERS,))),
    Shape("a_time", "the declare blockers step", During((Step.DECLARE_BLOCKERS,))),
    Shape("a_time", "your turn, before attackers are declared",
          AllConditions((IsTurnOf(Who.YOU), During(_BEFORE_ATTACKERS)))),
    Shape("a_time", "combat before blockers are declared", During(_BEFORE_BLOCKERS)),
    Shape("a_time", "combat after blockers are declared", During(_AFTER_BLOCKERS, True)),
    # What an object is and has.
    Shape("condition", "{one} is {state}", Matches(S.one, S.state)),
    Shape("condition", "{one} was {state}", Matches(S.one, S.state, was=True)),
    Shape("condition", "{one} is not {state}", NotCondition(Matches(S.one, S.state))),
    Shape("condition", "{one} was not {state}",
          NotCondition(Matches(S.one, S.state, was=True))),
    Shape("condition", "{one} is paired with another creature",
          Matches(S.one, IsStatus(Status.PAIRED))),
    Shape("condition", "{one} has {keyword:plain_keyword}", Matches(S.one, HasKeyword(S.keyword))),
    Shape("condition", "{one} has a {kind:counter_kind} counter on it",
          Matches(S.one, HasCounter(S.kind))),
    Shape("condition", "{one} had a {kind:counter_kind} counter on it",
          Matches(S.one, HasCounter(S.kind), was=True)),
    Shape("condition", "{one} has no {kind:counter_kind} counters on it",
          NotCondition(Matches(S.one, HasCounter(S.kind)))),
    Shape("condition", "{one} had no {kind:counter_kind} counters on it",
          NotCondition(Matches(S.one, HasCounter(S.kind), was=True))),
    Shape("condition", "{one} has counters on it", Matches(S.one, HasCounter(None))),
    Shape("condition", "{one} had counters on it", Matches(S.one, HasCounter(None), was=True),
          ("{one} had one or more counters on it",)),
    Shape("condition", "{one} has {number} {sign:than_fewer} {kind:counter_kind} counters on it",
          Compare(CountersOn(S.one, S.kind), S.sign, S.number),
          ("{one} has {number} {sign:than_fewer} {kind:counter_kind} counters on him",
           "{one} has {number} {sign:than_fewer} {kind:counter_kind} counters on her")),
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
            Status.SADDLED,
        )
    ),
    Shape("state", "attacking alone", IsStatus(Status.ATTACKING_ALONE)),
    Shape("state", "attacking or blocking",
          AnyOf((IsStatus(Status.ATTACKING), IsStatus(Status.BLOCKING)))),
    Shape("state", "untapped", Not(IsStatus(Status.TAPPED))),
    Shape("state", "a {what:np.s}", S.what),
    Shape("state", "{adjective:plain_adjective}", S.adjective),
)  # fmt: skip
