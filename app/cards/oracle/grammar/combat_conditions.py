"""Conditions about combat: what attacked, how many attack, who controls more creatures."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import StaticAbility, Trigger
from app.terms.amounts import CountersOn, CountOf, PowersAmong, TotalPower
from app.terms.conditions import (
    AllConditions,
    AttackedWithPower,
    BeenAttacked,
    Compare,
    Condition,
    During,
    Exists,
    HappenedThisTurn,
    HasDesignation,
    Matches,
    NotCondition,
)
from app.terms.modifications import CastOnly
from app.terms.selectors import (
    AllOf,
    AnyOf,
    AttackingPlayer,
    Comparison,
    Controlled,
    HasCounter,
    IsStatus,
    Owned,
    Status,
    This,
    Who,
)
from app.terms.steps import STEP_ORDER, Step
from app.terms.zones import Zone

_YOURS = Controlled(Who.YOU)
_MORE = Comparison.GREATER
_LEAST = Comparison.AT_LEAST
_PAST: tuple[tuple[str, str, Status, Status], ...] = (
    ("turn", "this turn", Status.ATTACKED_THIS_TURN, Status.BLOCKED_THIS_TURN),
    ("combat", "this combat", Status.ATTACKED_THIS_COMBAT, Status.BLOCKED_THIS_COMBAT),
)


def _what_it_did() -> Iterator[Shape]:
    """`~ attacked this turn`, `~ attacked or blocked this combat`."""
    for _, when, attacked, blocked in _PAST:
        either = AnyOf((IsStatus(attacked), IsStatus(blocked)))
        for did, did_not, what in (
            ("attacked", "attack", IsStatus(attacked)),
            ("blocked", "block", IsStatus(blocked)),
            ("attacked or blocked", "attack or block", either),
        ):
            found = Matches(S.one, what)
            yield Shape("condition", f"{{one}} {did} {when}", found)
            yield Shape("condition", f"{{one}} did not {did_not} {when}", NotCondition(found))
    damaged = Matches(S.one, IsStatus(Status.DEALT_DAMAGE_THIS_TURN))
    yield Shape("condition", "{one} was dealt damage this turn", damaged)


def _more() -> Iterator[Shape]:
    """`you control more creatures than defending player`."""
    others = (
        ("defending player", Controlled(Who.DEFENDING_PLAYER)),
        ("attacking player", Controlled(Who.ACTIVE_PLAYER)),
        ("that player", Controlled(Who.TRIGGERING_PLAYER)),
    )
    mine = CountOf(whose(_YOURS, S.what))
    for words, controlled in others[:2]:
        theirs = CountOf(whose(controlled, S.what))
        yield Shape(
            "condition",
            f"you control more {{what:kind.p}} than {words}",
            Compare(mine, _MORE, theirs),
        )
        yield Shape(
            "condition",
            f"{words} controls more {{what:kind.p}} than you",
            Compare(theirs, _MORE, mine),
        )


def _before(step: Step) -> Condition:
    return During(STEP_ORDER[: STEP_ORDER.index(step)])


_YOUR_COMMANDER = AllOf((IsStatus(Status.COMMANDER), Owned(Who.YOU), Controlled(Who.YOU)))
_THERE_IS = "there are … attacking …"
_ATTACKED = HappenedThisTurn(Trigger(Kind.PLAYER_ATTACKS, _YOURS))

SHAPES = (
    *_what_it_did(),
    *_more(),
    Shape("condition", "{one} has not dealt damage yet",
          NotCondition(Matches(S.one, IsStatus(Status.HAS_DEALT_DAMAGE)))),
    Shape("condition", "you control your commander", Exists(_YOUR_COMMANDER),
          same_as="you control a commander you own"),
    Shape("condition", "defending player is the monarch",
          HasDesignation(Who.DEFENDING_PLAYER, "monarch")),
    Shape("condition", "{one} has a counter on it", Matches(S.one, HasCounter(None)),
          same_as="{one} has counters on it"),
    Shape("condition", "{one} has {number} {sign:than_fewer} counters on it",
          Compare(CountersOn(S.one, None), S.sign, S.number)),
    Shape("condition", "a {one:adjective} card and a {two:adjective} card are in your graveyard",
          AllConditions(tuple(Exists(whose(_YOURS, kind), zone=Zone.GRAVEYARD)
                              for kind in (S.one, S.two)))),
    Shape("condition", "you attacked with a creature this turn", _ATTACKED,
          same_as="you attacked this turn"),
    Shape("condition", "you did not attack with a creature this turn", NotCondition(_ATTACKED),
          same_as="you did not attack this turn"),
    Shape("past", "you attacked with {what:some}",
          Trigger(Kind.PLAYER_ATTACKS, whose(_YOURS, S.what), number=1)),
    *(
        Shape("past", f"{words} dealt {kind}damage",
              Trigger(Kind.IS_DEALT_DAMAGE, player=who, combat=combat))
        for words, who in (("you were", Who.YOU), ("an opponent was", Who.OPPONENT),
                           ("a player was", Who.ANY))
        for kind, combat in (("", None), ("combat ", True), ("noncombat ", False))
    ),
    Shape("condition", "you have been attacked this step", BeenAttacked(Who.YOU)),
    Shape("condition", "you attacked with creatures with total power {number:numeral} or greater "
          "this combat", AttackedWithPower(S.number)),
    Shape("condition", "{what:kind.p} have total power {number:numeral} or greater",
          Compare(TotalPower(S.what), _LEAST, S.number)),
    Shape("condition", "you control {number} or more {what:kind.p} with different powers",
          Compare(PowersAmong(whose(_YOURS, S.what)), _LEAST, S.number)),
    Shape("condition", "a {what:np.s} is attacking you",
          Exists(whose(AttackingPlayer(Who.YOU), S.what)), same_as=_THERE_IS),
    Shape("condition", "a {what:np.s} is attacking",
          Exists(whose(IsStatus(Status.ATTACKING), S.what)), same_as=_THERE_IS),
    Shape("condition", "{number} or more {what:np.p} are attacking",
          Exists(whose(IsStatus(Status.ATTACKING), S.what), _LEAST, S.number), same_as=_THERE_IS),
    Shape("condition", "{number} or more {what:np.p} are attacking you",
          Exists(whose(AttackingPlayer(Who.YOU), S.what), _LEAST, S.number), same_as=_THERE_IS),
    # When a spell may be cast, an ability activated.
    *(
        Shape("a_step", words, During((step,)))
        for words, step in (
            ("the beginning of combat step", Step.BEGINNING_OF_COMBAT),
            ("the end of combat step", Step.END_OF_COMBAT),
            ("the combat damage step", Step.COMBAT_DAMAGE),
        )
    ),
    Shape("a_time", "{step:a_step}", S.step),
    Shape("a_time_before", "attackers are declared", _before(Step.DECLARE_ATTACKERS)),
    Shape("a_time_before", "blockers are declared", _before(Step.DECLARE_BLOCKERS)),
    Shape("a_time_before", "the combat damage step", _before(Step.FIRST_STRIKE_DAMAGE)),
    Shape("static", "cast ~ only before {time:a_time_before}.",
          StaticAbility((CastOnly(This(), S.time),), zone=Zone.STACK)),
    Shape("static", "cast ~ only during {time:a_time} and only if {condition}.",
          StaticAbility((CastOnly(This(), AllConditions((S.time, S.condition))),),
                        zone=Zone.STACK)),
)  # fmt: skip
