"""What an effect has done, for what later instructions of the same text say of it (CR 608.2c):
"for each creature destroyed this way"."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.cr.cr120_excess_damage import excess_damage
from app.engine.kernel.now import Now
from app.engine.kernel.trace import Entry, Happened
from app.terms.effects import (
    DiscardCards,
    DrawCards,
    Effect,
    LoseLife,
    MoveTo,
    RemoveCountersFrom,
)
from app.terms.events import (
    CardDrawn,
    CardsDiscarded,
    CountersRemoved,
    Damage,
    Event,
    LifeLoss,
    Moved,
    PlayerRef,
    Sacrificed,
    Tapped,
)
from app.terms.instructions import DiscardHand
from app.terms.library_effects import ZoneIntoLibrary
from app.terms.zones import Zone

Done = tuple[tuple[str, int | None, int], ...]


def done_by(entries: list[Entry], before: Now) -> Done:
    """What has just been done, each thing by the word that a text has for it. An object that moved
    is the one that it was, save where what it is now is known and what it was is not."""
    events = [e for entry in entries if isinstance(entry, Happened) for e in entry.events]
    return done_of(events, before)


def done_of(events: list[Event], before: Now) -> Done:
    """What these events have done, each thing by its word."""
    found = tuple(each for event in events for each in _words(event, before))
    hurt = dict.fromkeys(e.recipient for e in events if isinstance(e, Damage))
    excess = (
        (id, excess_damage(before, events, id)) for id in hurt if not isinstance(id, PlayerRef)
    )
    return found + tuple(("excess damage", id, amount) for id, amount in excess if amount)


def _words(event: Event, before: Now) -> Iterator[tuple[str, int | None, int]]:
    match event:
        case Moved():
            yield from _moved(event, before)
        case Sacrificed(object):
            yield "sacrificed", object, 1
        case CardsDiscarded(object=None, unknown=unknown):
            yield from (("discarded", None, 1) for _ in range(unknown))
        case CardsDiscarded(object=object):
            yield "discarded", object, 1
        case Tapped(object=object):
            yield "tapped", object, 1
        case CountersRemoved(amount=amount):
            yield "counter removed", None, amount
        case LifeLoss(amount=amount):
            yield "life lost", None, amount
        case Damage(recipient=to, amount=amount):
            yield "damage dealt", to if isinstance(to, int) else None, amount
            if isinstance(to, PlayerRef):
                yield "player damaged", None, amount


def _moved(event: Moved, before: Now) -> Iterator[tuple[str, int | None, int]]:
    was = before.game.find(event.object)
    object = event.new if was is None or was.zone is not Zone.BATTLEFIELD else event.object
    if event.kind == "destroyed":
        yield "destroyed", object, 1
    if event.to is Zone.GRAVEYARD and was is not None and was.zone is Zone.BATTLEFIELD:
        yield "put into a graveyard", object, 1
    if event.to is Zone.EXILE:
        yield "exiled", object, 1
    if event.to is Zone.HAND or event.to is Zone.BATTLEFIELD:
        yield "returned", object, 1
    if event.to is Zone.GRAVEYARD and was is not None and was.zone is Zone.LIBRARY:
        yield "milled", object, 1


_WORDS: dict[type[Effect], tuple[type[Event], ...]] = {
    DiscardHand: (CardsDiscarded,),
    DiscardCards: (CardsDiscarded,),
    DrawCards: (CardDrawn,),
    LoseLife: (LifeLoss,),
    RemoveCountersFrom: (CountersRemoved,),
    MoveTo: (Moved,),
    ZoneIntoLibrary: (Moved,),
}


def that_much(effect: Effect, entries: list[Entry]) -> dict[int | None, int] | None:
    """How much an instruction has just done, which the next one may call `that many`: by the player
    who did it where a player does, else in all. None where it does nothing that is counted."""
    kinds = _WORDS.get(type(effect))
    if kinds is None:
        return None
    found: dict[int | None, int] = {}
    for entry in entries:
        for event in entry.events if isinstance(entry, Happened) else ():
            if isinstance(event, kinds):
                player = getattr(event, "player", None)
                found[player] = found.get(player, 0) + _number(event)
    return found


def _number(event: Event) -> int:
    match event:
        case CardsDiscarded(object=None, unknown=unknown):
            return unknown
        case CardDrawn(count=count):
            return count
        case LifeLoss(amount=amount) | CountersRemoved(amount=amount):
            return amount
        case _:
            return 1
