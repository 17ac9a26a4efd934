"""Which player a text speaks of: `that player`, `its owner`, `each other opponent`."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.pattern import Unfit
from app.cards.oracle.grammar.pending import parts_of
from app.cards.oracle.grammar.spoken import controlled_by_another, it_of_event
from app.terms.abilities import EventKind, Trigger
from app.terms.effects import (
    ControllerOf,
    MoveTo,
    OwnerOf,
    PlayerOrControllerOf,
    Target,
    TargetChoice,
)
from app.terms.selectors import (
    AllOf,
    Controlled,
    Host,
    Who,
)
from app.terms.zones import Zone


def other_opponents(triggers: tuple[Trigger, ...], chosen: bool) -> Who:
    """`each other opponent`: than the player of the event."""
    players = {each.player for each in triggers}
    if not players or players - {Who.OPPONENT, Who.ANY} or chosen:
        raise Unfit
    return Who.OTHER_OPPONENT


def of_an_opponent(choices: list[TargetChoice]) -> PlayerOrControllerOf | None:
    """The controller of the one target of which the text says that an opponent controls it, as
    `that player`; None where there is no one such target."""
    found, index = [], 0
    for choice in choices:
        parts = choice.what.of if isinstance(choice.what, AllOf) else ()
        if Controlled(Who.OPPONENT) in parts and choice.zone is Zone.BATTLEFIELD:
            found.append(None if choice.several else PlayerOrControllerOf(Target(index)))
        index += choice.count
    return found[0] if len(found) == 1 else None


_NOT_THAT = (None, Who.YOU)


def of_no_player(triggers: tuple[Trigger, ...]) -> bool:
    """Whether the events name no player but you."""
    return all(each.player in _NOT_THAT for each in triggers)


def of_the_host(triggers: tuple[Trigger, ...]) -> bool:
    """Whether it is what an Aura or Equipment is attached to that the events are about, and that
    alone: of two, nobody is told than which of them others are."""
    return bool(triggers) and all(t.subject == Host() and t.other is None for t in triggers)


def owner_in(effect: Any, before: Any, choices: list[TargetChoice]) -> Any:
    """The controller of an object to whom the effect does something, or the owner of one target of
    nobody's that it returns to a hand, as `that player`; else the one before."""
    for name in ("to", "who"):
        whom = getattr(effect, name, None)
        if type(whom) is ControllerOf:
            return whom
    if isinstance(effect, MoveTo) and effect.zone is Zone.HAND and len(choices) == 1:
        whose = any(isinstance(part, Controlled) for part in parts_of(choices[0].what))
        if isinstance(effect.what, Target) and choices[0].zone is Zone.BATTLEFIELD and not whose:
            return OwnerOf(effect.what)
    return before


def _in_their_turn(trigger: Trigger) -> bool:
    """Whether the event names a player whose turn it is: `during each opponent's turn`, `an
    opponent attacks you`."""
    attacks = trigger.kind is EventKind.PLAYER_ATTACKS
    by_them = attacks and trigger.subject == Controlled(Who.OPPONENT)
    mine = trigger.player in _NOT_THAT
    return mine and (by_them or trigger.during is Who.OPPONENT)


def that_player_of(triggers: tuple[Trigger, ...], choices: list[TargetChoice]) -> Any:
    """`that player`, where none is a target: the controller of a target that an opponent controls,
    or of the object of the event; else the player of the event."""
    if triggers and all(map(_in_their_turn, triggers)):
        return Who.ACTIVE_PLAYER
    if all(each.player in _NOT_THAT for each in triggers):
        theirs = of_an_opponent(choices)
        if theirs is not None:
            return theirs
    if not triggers:
        raise Unfit
    if all(each.player in _NOT_THAT and controlled_by_another(each) for each in triggers):
        return ControllerOf(it_of_event(triggers[0]))
    if any(each.player in _NOT_THAT for each in triggers):
        raise Unfit
    return Who.TRIGGERING_PLAYER
