"""Applying continuous effects, layer by layer (CR 613.1–613.8)."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from dataclasses import replace

from app.engine.cr.cr305_basic_land_types import taps_for_its_types
from app.engine.cr.cr613_interaction_of_continuous_effects.counters import (
    counter_effects,
    counter_power_toughness,
)
from app.engine.cr.cr613_interaction_of_continuous_effects.dependency import (
    Dependencies,
    Table,
    affected,
)
from app.engine.cr.cr613_interaction_of_continuous_effects.instances import (
    LAYERS,
    Instance,
    Seen,
    facts_of,
    seen_by_its_controller,
    speaks_of_itself,
)
from app.engine.cr.cr613_interaction_of_continuous_effects.kept import at_work_elsewhere, works_in
from app.engine.cr.cr613_interaction_of_continuous_effects.printed import index_keywords
from app.engine.cr.cr702_keyword_abilities.changeling import is_every_creature_type
from app.engine.cr.cr702_keyword_abilities.in_layers import in_layers
from app.engine.cr.cr707_copying import as_it_is
from app.engine.kernel.now import Characteristics, Now, Viewpoint
from app.engine.kernel.rules import cite
from app.engine.kernel.select import NotModelled, holds
from app.terms import changes as ch
from app.terms.abilities import Ability, ContinuousChange, StaticAbility
from app.terms.cite import Rule
from app.terms.zones import Zone

# An instance of a static ability's effect: object, ability, which of several alike, which effect.
Key = tuple[int, int, int, int]


class Layers:
    """One pass through the layers over the objects of a table. `seen` is told of every change that
    is applied: the layer, the object, the effect, what of it was applied."""

    def __init__(self, now: Now, table: Table, seen: Seen | None = None) -> None:
        self.now = now
        self.table = table
        self.seen = seen
        self.resolved = list(_of_resolved(now))
        self.started: dict[Key, Instance] = {}
        # When an effect gave an object the ability, by object and ability.
        self.granted: dict[tuple[int, int, int], int] = {}
        self.elsewhere = at_work_elsewhere(now.game)

    def apply(self) -> None:
        """Every layer in order."""
        for layer, wanted in LAYERS:
            if layer == "4":
                for id, values in self.table.items():
                    is_every_creature_type(values)
                    self.tell(layer, id, Rule("702.73a"))
            pending = [one for one in self.resolved if one.kinds & wanted]
            pending += [one for one in self.started.values() if one.kinds & wanted]
            pending += self.static(wanted)
            if layer == "6":
                pending += self.counters()
            if pending:
                self.layer(layer, wanted, pending)
            if layer == "4":
                for id, values in self.table.items():
                    taps_for_its_types(values)
                    self.tell(layer, id, cite(taps_for_its_types))
            if layer == "7c":
                for id, values in self.table.items():
                    counter_power_toughness(values, self.now.game.objects[id])
                    self.tell(layer, id, cite(counter_power_toughness))

    def tell(self, layer: str, id: int, because: Rule) -> None:
        """Tell whoever wants to know what the object has of itself or by its counters."""
        if self.seen is not None:
            self.seen(layer, id, because, ())

    def layer(self, layer: str, wanted: frozenset[type], pending: list[Instance]) -> None:
        """Effects are applied in the order of their timestamps, but one that depends on others
        waits for those (613.8b). After each it is looked at anew which depend on which (613.8c)."""
        pending.sort(key=lambda instance: instance.place)
        applied: list[Instance] = []
        order = Dependencies(self.now, self.table, wanted, self.exists, self.change)
        while pending:
            instance = pending[0]
            if len(pending) > 1 and _any_may_depend(pending, wanted):
                instance = order.first(pending)
                for other in pending[: pending.index(instance)]:
                    other.waited = True
            pending.remove(instance)
            if not self.exists(instance):
                continue
            applied.append(instance)
            if self.one(layer, instance, wanted):
                pending += self.static(wanted, (*pending, *applied))
                pending.sort(key=lambda each: each.place)
        if layer == "6":
            self.finish_abilities(applied)

    def exists(self, instance: Instance) -> bool:
        """An effect that has started in an earlier layer goes on, though its ability is gone; one
        that has not started needs its ability (613.6)."""
        if instance.ability is None or instance.started:
            return True
        source = instance.at.object
        if source is None:
            return works(self.now, instance.ability, instance.at)  # what holds for a player
        values = self.table.get(source)
        if values is None:
            # In a graveyard, or of an emblem, no effect takes an ability away.
            there = any(object.id == source for object in self.elsewhere)
            return there and works(self.now, instance.ability, instance.at)
        if _times(values.abilities, instance.ability) <= instance.occurrence:
            return False
        return works(self.now, instance.ability, instance.at)

    def one(self, layer: str, instance: Instance, wanted: frozenset[type]) -> bool:
        """Apply one effect in one layer; whether it gave some object a static ability."""
        seen_by_its_controller(instance, self.table)
        if instance.objects is None:
            instance.objects = frozenset(affected(self.now, self.table, instance))
        if instance.ability is not None and not instance.started:
            instance.started = True
            self.started[_key(instance)] = instance
        changes = tuple(change for change in instance.effect.changes if type(change) in wanted)
        if layer == "6":
            changes = others_first(changes)
        gave = False
        for id in sorted(instance.objects):
            found = self.table.get(id)
            if found is None:
                continue
            before = found.abilities
            self.at_each(id, changes, instance)
            for change in changes:
                if isinstance(change, ch.BecomeCopy):
                    change = as_it_is(change, self.now.game.objects[id])
                self.change(found, change, instance)
                if isinstance(change, ch.AddAbility) and found.abilities:
                    given = found.abilities[-1]
                    if isinstance(given, StaticAbility):
                        occurrence = _times(found.abilities, given) - 1
                        self.granted[id, _identity(given), occurrence] = instance.timestamp
                        gave = True
            if found.abilities is not before:
                index_keywords(found)
            if self.seen is not None:
                self.seen(layer, id, instance, changes)
        return gave

    def change(self, found: Characteristics, change: ch.Change, instance: Instance) -> None:
        """Apply one change to one object's values."""
        for apply in self.now.rules.on("layer", type(change)):
            apply(self.now, found, change, instance.at)

    def at_each(self, id: int, changes: tuple[ch.Change, ...], instance: Instance) -> None:
        """From here on the effect speaks of this object of its group as "itself"."""
        if instance.at.that_object != id and any(map(speaks_of_itself, changes)):
            instance.at = replace(instance.at, that_object=id)

    def static(
        self, wanted: frozenset[type], known: tuple[Instance, ...] = ()
    ) -> Iterator[Instance]:
        """The effects of static abilities that are there now, for a layer, as far as they have not
        started. The timestamp is the object's, or that of the effect that gave it the ability where
        that is later (613.7a)."""
        there = {_key(one) for one in known if one.ability is not None} | self.started.keys()
        for id, values in self.table.items():
            times: dict[int, int] = {}
            for printed in values.abilities:
                ability = in_layers(printed)
                if ability is None or ability.zone is not Zone.BATTLEFIELD:
                    continue
                identity = _identity(ability)
                occurrence = times.get(identity, 0)
                times[identity] = occurrence + 1
                for number, effect in enumerate(ability.effects):
                    if not isinstance(effect, ContinuousChange):
                        continue
                    kinds = _kinds(effect)
                    if kinds.isdisjoint(wanted) or (id, identity, occurrence, number) in there:
                        continue
                    at = Viewpoint(id, values.controller, values.name)
                    stamp = self.now.game.objects[id].timestamp
                    stamp = max(stamp, self.granted.get((id, identity, occurrence), 0))
                    defining = ability.characteristic_defining
                    found = Instance(effect, at, stamp, id, defining, ability, kinds=kinds)
                    found.occurrence = occurrence
                    yield found
        for object in self.elsewhere:
            at = Viewpoint(object.id, object.controller, object.card.front.name)
            abilities, zone = object.card.front.abilities, works_in(object)
            yield from _from_elsewhere(abilities, at, object.timestamp, zone, wanted, there)
        for index, player in enumerate(self.now.game.players):
            if player.abilities:
                at = Viewpoint(None, index, player.name)
                yield from _from_elsewhere(player.abilities, at, 0, Zone.BATTLEFIELD, wanted, there)

    def counters(self) -> Iterator[Instance]:
        """Keyword counters as effects of layer 6, each kind with its timestamp (613.7c)."""
        for id, values in self.table.items():
            for effect, stamp in counter_effects(self.now.game.objects[id]):
                at = Viewpoint(id, values.controller, values.name)
                yield Instance(effect, at, stamp, id, objects=frozenset({id}))

    def finish_abilities(self, applied: list[Instance]) -> None:
        """What can't be had is taken off once all is gained, whatever gave it."""
        for instance in applied:
            for change in instance.effect.changes:
                if isinstance(change, ch.CantHaveKeyword):
                    for id in instance.objects or ():
                        if id in self.table:
                            self.change(self.table[id], change, instance)
        for values in self.table.values():
            index_keywords(values)


def others_first(changes: tuple[ch.Change, ...]) -> tuple[ch.Change, ...]:
    """All other abilities are lost before the effect gives those of its own."""
    losing = [each for each in changes if isinstance(each, ch.LoseAllAbilities) and each.others]
    if not losing:
        return changes
    return (*losing, *(each for each in changes if each not in losing))


def _from_elsewhere(
    abilities: tuple[Ability, ...],
    at: Viewpoint,
    stamp: int,
    zone: Zone | None,
    wanted: frozenset[type],
    there: AbstractSet[Key],
) -> Iterator[Instance]:
    """The effects of a card in a graveyard, of an emblem or of what holds for a player, as those of
    permanents; `zone`: the one that the abilities which work there speak of."""
    source = _source(at)
    for ability in abilities:
        if not isinstance(ability, StaticAbility) or ability.zone is not zone:
            continue
        for number, effect in enumerate(ability.effects):
            key = (source, _identity(ability), 0, number)
            if isinstance(effect, ContinuousChange) and key not in there:
                kinds = _kinds(effect)
                if not kinds.isdisjoint(wanted):
                    yield Instance(effect, at, stamp, source, False, ability, kinds=kinds)


def _source(at: Viewpoint) -> int:
    """A number for where an ability is: an object's, or below zero a player's."""
    return -1 - at.controller if at.object is None else at.object


def works(now: Now, ability: StaticAbility, at: Viewpoint) -> bool:
    """Whether the ability's condition holds; one that can't be worked out is told and does not."""
    if ability.condition is None:
        return True
    try:
        return holds(now, ability.condition, at)
    except NotModelled as unknown:
        now.not_modelled.append((at.name, unknown.term))
        return False


def _of_resolved(now: Now) -> Iterator[Instance]:
    """The effects that resolved spells and abilities have begun."""
    for order, active in enumerate(now.game.effects):
        if isinstance(active.effect, ContinuousChange):
            at = Viewpoint(active.source, active.controller, active.source_name, effect=active)
            kinds = frozenset(type(change) for change in active.effect.changes)
            yield Instance(
                active.effect, at, active.timestamp, order, objects=active.objects, kinds=kinds
            )


def _any_may_depend(pending: list[Instance], wanted: frozenset[type]) -> bool:
    """Whether any of the effects could depend on another. Cheap, and never No where one does."""
    reads: set[str] = set()
    touches: set[str] = set()
    removes = waiting = False
    for instance in pending:
        facts = facts_of(instance, wanted)
        reads |= facts.reads
        touches |= facts.touches
        removes = removes or facts.removes
        waiting = waiting or (instance.ability is not None and not instance.started)
    return (removes and waiting) or not reads.isdisjoint(touches)


_KINDS: dict[int, tuple[ContinuousChange, frozenset[type]]] = {}


def _kinds(effect: ContinuousChange) -> frozenset[type]:
    """The kinds of change of an effect, remembered by the identity of its term."""
    kept = _KINDS.get(id(effect))
    if kept is not None and kept[0] is effect:
        return kept[1]
    if len(_KINDS) > 5000:
        _KINDS.clear()
    kinds = frozenset(type(change) for change in effect.changes)
    _KINDS[id(effect)] = (effect, kinds)
    return kinds


def _identity(ability: StaticAbility) -> int:
    """The identity of an ability's term: the same line on one object is the same ability."""
    return id(ability)


def _times(abilities: tuple[Ability, ...], ability: StaticAbility) -> int:
    """How many instances of an ability are among an object's."""
    return sum(in_layers(each) is ability for each in abilities)


def _key(instance: Instance) -> Key:
    ability, source = instance.ability, _source(instance.at)
    assert ability is not None
    number = next(n for n, effect in enumerate(ability.effects) if effect is instance.effect)
    return source, _identity(ability), instance.occurrence, number
