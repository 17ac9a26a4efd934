"""Rooms: split cards that are permanents, with halves to unlock (CR 709.5)."""

from __future__ import annotations

from app.engine.cr.cr603_deeds import UNLOCKS
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.cards import Card, Layout
from app.terms.events import ActionDone, Event, Moved
from app.terms.zones import Zone


def is_room(card: Card) -> bool:
    """Whether it is a split card whose halves are doors of a Room."""
    return card.layout is Layout.SPLIT and "Room" in card.front.subtypes


@rule("709.5d", "observe", Moved)
def enters_unlocked(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """The half that was cast is unlocked as the Room enters, and what triggers on that triggers
    (709.5h). What enters otherwise has neither half unlocked, which is told and not carried out."""
    for event in events:
        if not isinstance(event, Moved) or event.to is not Zone.BATTLEFIELD or event.new is None:
            continue
        room = play.game.find(event.new)
        if room is None or not is_room(room.card):
            continue
        was = before.game.find(event.object)
        if was is not None and was.zone is Zone.STACK:
            player = play.now.controller(room.id)
            play.happen((ActionDone(player, UNLOCKS, room.id),), cite(enters_unlocked))
        else:
            play.not_applied(room.label, "that neither of its halves is unlocked")
