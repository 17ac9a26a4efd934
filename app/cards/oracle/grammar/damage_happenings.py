"""Events and conditions that texts about damage name: what was dealt damage, what did not happen
this turn, from where something was cast."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.events import watched, when
from app.cards.oracle.grammar.nouns import PERMANENT
from app.cards.oracle.grammar.pattern import S, only, via
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import is_that_player
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.conditions import HappenedThisTurn, HasDesignation, Matches, NotCondition
from app.terms.relations import CastFrom
from app.terms.selectors import AllOf, AnyOf, Anything, Host, Who
from app.terms.zones import Zone

_WHO = (("you", "", Who.YOU), ("an opponent", "s", Who.OPPONENT), ("a player", "s", Who.ANY))


def _done_by_players() -> Iterator[Shape]:
    for who, ending, player in _WHO:
        yield Shape(
            "player_event",
            f"{who} cast{ending} a {{what:np.s}} from a graveyard",
            Trigger(Kind.CAST, whose(CastFrom(Zone.GRAVEYARD), S.what), player=player),
        )
        yield Shape(
            "player_event",
            f"{who} sacrifice{ending} one or more {{what:kind.p}}",
            Trigger(Kind.SACRIFICED, S.what, player=player, batched=True),
        )


def _activated() -> Iterator[Shape]:
    """Abilities that are activated; of a permanent where it says what that is."""
    usual = "{who} activates an ability of a {what} that isn't a mana ability"
    for who, ending, player in _WHO:
        activates = f"{who} activate{ending} a ability"
        anything = Trigger(Kind.ACTIVATES, Anything(), player=player)
        yield Shape("player_event", f"{activates} that is not a mana ability", anything)
        yield Shape("event", f"{activates}, if it is not a mana ability", (anything,),
                    same_as=usual)  # fmt: skip
        of_such = _of_a_permanent(Trigger(Kind.ACTIVATES, S.what, player=player))
        yield Shape("player_event", f"{activates} of a {{what:np.s}} that is not a mana ability",
                    of_such)  # fmt: skip
        for on in ("", " on the battlefield"):
            yield Shape("event", f"{activates} of a {{what:np.s}}{on}, if it is not a mana ability",
                        (of_such,), same_as=usual)  # fmt: skip
        loyalty = Trigger(Kind.ACTIVATES, S.what, player=player, action="loyalty")
        yield Shape("player_event", f"{who} activate{ending} a loyalty ability of a {{what:np.s}}",
                    _of_a_permanent(loyalty))  # fmt: skip


def _of_a_permanent(trigger: Trigger) -> Any:
    """The trigger about a permanent, and no card elsewhere."""

    def forward(what: Any) -> Trigger:
        parts = what.of if isinstance(what, AllOf) else (what,)
        return replace(trigger, subject=AllOf((PERMANENT, *parts)))

    def backward(term: Any) -> tuple[Any, ...] | None:
        subject = term.subject if isinstance(term, Trigger) else None
        if not isinstance(subject, AllOf) or subject.of[0] != PERMANENT or len(subject.of) < 2:
            return None
        if replace(term, subject=S.what) != trigger:
            return None
        return (subject.of[1] if len(subject.of) == 2 else AllOf(subject.of[1:]),)

    return via(forward, backward, S.what)


def _not_done() -> Iterator[Shape]:
    """What has not happened this turn."""
    for words, kind in (("died", Kind.DIES), ("attacked", Kind.ATTACKS)):
        yield Shape(
            "condition",
            f"no {{what:np.p}} {words} this turn",
            NotCondition(HappenedThisTurn(Trigger(kind, S.what))),
        )
    yield Shape(
        "condition",
        "{who:that_player} did not cast a {what:np.s} this turn",
        NotCondition(HappenedThisTurn(Trigger(Kind.CAST, S.what, player=S.who))),
    )


SHAPES = (
    *_done_by_players(),
    *_activated(),
    *_not_done(),
    Shape("that_player", "that player", is_that_player()),
    Shape("event", "{who:one} or a {two:np.s} {does:happening.s}",
          watched(AnyOf((S.who, S.two)), S.does)),
    *(
        Shape("happening#", f"<deals|deal> {words}damage to {{other:one}}",
              (when(Kind.DEALS_DAMAGE, other=only(S.other, lambda term: term == Host()),
                    combat=combat),))
        for words, combat in (("", None), ("combat ", True), ("noncombat ", False))
    ),
    Shape("condition", "{one} is on the battlefield", Matches(S.one, PERMANENT),
          same_as="{one} is a permanent"),
    Shape("condition", "there is no monarch", NotCondition(HasDesignation(Who.ANY, "monarch"))),
)  # fmt: skip
