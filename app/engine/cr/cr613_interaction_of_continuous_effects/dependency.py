"""Dependency: which effect of a layer has to wait for another (CR 613.8)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace

from app.engine.cr.cr613_interaction_of_continuous_effects.instances import (
    Instance,
    facts_of,
    seen_by_its_controller,
)
from app.engine.cr.cr613_interaction_of_continuous_effects.printed import index_keywords
from app.engine.cr.cr613_interaction_of_continuous_effects.shared_keywords import (
    activated_among,
    colors_of,
    shared_keywords,
)
from app.engine.kernel.now import Characteristics, Now
from app.engine.kernel.select import NotModelled, matches, players, value
from app.terms import changes as ch

Table = dict[int, Characteristics]
Exists = Callable[[Instance], bool]
Change = Callable[[Characteristics, ch.Change, Instance], None]


def affected(now: Now, table: Table, instance: Instance) -> Iterator[int]:
    """The objects that an effect applies to as things stand. What can't be told is told of, and
    then it applies to no more."""
    if instance.objects is not None:
        yield from instance.objects
        return
    for id in table:
        try:
            if matches(now, instance.effect.subject, id, instance.at):
                yield id
        except NotModelled as unknown:
            now.not_modelled.append((instance.at.name, unknown.term))
            return


def may_depend(one: Instance, other: Instance, wanted: frozenset[type]) -> bool:
    """Whether an effect could depend on another, by what kinds of things it reads and the other
    changes. Cheap, and never No where it does."""
    if one is other or one.defining != other.defining:
        return False
    of_one, of_other = facts_of(one, wanted), facts_of(other, wanted)
    if of_other.removes and one.ability is not None and not one.started:
        return True
    return not of_one.reads.isdisjoint(of_other.touches)


class Dependencies:
    """Which effects of one layer depend on which, as things stand."""

    def __init__(
        self, now: Now, table: Table, wanted: frozenset[type], exists: Exists, change: Change
    ) -> None:
        self.now = now
        self.table = table
        self.wanted = wanted
        self.exists = exists
        self.change = change
        self.pending: list[Instance] = []

    def first(self, pending: list[Instance]) -> Instance:
        """The effect to apply next: of those that depend on none, or only on effects that depend on
        them in a loop, the one with the earliest timestamp (613.8b)."""
        self.pending = pending
        self.waits: dict[int, set[int]] = {}
        self.before: dict[int, Hashable] = {}
        self.tried: dict[int, Table] = {}
        for place, instance in enumerate(pending):
            if all(place in self._reached(other) for other in self._waits_for(place)):
                return instance
        return pending[0]

    def _waits_for(self, place: int) -> set[int]:
        """The effects that one effect depends on. Worked out when it is asked for."""
        found = self.waits.get(place)
        if found is None:
            instance = self.pending[place]
            found = self.waits[place] = {
                other
                for other, cause in enumerate(self.pending)
                if may_depend(instance, cause, self.wanted) and self._changed(place, other)
            }
        return found

    def _reached(self, start: int) -> set[int]:
        """All that an effect waits for, at once or through others."""
        found: set[int] = set()
        left = [start]
        while left:
            for other in self._waits_for(left.pop()) - found:
                found.add(other)
                left.append(other)
        return found

    def _changed(self, place: int, other: int) -> bool:
        """An effect depends on another of its layer where the other, once applied, would leave it
        without existence, with other objects, or with other numbers (613.8a). Tried on copies."""
        tried = self._tried(other)
        if not tried:
            return False
        noise = len(self.now.not_modelled)
        if place not in self.before:
            self.before[place] = self._signature(self.pending[place])
        kept = {id: self.table[id] for id in tried}
        self.table.update(tried)
        after = self._signature(self.pending[place])
        self.table.update(kept)
        del self.now.not_modelled[noise:]
        return after != self.before[place]

    def _tried(self, other: int) -> Table:
        """The objects that an effect would change, as it would leave them."""
        tried = self.tried.get(other)
        if tried is not None:
            return tried
        tried = self.tried[other] = {}
        cause = self.pending[other]
        noise = len(self.now.not_modelled)
        for id in list(affected(self.now, self.table, cause)) if self.exists(cause) else ():
            found = self.table.get(id)
            if found is None:
                continue
            copy = replace(found)
            for change in cause.effect.changes:
                if type(change) in self.wanted:
                    self.change(copy, change, cause)
            if copy.abilities is not found.abilities:
                index_keywords(copy)
            if copy != found:
                tried[id] = copy
        del self.now.not_modelled[noise:]
        return tried

    def _signature(self, instance: Instance) -> Hashable:
        """Whether it exists, what it applies to, and what it does there."""
        seen_by_its_controller(instance, self.table)
        if not self.exists(instance):
            return None
        objects = frozenset(affected(self.now, self.table, instance))
        does = tuple(
            self._does(change, instance)
            for change in instance.effect.changes
            if type(change) in self.wanted
        )
        return objects, does

    def _does(self, change: ch.Change, instance: Instance) -> Hashable:
        try:
            match change:
                case ch.ChangeControl(player) if not isinstance(player, int):
                    return players(self.now, player, instance.at)
                case (
                    ch.ModifyPowerToughness(power, toughness)
                    | ch.SetPowerToughness(power, toughness)
                    | ch.DefinePowerToughness(power, toughness)
                ):
                    return tuple(
                        None if amount is None else value(self.now, amount, instance.at)
                        for amount in (power, toughness)
                    )
                case ch.AddKeywordsOf():
                    return shared_keywords(self.now, change, instance.at)
                case ch.AddActivatedAbilitiesOf():
                    return activated_among(self.now, change, instance.at)
                case ch.ProtectionFromColorsOf():
                    return colors_of(self.now, change, instance.at)
                case _:
                    return None
        except NotModelled:
            return None
