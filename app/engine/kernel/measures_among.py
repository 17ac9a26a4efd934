"""How many different ones there are among objects, and the most that any of some players have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from app.engine.kernel.comparing_players import of_player
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.relations import QUALITIES
from app.engine.kernel.select import holds, matching, one
from app.engine.kernel.who import as_it_was, players
from app.terms import amounts as am
from app.terms.conditions import Condition
from app.terms.selectors import Who
from app.terms.zones import Zone


def _names(now: Now, a: am.NamesAmong, at: Viewpoint) -> int:
    """What has no name has none that differs from another."""
    now.reads.update(("zones", "status"))
    names = {now.of(id).name for id in matching(now, a.what, at, Zone.BATTLEFIELD)}
    return len(names - {""})


def _mana_values(now: Now, a: am.ManaValuesAmong, at: Viewpoint) -> int:
    now.reads.update(("zones", "status"))
    return len({now.of(id).mana_value for id in matching(now, a.what, at, a.zone)})


def _most(now: Now, a: am.MostOfPlayers, at: Viewpoint) -> int:
    now.reads.add("players")
    found = (of_player(now, a.of, a.who, player, at) for player in players(now, a.who, at))
    return max(found, default=0)


def _players_with(now: Now, a: am.PlayersWith, at: Viewpoint) -> int:
    now.reads.add("players")
    found = (of_player(now, a.of, a.who, player, at) for player in players(now, a.who, at))
    return sum(amount >= a.least for amount in found)


def players_of_whom(now: Now, who: Who, condition: Condition, at: Viewpoint) -> tuple[int, ...]:
    """Those of such players of whom the condition is true, each looked at for itself."""
    now.reads.add("players")
    return tuple(
        player
        for player in players(now, who, at)
        if holds(now, condition, replace(at, that_player=player))
    )


def _players_matching(now: Now, a: am.PlayersMatching, at: Viewpoint) -> int:
    return len(players_of_whom(now, a.who, a.condition, at))


def _sharing(now: Now, a: am.MostSharing, at: Viewpoint) -> int:
    now.reads.update(("zones", "status"))
    quality = QUALITIES[a.quality]
    ids = matching(now, a.what, at, Zone.BATTLEFIELD)
    found = Counter(each for id in ids for each in quality(now.of(id)))
    return max(found.values(), default=0)


def _commander_casts(now: Now, a: am.CommanderCasts, at: Viewpoint) -> int:
    """Casts that the call tells of by number alone are of whichever commander."""
    now.reads.add("players")
    casts = dict(now.game.players[at.controller].commander_casts)
    if a.of is None:
        return sum(casts.values())
    id = one(now, a.of, at)
    object = as_it_was(now, id)
    return casts.get("", 0) + (casts.get(object.label, 0) if object is not None else 0)


def _keywords(now: Now, a: am.KeywordsAmong, at: Viewpoint) -> int:
    now.reads.update(("zones", "status"))
    found = matching(now, a.what, at, Zone.BATTLEFIELD)
    had = {word for id in found for word in now.of(id).keywords}
    return len(had.intersection(a.keywords))


AMONG: dict[type, Callable[[Now, Any, Viewpoint], int]] = {
    am.NamesAmong: _names,
    am.KeywordsAmong: _keywords,
    am.ManaValuesAmong: _mana_values,
    am.MostOfPlayers: _most,
    am.MostSharing: _sharing,
    am.PlayersMatching: _players_matching,
    am.PlayersWith: _players_with,
    am.CommanderCasts: _commander_casts,
}
