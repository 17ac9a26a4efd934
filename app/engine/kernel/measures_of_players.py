"""Amounts that tell of players, of groups of objects, and of what an effect has done so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.select import matches_if_known, matching
from app.engine.kernel.told import DONE_THIS_WAY, NotModelled
from app.engine.kernel.who import as_it_was, players
from app.terms import amounts as am
from app.terms.selectors import CREATURE
from app.terms.zones import Zone

PARTY = ("Cleric", "Rogue", "Warrior", "Wizard")


def _counters_of_player(now: Now, a: am.CountersOfPlayer, at: Viewpoint) -> int:
    now.reads.add("players")
    return sum(now.game.players[player].count(a.kind) for player in players(now, a.who, at))


def _counters_among(now: Now, a: am.CountersAmong, at: Viewpoint) -> int:
    now.reads.update(("zones", "status"))
    groups = [now.game.objects[id].counters for id in matching(now, a.what, at, Zone.BATTLEFIELD)]
    return sum(c.count for group in groups for c in group if a.kind in (None, c.kind))


def _lost(now: Now, a: am.LostThisTurn, at: Viewpoint) -> int:
    now.reads.add("players")
    return sum(now.game.players[player].life_lost for player in players(now, a.who, at))


def _speed(now: Now, a: am.SpeedOf, at: Viewpoint) -> int:
    now.reads.add("players")
    return sum(now.game.players[player].speed for player in players(now, a.who, at))


def _party(now: Now, a: am.PartySize, at: Viewpoint) -> int:
    """At most one creature for each of the four types, each creature for one of them only."""
    now.reads.update(("zones", "status"))
    own = [
        {number for number, subtype in enumerate(PARTY) if subtype in now.of(id).subtypes}
        for id in matching(now, CREATURE, at, Zone.BATTLEFIELD)
        if now.controller(id) == at.controller
    ]
    # The sets of types that creatures so far can stand for, each by another.
    filled = {frozenset[int]()}
    for types in own:
        filled |= {have | {one} for have in filled for one in types - have}
    return max(map(len, filled))


def _done(now: Now, a: am.DoneThisWay, at: Viewpoint) -> int:
    """What the effects before it in the same text did, objects looked at as they last were."""
    if a.action not in DONE_THIS_WAY:
        raise NotModelled(a)
    found = 0
    if a.action == "revealed" and all(action != a.action for action, _, _ in at.done):
        raise NotModelled(a)  # what was revealed is not told
    for action, object, amount in at.done:
        if action != a.action or not amount:
            continue
        if a.what is not None:
            object = _known_as(now, object, at)
            if object is None:
                raise NotModelled(a)
            if not matches_if_known(now, a.what, object, at):
                continue
        found += amount
    return found


def _known_as(now: Now, object: int | None, at: Viewpoint) -> int | None:
    """The object, or what it has become where nothing is known of it as it was."""
    became = dict(at.became)
    while object is not None and as_it_was(now, object) is None:
        object = became.get(object)
    return object


OF_PLAYERS: dict[type, Callable[[Now, Any, Viewpoint], int]] = {
    am.CountersOfPlayer: _counters_of_player,
    am.CountersAmong: _counters_among,
    am.LostThisTurn: _lost,
    am.PartySize: _party,
    am.SpeedOf: _speed,
    am.DoneThisWay: _done,
}
