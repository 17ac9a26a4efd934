"""One-shot effects that move objects "until" something happens (CR 610.3)."""

from __future__ import annotations

from app.engine.cr.cr303_entering_attached import attach_new, hosts_for, is_aura
from app.engine.cr.cr609_effects.carrying_out import objects
from app.engine.cr.cr707_entering_as_a_copy import with_copy
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.cite import Rule
from app.terms.events import Event, Moved
from app.terms.instructions import ExileUntilSourceLeaves
from app.terms.zones import Zone


@rule("610.3", "effect", ExileUntilSourceLeaves)
def exile_until(play: Play, effect: ExileUntilSourceLeaves, at: Viewpoint) -> None:
    """Objects are exiled until the source leaves the battlefield; right after that another effect
    returns them to the zone they came from. If it has left before, nothing is exiled; one that has
    phased out is still there (702.26d)."""
    now, source = play.now, at.object
    ids = objects(now, effect.what, at)
    if source is None or source not in now.game.battlefield:
        if ids:
            text = "{0} is not exiled: what it would be exiled until has happened already"
            play.note(Rule("610.3b"), text, ids[0], negative=True)
        return
    zones = {id: now.game.objects[id].zone for id in ids}
    gone: list[Event] = [Moved(id, Zone.EXILE) for id in ids]
    if not gone:
        return
    for event in play.happen(gone, cite(exile_until)):
        if isinstance(event, Moved) and event.to is Zone.EXILE and event.object in zones:
            for id in (event.new, *event.also):
                held = play.game.find(id) if id is not None else None
                if held is not None:
                    held = held.but(exiled_with=source, returns_to=zones[event.object])
                    play.set(play.game.with_object(held))


@rule("610.3d", "observe", Moved, order=-1)
def returns(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """What was exiled until an object leaves the battlefield comes back right after that, all of it
    at once, under its owner's control: nothing triggers for this and nobody can respond."""
    left = {
        event.object
        for event in events
        if isinstance(event, Moved) and _was_there(before, event.object)
    }
    back = [
        object
        for object in play.game.objects.values()
        if object.exiled_with in left
        and object.returns_to is not None
        and object.zone is Zone.EXILE
        and not object.token
    ]
    if back:
        return_all(play, back)


def _was_there(before: Now, id: int) -> bool:
    object = before.game.find(id)
    return object is not None and object.zone is Zone.BATTLEFIELD


@rule("610.3c")
def return_all(play: Play, back: list[GameObject]) -> None:
    """Each is put into the zone it left, under its owner's control; an Aura is attached to what its
    owner chooses (303.4f)."""
    auras = [
        (object.id, object.owner)
        for object in back
        if object.returns_to is Zone.BATTLEFIELD and is_aura(play.now, object.id)
    ]
    hosts = hosts_for(play, auras) if auras else {}
    stays = {id for id, _ in auras if id not in hosts}
    moves: list[Event] = []
    for object in back:
        if object.id in stays or object.returns_to is None:
            continue
        moves.append(with_copy(play, Moved(object.id, object.returns_to)))
    if moves:
        attach_new(play, hosts, play.happen(moves, cite(return_all)))
