"""Rooms: split cards that are permanents, with halves to unlock (CR 709.5)."""

from __future__ import annotations

from app.engine.cr.cr117_player_actions import refuse, why_no_priority, why_not_sorcery_speed
from app.engine.cr.cr118_costs import Payer, pay, why_not_payable
from app.engine.cr.cr603_deeds import UNLOCKS, UNLOCKS_FULLY
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.terms.cards import Card, Layout
from app.terms.costs import Cost, PayMana
from app.terms.events import ActionDone, Event, Moved, PlayerRef
from app.terms.player_actions import UnlockHalf
from app.terms.zones import Zone

# The faces of such a card beside its halves: with both of them unlocked, and with both locked.
UNLOCKED, LOCKED = 2, 3


def is_room(card: Card) -> bool:
    """Whether it is a split card whose halves are doors of a Room."""
    return card.layout is Layout.SPLIT and "Room" in card.front.subtypes


def locked_halves(object: GameObject) -> tuple[int, ...]:
    """The halves of a Room that are locked, by their place."""
    if object.face == LOCKED:
        return (0, 1)
    return () if object.face == UNLOCKED else (1 - object.face,)


@rule("709.5d", "observe", Moved, order=-1)
def enters_unlocked(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """The half that was cast is unlocked as the Room enters, and what triggers on that triggers
    (709.5h). What enters otherwise has neither half unlocked."""
    for event in events:
        if not isinstance(event, Moved) or event.to is not Zone.BATTLEFIELD or event.new is None:
            continue
        room = play.game.find(event.new)
        if room is None or not is_room(room.card) or len(room.card.faces) <= LOCKED:
            continue
        was = before.game.find(event.object)
        if was is not None and was.zone is Zone.STACK:
            player = play.now.controller(room.id)
            done = ActionDone(player, UNLOCKS, room.id, room.face)
            play.happen((done,), cite(enters_unlocked))
        else:
            play.set(play.game.with_object(room.but(face=LOCKED)))


@rule("709.5e", "action", UnlockHalf)
def unlock(play: Play, action: UnlockHalf) -> None:
    """Who controls a Room may unlock a half of it by paying what that half costs; nobody can
    respond to that."""
    refuse(action.player, why_not_unlocked(play.now, action))
    pay(play, cost_of(play.now, action), _payer(play.now, action))
    room = play.game.objects[action.permanent]
    left = [half for half in locked_halves(room) if half != action.half]
    face = UNLOCKED if not left else action.half
    play.set(play.game.with_object(room.but(face=face)))
    done = [ActionDone(action.player, UNLOCKS, room.id, action.half)]
    if not left:
        done.append(ActionDone(action.player, UNLOCKS_FULLY))
    play.note(cite(unlock), "{0} is unlocked", room.card.halves[action.half].name)
    play.happen(done, cite(unlock))


def cost_of(now: Now, action: UnlockHalf) -> Cost:
    """What unlocking that half costs."""
    cost = now.game.objects[action.permanent].card.halves[action.half].mana_cost
    return Cost() if cost is None else Cost((PayMana(cost),))


@rule("709.5f")
def why_not_unlocked(now: Now, action: UnlockHalf) -> tuple[Reason, ...]:
    """All reasons why a half can't be unlocked: the time, whose Room it is, or that it is not
    locked."""
    room = now.game.objects[action.permanent]
    found = list(why_no_priority(now, action.player))
    found += why_not_sorcery_speed(now, action.player, cite(unlock))
    holder = now.controller(room.id)
    if holder != action.player:
        found.append(Reason(cite(unlock), "{0} is {1}'s", (room.id, PlayerRef(holder))))
    if action.half not in locked_halves(room):
        name = room.card.halves[action.half].name
        found.append(Reason(cite(why_not_unlocked), "{0} is not locked", (name,)))
    if found:
        return tuple(found)
    return why_not_payable(now, cost_of(now, action), _payer(now, action))


def _payer(now: Now, action: UnlockHalf) -> Payer:
    at = Viewpoint(action.permanent, action.player, now.of(action.permanent).name)
    return Payer(action.player, action.permanent, at, action.given)
