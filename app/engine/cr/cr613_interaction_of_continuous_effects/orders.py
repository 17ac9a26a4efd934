"""Whether the order in which permanents entered matters to what everything is (CR 613.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import permutations

from app.engine.cr.cr613_interaction_of_continuous_effects.derive import SEEN
from app.engine.cr.cr613_interaction_of_continuous_effects.instances import Instance
from app.engine.kernel.game import Game
from app.engine.kernel.now import Now
from app.engine.kernel.rules import Rules
from app.terms import changes as ch
from app.terms.abilities import ContinuousChange, StaticAbility
from app.terms.cite import Rule
from app.terms.zones import Zone

# What takes the place of what another effect of the same layer has done, or takes it away.
_OVERWRITES = (
    ch.BecomeCopy,
    ch.ChangeControl,
    ch.SetName,
    ch.SetTypes,
    ch.SetSubtypesOf,
    ch.CreatureTypesOf,
    ch.RemoveTypes,
    ch.SetColors,
    ch.LoseKeyword,
    ch.LoseAllAbilities,
    ch.SetPowerToughness,
)
# More orders than this are not tried.
MOST_OBJECTS = 4


def different_orders(
    rules: Rules, game: Game, unordered: Iterable[int]
) -> tuple[tuple[Game, ...], tuple[int, ...]]:
    """The game once for each way that things come out by the order in which these permanents
    entered, and the permanents whose order decides; just the game where it does not matter.

    Only permanents whose effects meet on some object in some layer are tried; where those are more
    than MOST_OBJECTS the game is given alone with them: not all was looked at.
    """
    objects = game.objects
    ids = [id for id in unordered if id in game.battlefield and _may_conflict(game, id)]
    if len(ids) < 2 or not any(_overwrites(game, id) for id in ids):
        return (game,), ()
    meeting = sorted(_meeting(rules, game, frozenset(ids)))
    if len(meeting) < 2:
        return (game,), ()
    if len(meeting) > MOST_OBJECTS:
        return (game,), tuple(meeting)
    stamps = sorted(objects[id].timestamp for id in meeting)
    found: dict[Hashable, Game] = {}
    for order in permutations(meeting):
        changed = dict(objects)
        for id, stamp in zip(order, stamps, strict=True):
            changed[id] = objects[id].but(timestamp=stamp)
        other = game.but(objects=changed)
        found.setdefault(_came_out(rules, other), other)
    if len(found) == 1:
        return (game,), ()
    return tuple(found.values()), tuple(meeting)


def _changes(game: Game, id: int) -> list[ch.Change]:
    object = game.objects[id]
    if object.face_down:
        return []
    return [
        change
        for ability in object.printed.abilities
        if isinstance(ability, StaticAbility) and ability.zone is Zone.BATTLEFIELD
        for effect in ability.effects
        if isinstance(effect, ContinuousChange) and not ability.characteristic_defining
        for change in effect.changes
    ]


def _may_conflict(game: Game, id: int) -> bool:
    """Whether it has an effect other than adding to power and toughness, which adds up anyhow."""
    changes = _changes(game, id)
    return any(not isinstance(change, ch.ModifyPowerToughness) for change in changes)


def _overwrites(game: Game, id: int) -> bool:
    return any(isinstance(change, _OVERWRITES) for change in _changes(game, id))


def _meeting(rules: Rules, game: Game, ids: frozenset[int]) -> set[int]:
    """Those whose effects meet on an object in a layer, one of them overwriting; and those one of
    which takes from another what its effect comes from, with all that wait in a loop."""
    by_place: dict[tuple[str, int], list[tuple[int, bool]]] = {}

    def seen(
        layer: str, object: int, effect: Instance | Rule, changes: tuple[ch.Change, ...]
    ) -> None:
        if not isinstance(effect, Instance) or effect.at.object not in ids:
            return
        overwrites = any(isinstance(change, _OVERWRITES) for change in changes)
        by_place.setdefault((layer, object), []).append((effect.at.object, overwrites))
        if overwrites and object in ids and object != effect.at.object:
            # It may have taken the ability that the other's effect comes from.
            by_place[layer, object].append((object, False))

    now = Now(rules, game)
    now.memo[SEEN] = seen
    now.derive()
    found: set[int] = set()
    for there in by_place.values():
        sources = {id for id, _ in there}
        if len(sources) > 1 and any(overwrites for _, overwrites in there):
            found |= sources
    return found


def _came_out(rules: Rules, game: Game) -> Hashable:
    """What everything is; the order of abilities on an object aside."""
    now = Now(rules, game)
    return tuple(
        (
            id,
            known.name,
            known.controller,
            known.mana_cost,
            known.colors,
            known.supertypes,
            known.types,
            known.subtypes,
            frozenset(Counter(known.abilities).items()),
            known.power,
            known.toughness,
        )
        for id, known in now.characteristics.items()
    )
