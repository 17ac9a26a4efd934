"""The legend rule and the world rule (CR 704.5j, 704.5k)."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.cr.cr704_suspects import suspects
from app.engine.editions.changes import (
    LEGENDS_BY_PLAYER,
    NO_DAMAGE_ON_THE_STACK,
    PLANESWALKERS_ARE_LEGENDARY,
)
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import matches_if_known
from app.terms.events import Event, Moved
from app.terms.prohibitions import NoLegendRule
from app.terms.types import CardType
from app.terms.zones import Zone


def under_the_rule(now: Now, ids: Sequence[int]) -> list[int]:
    """Those legendary permanents that no effect takes out of the legend rule."""
    free = now.modifications(NoLegendRule) if len(ids) > 1 else []
    return [
        id
        for id in ids
        if not any(matches_if_known(now, effect.subject, id, at) for effect, at in free)
    ]


@rule("704.5j", "state-based action", "legendary", since=LEGENDS_BY_PLAYER)
def legend_rule(play: Play) -> list[Event]:
    """Of several legendary permanents with the same name that one player controls, that player
    keeps one, of their choice; the others are put into their owners' graveyards.

    The answer to the choice, of kind `legend rule`, is the object that stays.
    """
    now = play.now
    seen = under_the_rule(now, now.once(suspects).legendary)
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


@rule("704.5j", "state-based action", "legendary", until=LEGENDS_BY_PLAYER)
def legend_rule_for_all(play: Play) -> list[Event]:
    """Of several legendary permanents with the same name, whoever controls them, all are put into
    their owners' graveyards."""
    now = play.now
    groups: dict[str, list[int]] = {}
    for id in now.once(suspects).legendary:
        name = now.of(id).name
        # Planeswalkers were not legendary then; cards have today's types.
        if name and CardType.PLANESWALKER not in now.of(id).types:
            groups.setdefault(name, []).append(id)
    return [
        Moved(id, Zone.GRAVEYARD) for those in groups.values() if len(those) > 1 for id in those
    ]


@rule(
    "420.5q",
    "state-based action",
    "planeswalkers",
    until=NO_DAMAGE_ON_THE_STACK,
    text="2009-05-01",
)
def planeswalkers_of_a_type(play: Play) -> list[Event]:
    """Of several planeswalkers that share a planeswalker type, whoever controls them, all are put
    into their owners' graveyards."""
    shared = [those for _, those in _by_planeswalker_type(play, apart=False)]
    return [Moved(id, Zone.GRAVEYARD) for id in dict.fromkeys(id for ids in shared for id in ids)]


@rule(
    "704.5j",
    "state-based action",
    "planeswalkers",
    since=NO_DAMAGE_ON_THE_STACK,
    until=PLANESWALKERS_ARE_LEGENDARY,
    text="2010-06-18",
)
def planeswalker_uniqueness(play: Play) -> list[Event]:
    """Planeswalkers that share a planeswalker type can't be together: all of them are put into
    their owners' graveyards, since 2013 all but one of each controller's, who chooses it."""
    apart = bool(play.rules.all("planeswalkers by player"))
    gone: dict[int, None] = {}
    for player, those in _by_planeswalker_type(play, apart):
        kept: object = None
        if apart:
            because = cite(planeswalker_uniqueness)
            kept = play.choose(Choice(player, "legend rule", because, those, those))
        gone.update(dict.fromkeys(id for id in those if id != kept))
    return [Moved(id, Zone.GRAVEYARD) for id in gone]


def _by_planeswalker_type(play: Play, apart: bool) -> list[tuple[int, tuple[int, ...]]]:
    """Planeswalkers, two or more, that share a type; `apart`: and a controller, who comes first."""
    now = play.now
    found: dict[tuple[int, str], list[int]] = {}
    for id in now.once(suspects).planeswalkers:
        for type in now.of(id).subtypes:
            found.setdefault((now.controller(id) if apart else 0, type), []).append(id)
    return [(player, tuple(ids)) for (player, _), ids in found.items() if len(ids) > 1]


@rule(
    "704.5j",
    "planeswalkers by player",
    since=LEGENDS_BY_PLAYER,
    until=PLANESWALKERS_ARE_LEGENDARY,
)
def planeswalkers_by_player() -> None:
    """Since 2013 only planeswalkers of one player compete, and that player keeps one."""


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
