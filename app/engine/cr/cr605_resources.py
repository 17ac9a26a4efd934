"""What activating a mana ability uses up: tapping, objects that go, life (CR 605.3a, 118.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from app.engine.cr.cr118_objects_for_costs import is_itself, wanted
from app.engine.cr.cr602_limits import how_often, times_used
from app.engine.cr.cr605_sources import ManaSource, ManaWay, played
from app.engine.kernel.now import Now
from app.engine.kernel.rewriting import parts_of
from app.engine.kernel.select import value
from app.engine.kernel.viewpoint import Viewpoint
from app.terms import costs as co
from app.terms.amounts import ValueOfX
from app.terms.mana import ManaType
from app.terms.types import CardType

# What can be used once: an object's being tapped, its being there, a use of an ability.
Resource = tuple[str, int]
# So often an ability that costs mana is used to turn one kind of it into another.
_MOST_COSTLY = 5
# Parts of a cost in which no value of X stands; those that take no object but the source.
_WITHOUT_X = frozenset({co.PayMana, co.TapThis, co.UntapThis, co.ExertThis})
_PLAIN = (co.PayMana, co.PayGeneric, co.PayLife, co.TapThis, co.UntapThis, co.ExertThis)


@dataclass(slots=True)
class Stock:
    """What there is for a player's mana abilities to use up, as it is handed out to one use after
    the other. `most`: how often an ability that uses up nothing is of use. `short`: something was
    asked for more often than there is of it, and who gets it was not looked at."""

    now: Now
    player: int
    most: int
    handed: Counter[Resource] = field(default_factory=Counter)
    short: bool = False

    def uses(self, source: ManaSource) -> Iterator[tuple[tuple[int, ...], frozenset[Resource]]]:
        """Each time that a mana ability can be activated: the objects that its cost is paid with,
        and what is used up by it."""
        for given in choices_of(self.now, source):
            yield from ((given, taken) for taken in self._with(source, given))

    def _with(self, source: ManaSource, given: tuple[int, ...]) -> list[frozenset[Resource]]:
        once: set[Resource] = set()
        counters: list[tuple[Resource, int]] = []
        at = Viewpoint(source.object, self.player, self.now.of(source.object).name)
        for part in source.action.ability.cost.parts:
            match part:
                case co.TapThis() | co.UntapThis():
                    once.add(("tap", source.object))
                case co.TapOther():
                    once.update(("tap", id) for id in given)
                case co.SacrificeCost() | co.ExileCost() | co.ReturnCost() | co.DiscardCost():
                    gone = (source.object,) if is_itself(part.what) else given
                    once.update(("gone", id) for id in gone)
                case co.RemoveCounters(kind, count) if source.action.x is None:
                    whose = source.object if part.what is None or not given else given[0]
                    counters.append(((f"{kind} counters", whose), value(self.now, count, at)))
                case co.RemoveCounters(kind):
                    every = self._there((f"{kind} counters", source.object))
                    once.update((f"{kind} counters {n}", source.object) for n in range(every))
                case co.PayCounters(kind, count):
                    number = value(self.now, count, at)
                    counters.append(((f"{kind} player", source.action.player), number))
        return self._handed_out(source, frozenset(once), counters)

    def _handed_out(
        self, source: ManaSource, once: frozenset[Resource], counters: list[tuple[Resource, int]]
    ) -> list[frozenset[Resource]]:
        number, _ = how_often(self.now, source.action.ability)
        left = self.most if number is None else number - times_used(self.now, source.action)
        if not once and not counters and number is None and source.mana_cost:
            left = min(left, _MOST_COSTLY)
            self.short = self.short or left < self.most
        self.short = self.short or bool(once and number is not None and number > 1)
        found: list[frozenset[Resource]] = []
        for use in range(1 if once else left):
            taken = set(once)
            if number is not None or not (once or counters):
                taken.add((f"use {id(source.action.ability)} {use}", source.object))
            for kind, count in counters:
                first = self.handed[kind]
                if first + count > self._there(kind):
                    # Others have it, or it is used up.
                    self.short = self.short or not use
                    return found
                taken |= {(f"{kind[0]} {n}", kind[1]) for n in range(first, first + count)}
            for kind, count in counters:
                self.handed[kind] += count
            found.append(frozenset(taken))
        return found

    def _there(self, what: Resource) -> int:
        kind, _, whose = what[0].rpartition(" ")
        if whose == "player":
            return self.now.game.players[what[1]].count(kind)
        object = self.now.game.objects[what[1]]
        if kind == "None":
            return sum(group.count for group in object.counters)
        return object.count(kind)


def with_values_of_x(now: Now, source: ManaSource) -> Iterator[ManaSource]:
    """The mana ability with each value of X that could be paid, where its cost has one; what comes
    of it is worked out for each."""
    cost = source.action.ability.cost
    if not any(type(part) not in _WITHOUT_X for part in cost.parts) or not any(
        isinstance(part, ValueOfX) for part in parts_of(cost)
    ):
        yield source
        return
    object = now.game.objects[source.object]
    kinds = [part.kind for part in cost.parts if isinstance(part, co.RemoveCounters)]
    if len(kinds) != 1:
        yield replace(source, known=False)
        return
    for x in range(1, object.count(kinds[0] or "") + 1):
        action = replace(source.action, x=x)
        ways, known = played(now, action)
        yield replace(source, action=action, ways=ways, known=known)


def choices_of(now: Now, source: ManaSource) -> Iterator[tuple[int, ...]]:
    """The objects that its cost may be paid with: each one where it takes one of several."""
    player, parts = source.action.player, source.action.ability.cost.parts
    if all(isinstance(part, _PLAIN) for part in parts):
        yield ()
        return
    at = Viewpoint(source.object, player, now.of(source.object).name)
    for part in parts:
        need = wanted(now, part, player, source.object, at)
        if need is not None and need.candidates != (source.object,):
            if need.count == 1 and need.power is None:
                yield from ((id,) for id in need.candidates)
            return
    yield ()


def life_of(now: Now, source: ManaSource) -> int:
    """The life that activating it costs."""
    paid = [part for part in source.action.ability.cost.parts if isinstance(part, co.PayLife)]
    if not paid:
        return 0
    at = Viewpoint(source.object, source.action.player, now.of(source.object).name)
    return sum(value(now, part.amount, at) for part in paid)


def weight_of(now: Now, source: ManaSource, way: ManaWay, player: int) -> int:
    """How loath one is to use it so: what makes more kinds of mana is kept, and what is used up,
    hurts, or could attack more so."""
    kinds = {mana.type for other in source.ways for mana in other.mana}
    weight = 2 * len(kinds - {ManaType.COLORLESS})
    parts = source.action.ability.cost.parts
    if any(not isinstance(part, _PLAIN) for part in parts):
        weight += 500
    if CardType.CREATURE in now.of(source.object).types:
        weight += 20
    if way.play is not None:
        before = now.game.players[player].life
        weight += 100 * max(0, before - way.play.game.players[player].life - life_of(now, source))
    return weight
