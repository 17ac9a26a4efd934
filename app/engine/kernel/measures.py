"""Working out amounts against a view of the game: one function a kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from app.engine.kernel.components import times_merged
from app.engine.kernel.measures_among import AMONG
from app.engine.kernel.measures_of_players import OF_PLAYERS
from app.engine.kernel.now import Characteristics, Now, Viewpoint
from app.engine.kernel.select import (
    NotModelled,
    as_it_last_was,
    has_happened,
    holds,
    matching,
    one,
    value,
)
from app.engine.kernel.spent_mana import SPENT
from app.engine.kernel.who import as_it_was, players, some_hidden
from app.terms import amounts as am
from app.terms.events import PlayerRef
from app.terms.relations import ExiledWith
from app.terms.selectors import Selector
from app.terms.subtypes import BASIC_LAND_TYPES
from app.terms.zones import Zone

Known = Characteristics


def _count_of(now: Now, a: am.CountOf, at: Viewpoint) -> int:
    now.reads.update(("zones", "status"))
    if some_hidden(now, a.what, a.zone, at):
        raise NotModelled(a)
    return a.plus + a.times * sum(1 for _ in matching(now, a.what, at, a.zone))


def _cards_in_hand(now: Now, a: am.CardsInHand, at: Viewpoint) -> int:
    now.reads.update(("zones", "players"))
    return sum(
        now.game.players[player].hand + sum(1 for _ in now.in_zone(Zone.HAND, player))
        for player in players(now, a.who, at)
    )


def _life(now: Now, a: am.LifeTotal, at: Viewpoint) -> int:
    now.reads.add("players")
    (player, *_) = players(now, a.who, at) or (at.controller,)
    return now.game.players[player].life


def _number_of(now: Now, of: Selector, at: Viewpoint) -> Known:
    found = as_it_last_was(now, of, at)
    seen: set[int] = set()
    # What the effect itself has moved is found where it went.
    while found is not None and found not in now.game.objects and found not in seen:
        if found in now.game.last_known:
            break
        seen.add(found)
        found = dict(at.became).get(found)
    if found is None or found in seen:
        raise NotModelled(of)
    return now.known(found)


def _counters_on(now: Now, a: am.CountersOn, at: Viewpoint) -> int:
    now.reads.add("status")
    object = as_it_was(now, as_it_last_was(now, a.of, at))
    if object is None:
        return 0
    if a.kind is None:
        return sum(counter.count for counter in object.counters)
    return object.count(a.kind)


def _x(now: Now, a: am.ValueOfX, at: Viewpoint) -> int:
    if at.x is not None:
        return at.x
    object = as_it_was(now, at.object)
    return (object.x or 0) if object is not None else 0


def _removed(now: Now, a: am.RemovedThisWay, at: Viewpoint) -> int:
    """How many counters were removed as a cost, or by the instruction before."""
    removed = at.amount if at.x is None else at.x
    if removed is None:
        raise NotModelled(a)
    return removed


def _told(now: Now, a: am.ThatMuch | am.PreventedThisWay, at: Viewpoint) -> int:
    told = at.amount if isinstance(a, am.ThatMuch) else at.prevented
    if told is None:
        raise NotModelled(a)
    return told


def _amount_if(now: Now, a: am.AmountIf, at: Viewpoint) -> int:
    return value(now, a.met if holds(now, a.condition, at) else a.otherwise, at)


def _of_that_player(now: Now, a: am.OfThatPlayer, at: Viewpoint) -> int:
    """Only an effect about players can tell which of them it is."""
    raise NotModelled(a)


def _beyond_first(now: Now, a: am.BlockersBeyondFirst, at: Viewpoint) -> int:
    now.reads.add("status")
    whom = one(now, a.whom, at)
    return 0 if whom is None else max(0, len(now.blockers_of(whom)) - 1)


def _opponents_attacked(now: Now, a: am.OpponentsAttacked, at: Viewpoint) -> int:
    now.reads.add("combat")
    if now.game.combat is None or now.game.turn.active != at.controller:
        return 0
    attacks = now.game.combat.attacks
    targets = {a.target.player for a in attacks if isinstance(a.target, PlayerRef)}
    return len((targets | now.game.combat.attacked) - {at.controller})


def _players_attacked(now: Now, a: am.PlayersAttacked, at: Viewpoint) -> int:
    now.reads.add("combat")
    attacks = now.game.combat.attacks if now.game.combat is not None else ()
    attacked = {each.target.player for each in attacks if isinstance(each.target, PlayerRef)}
    return sum(1 for player in players(now, a.who, at) if player in attacked)


def _mana_value_of(now: Now, a: am.ManaValueOf, at: Viewpoint) -> int:
    return _number_of(now, a.of, at).mana_value


def _all(now: Now, what: Selector, at: Viewpoint, zone: Zone = Zone.BATTLEFIELD) -> Iterator[Known]:
    zone = Zone.EXILE if isinstance(what, ExiledWith) else zone
    now.reads.update(("zones", "status"))
    return (now.of(id) for id in matching(now, what, at, zone))


def _greatest(of: Callable[[Known], int]) -> Callable[[Now, Any, Viewpoint], int]:
    return lambda now, a, at: max((of(known) for known in _all(now, a.what, at)), default=0)


def _greatest_mana_value(now: Now, a: am.GreatestManaValue, at: Viewpoint) -> int:
    zones = (Zone.BATTLEFIELD,) if a.also is None else (Zone.BATTLEFIELD, a.also)
    values = (known.mana_value for zone in zones for known in _all(now, a.what, at, zone))
    return max(values, default=0)


def _together(sets: Iterator[frozenset[Any]]) -> frozenset[Any]:
    return frozenset[Any]().union(*sets)


def _devotion(now: Now, a: am.Devotion, at: Viewpoint) -> int:
    """How many mana symbols of any of the colors the costs of the player's permanents have."""
    costs = [
        known.mana_cost
        for known in now.characteristics.values()
        if known.controller == at.controller and known.mana_cost is not None
    ]
    return sum(bool(symbol.colors & a.colors) for cost in costs for symbol in cost.symbols)


def _highest_life(now: Now, a: am.HighestLifeTotal, at: Viewpoint) -> int:
    now.reads.add("players")
    lives = (now.game.players[player].life for player in players(now, a.who, at))
    return max(lives, default=0)


def _lowest_life(now: Now, a: am.LowestLifeTotal, at: Viewpoint) -> int:
    now.reads.add("players")
    lives = (now.game.players[player].life for player in players(now, a.who, at))
    return min(lives, default=0)


def _starting_life(now: Now, a: am.StartingLife, at: Viewpoint) -> int:
    """20, or 40 where commanders are played with."""
    return 40 if any(object.commander for object in now.game.objects.values()) else 20


def _unspent_mana(now: Now, a: am.UnspentMana, at: Viewpoint) -> int:
    now.reads.add("players")
    pool = now.game.players[at.controller].pool
    return sum(1 for mana in pool if a.type is None or mana.type is a.type)


def _player_count(now: Now, a: am.PlayerCount, at: Viewpoint) -> int:
    now.reads.add("players")
    return len(players(now, a.who, at))


def _times_mutated(now: Now, a: am.TimesMutated, at: Viewpoint) -> int:
    now.reads.update(("zones", "status"))
    object = as_it_was(now, as_it_last_was(now, a.of, at))
    if object is None:
        raise NotModelled(a)
    return times_merged(object)


def _gained(now: Now, a: am.GainedThisTurn, at: Viewpoint) -> int:
    now.reads.add("players")
    return sum(now.game.players[player].life_gained for player in players(now, a.who, at))


AMOUNT: dict[type, Callable[[Now, Any, Viewpoint], int]] = {
    am.CountOf: _count_of,
    am.CardsInHand: _cards_in_hand,
    am.LifeTotal: _life,
    am.PowerOf: lambda now, a, at: _number_of(now, a.of, at).power or 0,
    am.ToughnessOf: lambda now, a, at: _number_of(now, a.of, at).toughness or 0,
    am.ManaValueOf: _mana_value_of,
    am.CountersOn: _counters_on,
    am.ValueOfX: _x,
    am.AnyNumber: _x,
    am.RemovedThisWay: _removed,
    am.ThatMuch: _told,
    am.AmountIf: _amount_if,
    am.OfThatPlayer: _of_that_player,
    am.PreventedThisWay: _told,
    am.BlockersBeyondFirst: _beyond_first,
    am.OpponentsAttacked: _opponents_attacked,
    am.PlayersAttacked: _players_attacked,
    am.Plus: lambda now, a, at: value(now, a.of, at) + value(now, a.more, at),
    am.Times: lambda now, a, at: a.number * value(now, a.of, at),
    am.Half: lambda now, a, at: (value(now, a.of, at) + a.up) // 2,
    am.GreatestPower: _greatest(lambda known: known.power or 0),
    am.GreatestManaValue: _greatest_mana_value,
    am.TotalPower: lambda now, a, at: sum(known.power or 0 for known in _all(now, a.what, at)),
    am.PowersAmong: lambda now, a, at: len({k.power or 0 for k in _all(now, a.what, at)}),
    am.Devotion: _devotion,
    am.CardTypesAmong: lambda now, a, at: len(
        _together(known.types for known in _all(now, a.what, at, a.zone))
    ),
    am.ColorsAmong: lambda now, a, at: len(
        _together(known.colors for known in _all(now, a.what, at))
    ),
    am.BasicLandTypesAmong: lambda now, a, at: len(
        _together(known.subtypes for known in _all(now, a.what, at)) & frozenset(BASIC_LAND_TYPES)
    ),
    am.HighestLifeTotal: _highest_life,
    am.LowestLifeTotal: _lowest_life,
    am.StartingLife: _starting_life,
    am.PlayerCount: _player_count,
    am.UnspentMana: _unspent_mana,
    am.GreatestToughness: _greatest(lambda known: known.toughness or 0),
    am.TotalToughness: lambda now, a, at: sum(
        known.toughness or 0 for known in _all(now, a.what, at)
    ),
    am.TotalManaValue: lambda now, a, at: sum(known.mana_value for known in _all(now, a.what, at)),
    am.TimesMutated: _times_mutated,
    am.TimesThisTurn: lambda now, a, at: has_happened(now, a.event, at),
    am.GainedThisTurn: _gained,
    **SPENT,
    **OF_PLAYERS,
    **AMONG,
}
