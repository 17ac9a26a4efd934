"""The legend rule and the world rule (CR 704.5j, 704.5k)."""

from __future__ import annotations

from app.engine.cr.cr704_suspects import suspects
from app.engine.kernel.choice import Choice
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.events import Event, Moved
from app.terms.zones import Zone


@rule("704.5j", "state-based action", "legendary")
def legend_rule(play: Play) -> list[Event]:
    """Of several legendary permanents with the same name that one player controls, that player
    keeps one, of their choice; the others are put into their owners' graveyards.

    The answer to the choice, of kind `legend rule`, is the object that stays.
    """
    now = play.now
    seen = now.once(suspects).legendary
    if len(seen) < 2:
        return []
    groups: dict[tuple[int, str], list[int]] = {}
    for id in seen:
        known = now.of(id)
        if known.name:
            groups.setdefault((known.controller, known.name), []).append(id)
    events: list[Event] = []
    for player in now.game.turn_order():
        for (controller, _), those in groups.items():
            if controller != player or len(those) < 2:
                continue
            alike = tuple(those)
            kept = play.choose(Choice(player, "legend rule", cite(legend_rule), alike, alike))
            events += [Moved(id, Zone.GRAVEYARD) for id in those if id != kept]
    return events


@rule("704.5k", "state-based action", "world")
def world_rule(play: Play) -> list[Event]:
    """Of several permanents with the supertype world only the newest stays; where two are the
    newest none does."""
    found = play.now.once(suspects).world
    if len(found) < 2:
        return []
    objects = play.game.objects
    newest = max(objects[id].timestamp for id in found)
    if all(objects[id].timestamp == id for id in found):
        # Each was there at the start of the call, which does not say in what order they came.
        labels = ", ".join(objects[id].label for id in found)
        play.not_applied(labels, "which of them entered last, which the call does not say")
    stay = [id for id in found if objects[id].timestamp == newest]
    return [Moved(id, Zone.GRAVEYARD) for id in found if len(stay) > 1 or id not in stay]
