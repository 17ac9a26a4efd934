"""State-based actions on what is attached (CR 704.5m, 704.5n, 704.5p, 704.5y)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr303_attaching import why_not_attached
from app.engine.cr.cr702_keyword_abilities.bestow import BESTOWED
from app.engine.cr.cr704_suspects import suspects
from app.engine.kernel.game import WaitingTrigger
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.terms.abilities import EventKind
from app.terms.events import Event, Moved, Unattached
from app.terms.selectors import Host
from app.terms.types import CardType
from app.terms.zones import Zone

_NEVER_ATTACHED = frozenset({CardType.CREATURE, CardType.BATTLE})
_LEAVING = frozenset({EventKind.DIES, EventKind.LEAVES})
_ATTACHABLE = frozenset({"Aura", "Equipment", "Fortification"})


@rule("704.5m", "state-based action", "auras")
def auras(play: Play) -> list[Event]:
    """An Aura attached to nothing, or to what it can't enchant, is put into its owner's
    graveyard; a bestowed one becomes unattached instead and is a creature again (702.103f)."""
    now = play.now
    events: list[Event] = []
    for id in now.once(suspects).auras:
        if now.game.objects[id].attached_to is not None and _not_attachable(now, id):
            # It becomes unattached first (704.5p).
            continue
        reason = why_not_attached(now, id)
        if reason is not None:
            play.note(reason.because, reason.text, *reason.about)
            stays = BESTOWED in now.game.objects[id].marks
            events.append(Unattached(id) if stays else Moved(id, Zone.GRAVEYARD))
    return events


@rule("400.7f", "observe", Moved, order=1)
def found_in_graveyard(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """An ability of an Aura that triggers as the enchanted permanent leaves finds the Aura in the
    graveyard, whether it went there with the permanent or because of that."""
    became = {
        e.object: e.new
        for e in events
        if isinstance(e, Moved)
        and e.to is Zone.GRAVEYARD
        and e.new is not None
        and before.game.objects[e.object].attached_to is not None
    }
    if not became:
        return

    def told(found: WaitingTrigger | None) -> WaitingTrigger | None:
        if found is None or found.source not in became or not _watches_its_host(found):
            return found
        there = (found.source, became[found.source])
        return replace(found, became=(*found.became, there))

    game = play.game
    waiting = tuple(each for one in game.waiting if (each := told(one)) is not None)
    stack = tuple(replace(item, trigger=told(item.trigger)) for item in game.stack)
    if waiting != game.waiting or stack != game.stack:
        play.set(game.but(waiting=waiting, stack=stack))


def _watches_its_host(found: WaitingTrigger) -> bool:
    watched = (found.ability.trigger, *found.ability.also)
    return any(each.subject == Host() and each.kind in _LEAVING for each in watched)


@rule("704.5n", "state-based action", "attached")
def equipment(play: Play) -> list[Event]:
    """An Equipment or Fortification attached to what it can't be attached to becomes unattached and
    stays on the battlefield."""
    now = play.now
    events: list[Event] = []
    for id in now.once(suspects).attached:
        subtypes = now.of(id).subtypes
        if "Aura" in subtypes or not subtypes & _ATTACHABLE or _not_attachable(now, id):
            continue
        reason = why_not_attached(now, id)
        if reason is not None:
            play.note(reason.because, reason.text, *reason.about)
            events.append(Unattached(id))
    return events


@rule("704.5p", "state-based action", "attached")
def never_attached(play: Play) -> list[Event]:
    """A creature or battle that is attached, or a permanent that is no Aura, Equipment or
    Fortification any more, becomes unattached and stays on the battlefield."""
    now = play.now
    return [Unattached(id) for id in now.once(suspects).attached if _not_attachable(now, id)]


def _not_attachable(now: Now, id: int) -> bool:
    known = now.of(id)
    return bool(known.types & _NEVER_ATTACHED) or not known.subtypes & _ATTACHABLE


@rule("704.5y", "state-based action", "attached")
def roles(play: Play) -> list[Event]:
    """Of several Roles that one player controls on a permanent only the newest stays."""
    now = play.now
    objects = now.game.objects
    newest: dict[tuple[object, int], int] = {}
    events: list[Event] = []
    for id in now.once(suspects).attached:
        if "Role" not in now.of(id).subtypes:
            continue
        place = (objects[id].attached_to, now.controller(id))
        other = newest.setdefault(place, id)
        if other != id:
            older, newer = sorted((other, id), key=lambda role: objects[role].timestamp)
            newest[place] = newer
            events.append(Moved(older, Zone.GRAVEYARD))
    return events
