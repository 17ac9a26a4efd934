"""State-based actions on creatures, planeswalkers and battles (CR 704.5f–704.5i, 704.5v)."""

from __future__ import annotations

from app.engine.cr.cr704_counters import busy_sources
from app.engine.cr.cr704_suspects import suspects
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.events import Destroyed, Event, Moved
from app.terms.zones import Zone


@rule("704.5f", "state-based action", "no_toughness")
def no_toughness(play: Play) -> list[Event]:
    """Without any toughness left a creature goes to the graveyard; that is no destruction."""
    return [Moved(id, Zone.GRAVEYARD) for id in play.now.once(suspects).no_toughness]


@rule("704.5g", "state-based action", "lethally_damaged")
def lethal_damage(play: Play) -> list[Event]:
    """A creature with as much damage marked on it as it has toughness is destroyed. Indestructible
    ones are passed over (702.12b)."""
    now = play.now
    return [
        Destroyed(id, by_damage=True)
        for id in now.once(suspects).lethally_damaged
        if "indestructible" not in now.of(id).keywords
    ]


@rule("704.5h", "state-based action", "deathtouched")
def deathtouched(play: Play) -> list[Event]:
    """Deathtouch: a creature that such a source has damaged after the check before is destroyed.
    Where its damage is lethal as well it is destroyed once, and replaced once (704.7)."""
    now = play.now
    seen = now.once(suspects)
    events: list[Event] = []
    for id in seen.deathtouched:
        if "indestructible" in now.of(id).keywords:
            continue
        if id in seen.lethally_damaged:
            play.note(cite(deathtouched), "{0} was dealt damage by a source with deathtouch", id)
        else:
            events.append(Destroyed(id, by_damage=True))
    return events


@rule("704.5i", "state-based action", "planeswalkers")
def no_loyalty(play: Play) -> list[Event]:
    """A planeswalker with no loyalty is put into its owner's graveyard."""
    objects = play.game.objects
    return [
        Moved(id, Zone.GRAVEYARD)
        for id in play.now.once(suspects).planeswalkers
        if not objects[id].count("loyalty")
    ]


@rule("704.5v", "state-based action", "battles")
def no_defense(play: Play) -> list[Event]:
    """A battle with no defense is put into its owner's graveyard, unless an ability of it has
    triggered and has not left the stack."""
    game = play.game
    found = [id for id in play.now.once(suspects).battles if not game.objects[id].count("defense")]
    if not found:
        return []
    busy = busy_sources(play.now)
    return [Moved(id, Zone.GRAVEYARD) for id in found if id not in busy]
