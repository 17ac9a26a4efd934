"""Conditions: how something was cast and paid for, what has happened in this turn and in the
last, who has more, and conditions put together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.nouns import SPELL, other
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms import amounts as am
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.conditions import (
    AllConditions,
    AnyCondition,
    Chose,
    Compare,
    Exists,
    FirstCombatPhase,
    HappenedLastTurn,
    HappenedThisTurn,
    HasMore,
    IsDay,
    ManaWasSpent,
    Matches,
    NotCondition,
    PaidAsCast,
    WasCast,
)
from app.terms.selectors import (
    Comparison,
    Controlled,
    IsStatus,
    Owned,
    Status,
    Who,
)
from app.terms.zones import Zone

_YOURS = Controlled(Who.YOU)
_MORE = Comparison.AT_LEAST
_DOES = Kind.PLAYER_DOES


def _times(event: Any, least: Any = S.number) -> Any:
    return Compare(am.TimesThisTurn(event), _MORE, least)


def _condition(words: str, pattern: Any, *same: str) -> Shape:
    return Shape("condition", words, pattern, tuple(same))


def _past() -> Iterator[Shape]:
    """What has happened this turn, so many times or once."""
    whose_turn = (("you", Who.YOU), ("an opponent", Who.OPPONENT), ("a player", Who.ANY))
    for who, player in whose_turn:
        have = "have" if player is Who.YOU else "has"
        amounts = (
            ("gained {number:numeral} or more life this turn", am.GainedThisTurn(player)),
            ("lost {number:numeral} or more life this turn", am.LostThisTurn(player)),
            (f"{have} drawn {{number}} or more cards this turn",
             am.TimesThisTurn(Trigger(Kind.DRAWS, player=player))),
            (f"{have} cast {{number}} or more {{what:np.p}} this turn",
             am.TimesThisTurn(Trigger(Kind.CAST, S.what, player=player))),
        )  # fmt: skip
        for words, amount in amounts:
            many: Any = Compare(amount, _MORE, S.number)
            if player is not Who.YOU:
                many = HasMore(player, amount, S.number, or_equal=True)
            yield _condition(f"{who} {words}", many)
        yield Shape("past", f"{who} discarded a card", Trigger(Kind.DISCARDS, player=player))
        yield Shape(
            "past",
            f"{who} sacrificed {{what:some}}",
            Trigger(Kind.SACRIFICED, S.what, player=player),
        )
        for action in (
            "descended",
            "committed a crime",
            "cycled a card",
            "completed a dungeon",
            "surveilled",
            "scried",
        ):
            yield Shape("past", f"{who} {action}", Trigger(_DOES, player=player, action=action))
        yield Shape(
            "past",
            f"{who} {have} committed a crime",
            Trigger(_DOES, player=player, action="committed a crime"),
            same_as=f"{who} committed a crime",
        )
        if player is not Who.YOU:
            yield Shape(
                "past", f"{who} cast a {{what:np.s}}", Trigger(Kind.CAST, S.what, player=player)
            )
            yield Shape(
                "past",
                f"{who} {have} cast a {{what:np.s}}",
                Trigger(Kind.CAST, S.what, player=player),
                same_as=f"{who} cast a {{what:np.s}}",
            )


def _more() -> Iterator[Shape]:
    """Who has more than another."""
    compared: tuple[tuple[str, Any], ...] = (
        ("life", am.LifeTotal), ("cards in hand", am.CardsInHand),
    )  # fmt: skip
    for words, amount in compared:
        yield _condition(
            f"an opponent has more {words} than you",
            HasMore(Who.OPPONENT, amount(Who.OPPONENT), amount(Who.YOU)),
        )
        yield _condition(
            f"you have more {words} than an opponent",
            HasMore(Who.YOU, amount(Who.YOU), amount(Who.OPPONENT)),
        )
        yield _condition(
            f"you have more {words} than each opponent",
            HasMore(Who.YOU, amount(Who.YOU), amount(Who.OPPONENT), than_all=True),
        )
    yours, theirs = (am.CountOf(whose(Controlled(who), S.what)) for who in (Who.YOU, Who.OPPONENT))
    yield _condition(
        "an opponent controls more {what:kind.p} than you", HasMore(Who.OPPONENT, theirs, yours)
    )
    yield _condition(
        "you control more {what:kind.p} than each opponent",
        HasMore(Who.YOU, yours, theirs, than_all=True),
    )
    yield _condition(
        "you control more {what:kind.p} than each other player",
        HasMore(Who.YOU, yours, theirs, than_all=True),
    )


def _paid() -> Iterator[Shape]:
    """What was paid as the object was cast."""
    yield _condition("it was bargained", PaidAsCast("bargain"), "~ was bargained")
    yield _condition("{cost:paid_for} cost was paid", PaidAsCast(S.cost))
    yield _condition("the gift was promised", PaidAsCast("gift"))
    yield _condition("the gift was not promised", NotCondition(PaidAsCast("gift")))
    yield _condition("tribute was not paid", NotCondition(Chose("tribute", "yes")))
    yield _condition("a {what:kind.s} was beheld", PaidAsCast("behold", what=S.what))
    yield _condition("evidence was collected", PaidAsCast("collect evidence"))
    yield _condition(
        "it was kicked with its {mana} kicker",
        PaidAsCast("kicker", S.mana),
        "~ was kicked with its {mana} kicker",
    )
    yield _condition("it was kicked twice", PaidAsCast("kicker", times=2))
    yield _condition("~ was not kicked", NotCondition(PaidAsCast("kicker")), "it was not kicked")
    yield Shape("condition", "it escaped", PaidAsCast("escape"), ("~ escaped",),
                same_as="its escape cost was paid")  # fmt: skip
    yield Shape("paid_for", "its {name:cost_keyword}", S.name)
    for called in ("~ 's", "his", "her"):
        yield Shape("paid_for", f"{called} {{name:cost_keyword}}", S.name, same_as="its …")


def _thats() -> Iterator[Shape]:
    """What an object that was spoken of is: `that creature was a Goblin`."""
    for is_ in ("is", "was"):
        yield Shape(
            "condition",
            f"{{what:that_noun}} {is_} {{state}}",
            Matches(S.what, S.state),
            same_as="it is {state}",
        )
        yield Shape(
            "condition",
            f"{{what:that_noun}} {is_} not {{state}}",
            NotCondition(Matches(S.what, S.state)),
            same_as="it is not {state}",
        )


SHAPES = (
    # Conditions put together.
    Shape("conditions", "{condition}", S.condition),
    Shape("conditions", "{one:condition} and {two:condition}", AllConditions((S.one, S.two))),
    Shape("conditions", "{one:condition} or {two:condition}", AnyCondition((S.one, S.two))),
    Shape("conditions", "{one:condition} or if {two:condition}", AnyCondition((S.one, S.two)),
          same_as="{one} or {two}"),
    _condition("you control {one:some} and {two:some}",
               AllConditions((Exists(whose(_YOURS, S.one)), Exists(whose(_YOURS, S.two))))),
    # How it was cast.
    _condition("you cast {one}", WasCast(S.one)),
    _condition("{one} was cast", WasCast(S.one, by=Who.ANY)),
    _condition("{one} was not cast", NotCondition(WasCast(S.one, by=Who.ANY))),
    _condition("you cast {one} from your hand", WasCast(S.one, Zone.HAND)),
    _condition("{one} was cast from your hand", WasCast(S.one, Zone.HAND, Who.ANY)),
    _condition("you cast {one} from your graveyard", WasCast(S.one, Zone.GRAVEYARD)),
    _condition("{one} was cast from your graveyard", WasCast(S.one, Zone.GRAVEYARD, Who.ANY)),
    _condition("{one} was cast from a graveyard", WasCast(S.one, Zone.GRAVEYARD, None)),
    _condition("{one} was cast from exile", WasCast(S.one, Zone.EXILE, Who.ANY)),
    _condition("{one} entered from your graveyard or you cast it from your graveyard",
               WasCast(S.one, Zone.GRAVEYARD, Who.YOU, or_entered=True)),
    _condition("{mana} was spent to cast {one}", ManaWasSpent(S.one, S.mana)),
    _condition("at least {number} {color} mana was spent to cast {one}",
               ManaWasSpent(S.one, color=S.color, least=S.number)),
    _condition("at least {number} mana was spent to cast {one}",
               Compare(am.ManaSpent(S.one), _MORE, S.number),
               "{number} or more mana was spent to cast {one}"),
    _condition("no mana was spent to cast {one}",
               Compare(am.ManaSpent(S.one), Comparison.EQUAL, 0)),
    _condition("mana from a {what:noun.s} was spent to cast {one}",
               ManaWasSpent(S.one, source=S.what)),
    *_paid(),
    # What has happened.
    *_past(),
    _condition("it was not the first land you played this turn",
               HappenedThisTurn(Trigger(_DOES, player=Who.YOU, action="play a land"), 2)),
    _condition("no spells were cast last turn",
               NotCondition(HappenedLastTurn(Trigger(Kind.CAST, SPELL, player=Who.ANY)))),
    _condition("a player cast {number} or more spells last turn",
               HappenedLastTurn(Trigger(Kind.CAST, SPELL, player=Who.ANY), S.number)),
    Shape("past", "a {what:np.s} died under your control",
          Trigger(Kind.DIES, whose(_YOURS, S.what)), same_as="a {what} you controlled died"),
    Shape("past", "a {what:np.s} left the battlefield", Trigger(Kind.LEAVES, S.what)),
    Shape("past", "a {what:card.s} left your graveyard",
          Trigger(Kind.MOVES, whose(Owned(Who.YOU), S.what), source=Zone.GRAVEYARD)),
    Shape("past", "a {what:card.s} was put into your graveyard from anywhere",
          Trigger(Kind.MOVES, whose(Owned(Who.YOU), S.what), to=Zone.GRAVEYARD)),
    Shape("past", "you had a {what:np.s} enter the battlefield under your control",
          Trigger(Kind.ENTERS, whose(_YOURS, S.what)),
          same_as="a {what} entered the battlefield under your control"),
    Shape("past", "another {what:np.s} entered the battlefield under your control",
          Trigger(Kind.ENTERS, whose(_YOURS, other(S.what)))),
    Shape("past", "{one} dealt damage to an opponent",
          Trigger(Kind.DEALS_DAMAGE, S.one, player=Who.OPPONENT)),
    Shape("past", "a counter was put on {one}", Trigger(Kind.COUNTERS_PUT, S.one)),
    Shape("past", "a {kind:counter_kind} counter was put on a {what:np.s} under your control",
          Trigger(Kind.COUNTERS_PUT, whose(_YOURS, S.what), counter=S.kind)),
    _condition("{number} or more {what:np.p} died this turn", _times(Trigger(Kind.DIES, S.what))),
    _condition("{number} or more {what:np.p} entered the battlefield under your control this turn",
               _times(Trigger(Kind.ENTERS, whose(_YOURS, S.what)))),
    _condition("{one} did not enter the battlefield this turn",
               NotCondition(Matches(S.one, IsStatus(Status.ENTERED_THIS_TURN)))),
    _condition("you did not attack this turn",
               NotCondition(HappenedThisTurn(Trigger(Kind.PLAYER_ATTACKS, _YOURS)))),
    _condition("this is the {number:ordinal} time this ability has resolved this turn",
               Compare(am.TimesThisTurn(Trigger(_DOES, action="this ability resolves")),
                       Comparison.EQUAL, S.number)),
    # Who has more; how much there is.
    *_more(),
    _condition("an opponent has {number:numeral} or less life",
               HasMore(Who.OPPONENT, S.number, am.LifeTotal(Who.OPPONENT), or_equal=True)),
    _condition("a player has {number:numeral} or less life",
               HasMore(Who.ANY, S.number, am.LifeTotal(Who.ANY), or_equal=True)),
    _condition("an opponent has {number} or more {kind:counter_kind} counters",
               HasMore(Who.OPPONENT, am.CountersOfPlayer(Who.OPPONENT, S.kind), S.number,
                       or_equal=True)),
    _condition("you have {number} or more {kind:counter_kind} counters",
               Compare(am.CountersOfPlayer(Who.YOU, S.kind), _MORE, S.number)),
    _condition("an opponent has {number} or more cards in hand",
               HasMore(Who.OPPONENT, am.CardsInHand(Who.OPPONENT), S.number, or_equal=True)),
    _condition("an opponent has {number} or more cards in their graveyard",
               HasMore(Who.OPPONENT, am.CountOf(Controlled(Who.OPPONENT), Zone.GRAVEYARD),
                       S.number, or_equal=True)),
    _condition("an opponent has no cards in hand",
               HasMore(Who.OPPONENT, 0, am.CardsInHand(Who.OPPONENT), or_equal=True)),
    _condition("an opponent controls {number} or more {what:kind.p}",
               HasMore(Who.OPPONENT, am.CountOf(whose(Controlled(Who.OPPONENT), S.what)),
                       S.number, or_equal=True)),
    Shape("condition", "your opponents control {number} or more {what:kind.p}",
          Exists(whose(Controlled(Who.OPPONENT), S.what), _MORE, S.number),
          same_as="there are {number} or more {what} your opponents control on the battlefield"),
    _condition("an opponent controls no {what:kind.p}",
               HasMore(Who.OPPONENT, 0, am.CountOf(whose(Controlled(Who.OPPONENT), S.what)),
                       or_equal=True)),
    _condition("no {what:kind.p} are on the battlefield", NotCondition(Exists(S.what)),
               "there are no {what:kind.p} on the battlefield"),
    _condition("a {what:np.s} is on the battlefield", Exists(S.what)),
    _condition("another {what:np.s} is on the battlefield", Exists(other(S.what))),
    _condition("there are no {what:card.p} in your graveyard",
               NotCondition(Exists(whose(_YOURS, S.what), zone=Zone.GRAVEYARD))),
    _condition("there is a {what:card.s} in your graveyard",
               Exists(whose(_YOURS, S.what), zone=Zone.GRAVEYARD),
               "a {what:card.s} is in your graveyard"),
    _condition("{what:group} have total power {number:numeral} {sign:than_less}",
               Compare(am.TotalPower(S.what), S.sign, S.number)),
    _condition("you have a full party", Compare(am.PartySize(), _MORE, 4)),
    _condition("there are no {kind:counter_kind} counters on {one}",
               Compare(am.CountersOn(S.one, S.kind), Comparison.EQUAL, 0)),
    Shape("condition", "there are {number} {sign:than_fewer} {kind:counter_kind} counters on {one}",
          Compare(am.CountersOn(S.one, S.kind), S.sign, S.number),
          same_as="{one} has {number} {sign} {kind} counters on it"),
    _condition("{one} has no counters on it",
               Compare(am.CountersOn(S.one, None), Comparison.EQUAL, 0)),
    _condition("X is {number:numeral} {sign:than_less}",
               Compare(am.ValueOfX(), S.sign, S.number),
               "X is {number} {sign:than_fewer}"),
    _condition("{whose} mana value is {number:numeral} {sign:than_less}",
               Compare(am.ManaValueOf(S.whose), S.sign, S.number),
               "{whose} mana value was {number:numeral} {sign:than_less}"),
    _condition("there are {number} or more basic land types among {what:kind.p}",
               Compare(am.BasicLandTypesAmong(S.what), _MORE, S.number)),
    _condition("it is day", IsDay()),
    _condition("it is night", IsDay(night=True)),
    _condition("it is the first combat phase of the turn", FirstCombatPhase()),
    # Those just moved.
    *(
        _condition(f"a {{what:card.s}} was {done} this way",
                   Compare(am.DoneThisWay(done, S.what), _MORE, 1),
                   f"a {{what:card.s}} is {done} this way")
        for done in ("exiled", "discarded", "milled", "revealed", "returned")
    ),
    *(
        _condition(f"a {{what:np.s}} was {done} this way",
                   Compare(am.DoneThisWay(done, S.what), _MORE, 1),
                   f"a {{what:np.s}} is {done} this way")
        for done in ("sacrificed", "destroyed", "exiled")
    ),
    *_thats(),
)  # fmt: skip
