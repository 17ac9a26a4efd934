"""Indestructible (CR 702.12)."""

from __future__ import annotations

from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.terms.events import Destroyed, Event, MarkDamage
from app.terms.zones import Zone


@rule("702.12b", "can't happen", Destroyed)
def cant_be_destroyed(now: Now, event: Destroyed) -> Reason | None:
    """A permanent with indestructible can't be destroyed, by an effect, by damage or by
    deathtouch."""
    object = now.game.find(event.object)
    if object is None or object.zone is not Zone.BATTLEFIELD:
        text = "{0} has left the battlefield and can't be destroyed"
        return Reason(cite(cant_be_destroyed), text, (event.object,))
    if "indestructible" not in now.of(event.object).keywords:
        return None
    return Reason(cite(cant_be_destroyed), "{0} is indestructible: not destroyed", (event.object,))


@rule("702.12b", "observe", MarkDamage)
def tell_of_indestructible(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """State-based actions for lethal damage pass over it. Says so as the damage is dealt."""
    now = play.now
    told: set[int] = set()
    for event in events:
        if not isinstance(event, MarkDamage) or event.object in told:
            continue
        object = now.game.find(event.object)
        if object is None or "indestructible" not in now.of(event.object).keywords:
            continue
        lethal = object.damage >= now.toughness(event.object) > 0
        if lethal or object.deathtouched:
            told.add(event.object)
            text = "{0} is indestructible: lethal damage does not destroy it"
            play.note(cite(cant_be_destroyed), text, event.object, negative=True)
