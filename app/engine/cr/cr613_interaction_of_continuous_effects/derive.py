"""The layers in order (CR 613.1–613.4, 613.6, 613.7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from app.engine.cr.cr613_interaction_of_continuous_effects.counters import (
    counter_effects,
    counter_power_toughness,
    keyword_counters,
)
from app.engine.cr.cr613_interaction_of_continuous_effects.printed import index_keywords, start
from app.engine.cr.cr702_keyword_abilities.changeling import is_every_creature_type
from app.engine.kernel.game import Game, GameObject
from app.engine.kernel.now import Characteristics, Now, Viewpoint
from app.engine.kernel.rules import rule
from app.engine.kernel.select import NotModelled, holds, matches
from app.terms import changes as ch
from app.terms.abilities import ContinuousChange, StaticAbility
from app.terms.cards import Face
from app.terms.zones import Zone

# The layers and sublayers, with the kinds of change each applies. CantHaveKeyword is applied with
# its timestamp and once more at the end of its layer, as it stops later grants too.
LAYERS: tuple[tuple[str, tuple[type, ...]], ...] = (
    ("1", (ch.BecomeCopy,)),
    ("2", (ch.ChangeControl,)),
    ("3", ()),
    ("4", (ch.SetTypes, ch.SetSubtypesOf, ch.AddTypes, ch.RemoveTypes)),
    ("5", (ch.SetColors, ch.AddColors)),
    ("6", (ch.AddAbility, ch.LoseKeyword, ch.CantHaveKeyword, ch.LoseAllAbilities)),
    ("7a", (ch.DefinePowerToughness,)),
    ("7b", (ch.SetPowerToughness,)),
    ("7c", (ch.ModifyPowerToughness,)),
    ("7d", (ch.SwitchPowerToughness,)),
)


@dataclass(slots=True)
class _Instance:
    """One continuous effect being applied: once it has started, its set of objects is fixed."""

    effect: ContinuousChange
    at: Viewpoint
    timestamp: int
    defining: bool
    order: int
    objects: frozenset[int] | None = None
    kinds: frozenset[type] = field(default_factory=frozenset)


@rule("613.1", "derive")
def derive(now: Now, table: dict[int, Characteristics]) -> None:
    """Start with what is printed, then apply every continuous effect layer by layer.

    Fills `table` for the objects on the battlefield. What the view of the game before had worked
    out is kept where nothing that went into it has changed.
    """
    previous = now.previous
    if previous is not None and _same(previous, now):
        now.keep(previous)
        return
    simple = not _any_changes(now)
    old = previous.derive() if simple and previous is not None and not previous.reads else None
    for id in now.battlefield:
        object = now.game.objects[id]
        if old is not None and previous is not None and id in old:
            before = previous.game.objects.get(id)
            if before is not None and _same_values(before, object):
                table[id] = old[id]
                continue
        found = start(object)
        if simple:
            is_every_creature_type(found)
            keyword_counters(found, object)
            index_keywords(found)
            counter_power_toughness(found, object)
        else:
            index_keywords(found)
        table[id] = found
    if not simple:
        now.reads.add("layers")
        _apply_layers(now, table)


@rule("613.1", "characteristics outside the battlefield")
def outside(now: Now, object: GameObject) -> Characteristics:
    """Characteristics of an object outside the battlefield: printed values, its own counters and
    its own characteristic-defining abilities, which work in every zone (604.3)."""
    found = start(object)
    is_every_creature_type(found)
    keyword_counters(found, object)
    index_keywords(found)
    _define(now, {object.id: found}, object.id)
    counter_power_toughness(found, object)
    return found


def _define(now: Now, table: dict[int, Characteristics], id: int) -> None:
    found = table[id]
    for ability in found.abilities:
        if not (isinstance(ability, StaticAbility) and ability.characteristic_defining):
            continue
        at = Viewpoint(id, found.controller, found.name)
        for effect in ability.effects:
            for change in getattr(effect, "changes", ()):
                _change(now, found, change, at)


def _apply_layers(now: Now, table: dict[int, Characteristics]) -> None:
    instances = [
        _Instance(
            active.effect,
            Viewpoint(active.source, active.controller, active.source_name, effect=active),
            active.timestamp,
            False,
            order,
            active.objects,
            frozenset(type(change) for change in active.effect.changes),
        )
        for order, active in enumerate(now.game.effects)
        if isinstance(active.effect, ContinuousChange)
    ]
    started: dict[tuple[int, int, int], _Instance] = {}
    for layer, kinds in LAYERS:
        if layer == "4":
            for values in table.values():
                is_every_creature_type(values)
        wanted = frozenset(kinds)
        found = [instance for instance in instances if instance.kinds & wanted]
        found += _static(now, table, started, wanted)
        if layer == "6":
            found += _counters(now, table)
        # Characteristic-defining abilities first, then by timestamp (613.3, 613.7).
        found.sort(key=lambda instance: (not instance.defining, instance.timestamp, instance.order))
        for instance in found:
            _apply(now, table, instance, wanted)
        if layer == "6":
            _finish_abilities(now, table, found)
        if layer == "7c":
            for id, values in table.items():
                counter_power_toughness(values, now.game.objects[id])


def _static(
    now: Now,
    table: dict[int, Characteristics],
    started: dict[tuple[int, int, int], _Instance],
    wanted: frozenset[type],
) -> Iterator[_Instance]:
    """The effects of static abilities that apply in this layer: of abilities that are there now, and
    of those that have started in an earlier layer (613.6: they go on although they are gone)."""
    for id, values in table.items():
        for ability in values.abilities:
            if not isinstance(ability, StaticAbility) or ability.zone is not Zone.BATTLEFIELD:
                continue
            for number, effect in enumerate(ability.effects):
                key = (id, id_of(ability), number)
                if not isinstance(effect, ContinuousChange) or key in started:
                    continue
                kinds = frozenset(type(change) for change in effect.changes)
                at = Viewpoint(id, values.controller, values.name)
                if kinds & wanted and _works(now, ability, at):
                    stamp = now.game.objects[id].timestamp
                    defining = ability.characteristic_defining
                    started[key] = _Instance(effect, at, stamp, defining, id, None, kinds)
    for instance in started.values():
        if instance.kinds & wanted:
            yield instance


def _counters(now: Now, table: dict[int, Characteristics]) -> Iterator[_Instance]:
    """Keyword counters as effects of layer 6, each kind with its timestamp (613.7c)."""
    for id, values in table.items():
        for effect, stamp in counter_effects(now.game.objects[id]):
            at = Viewpoint(id, values.controller, values.name)
            yield _Instance(effect, at, stamp, False, id, frozenset({id}))


def _works(now: Now, ability: StaticAbility, at: Viewpoint) -> bool:
    """Whether the ability's condition holds; one that can't be worked out is told and does not."""
    if ability.condition is None:
        return True
    try:
        return holds(now, ability.condition, at)
    except NotModelled as unknown:
        now.not_modelled.append((at.name, unknown.term))
        return False


def id_of(ability: StaticAbility) -> int:
    """The identity of an ability's term: the same line on one object is the same ability."""
    return id(ability)


def _apply(
    now: Now, table: dict[int, Characteristics], instance: _Instance, wanted: frozenset[type]
) -> None:
    if instance.objects is None:
        instance.objects = frozenset(_affected(now, table, instance))
    for id in sorted(instance.objects):
        found = table.get(id)
        if found is None:
            continue
        for change in instance.effect.changes:
            if type(change) in wanted:
                _change(now, found, change, instance.at)


def _affected(now: Now, table: dict[int, Characteristics], instance: _Instance) -> Iterator[int]:
    for id in table:
        try:
            if matches(now, instance.effect.subject, id, instance.at):
                yield id
        except NotModelled as unknown:
            now.not_modelled.append((instance.at.name, unknown.term))
            return


def _change(now: Now, found: Characteristics, change: ch.Change, at: Viewpoint) -> None:
    for apply in now.rules.on("layer", type(change)):
        apply(now, found, change, at)


def _finish_abilities(
    now: Now, table: dict[int, Characteristics], instances: list[_Instance]
) -> None:
    """What can't be had is taken off once all is gained, whatever gave it."""
    for instance in instances:
        for change in instance.effect.changes:
            if isinstance(change, ch.CantHaveKeyword):
                for id in instance.objects or ():
                    if id in table:
                        _change(now, table[id], change, instance.at)
    for values in table.values():
        index_keywords(values)


# -- what may be kept ----------------------------------------------------------------------------------


def _same_values(one: GameObject, other: GameObject) -> bool:
    """Whether two states of an object give the same printed values and counters."""
    return one is other or (
        one.card is other.card
        and one.face == other.face
        and one.face_down == other.face_down
        and one.flipped == other.flipped
        and one.counters == other.counters
        and one.controller == other.controller
        and one.attached_to == other.attached_to
        and one.timestamp == other.timestamp
        and one.chosen == other.chosen
        and one.x == other.x
    )


def _same(previous: Now, now: Now) -> bool:
    """Whether no object's values and nothing that the previous view read has changed, so that its
    whole table is still right."""
    was, is_now, reads = previous.game, now.game, previous.reads
    if was.effects is not is_now.effects and was.effects != is_now.effects:
        return False
    if "turn" in reads and was.turn.active != is_now.turn.active:
        return False
    if "players" in reads and was.players is not is_now.players:
        return False
    if ("combat" in reads or "status" in reads) and was.combat is not is_now.combat:
        return False
    if was.objects is is_now.objects:
        return was.battlefield is is_now.battlefield
    if previous.battlefield != now.battlefield:
        return False
    if "zones" in reads and _elsewhere(was) != _elsewhere(is_now):
        return False
    strict = "status" in reads
    for id in now.battlefield:
        one, other = was.objects[id], is_now.objects[id]
        if one is not other and (strict or not _same_values(one, other)):
            return False
    return True


def _elsewhere(game: Game) -> list[int]:
    """The states of objects in other zones than the battlefield, by identity."""
    return [id(each) for each in game.objects.values() if each.zone is not Zone.BATTLEFIELD]


_FACES: dict[int, tuple[Face, bool]] = {}


def _has_changes(face: Face) -> bool:
    """Whether a face's abilities have a continuous effect on characteristics. Remembered by
    identity: faces are many, and hashing them deeply would cost more than looking."""
    cached = _FACES.get(id(face))
    if cached is not None and cached[0] is face:
        return cached[1]
    result = any(
        isinstance(effect, ContinuousChange)
        for ability in face.abilities
        if isinstance(ability, StaticAbility)
        for effect in ability.effects
    )
    if len(_FACES) > 20_000:
        _FACES.clear()
    _FACES[id(face)] = (face, result)
    return result


def _any_changes(now: Now) -> bool:
    if any(isinstance(active.effect, ContinuousChange) for active in now.game.effects):
        return True
    objects = now.game.objects
    return any(_has_changes(objects[id].printed) for id in now.battlefield)
