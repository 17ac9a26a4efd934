"""What activating a mana ability uses up: tapping, objects that go, life (CR 605.3a, 118.3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine.cr.cr118_objects_for_costs import is_itself, wanted
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
# Parts of a cost in which no value of X stands; those that take no object but the source.
_WITHOUT_X = frozenset({co.PayMana, co.TapThis, co.UntapThis, co.ExertThis})
_PLAIN = (co.PayMana, co.PayGeneric, co.PayLife, co.TapThis, co.UntapThis, co.ExertThis)


def resources_of(source: ManaSource, given: tuple[int, ...]) -> frozenset[Resource]:
    """What a mana ability uses up when it is activated with these objects for its cost. One that
    uses up nothing can be activated once here."""
    found: set[Resource] = set()
    for part in source.action.ability.cost.parts:
        match part:
            case co.TapThis() | co.UntapThis():
                found.add(("tap", source.object))
            case co.TapOther():
                found.update(("tap", id) for id in given)
            case co.SacrificeCost() | co.ExileCost() | co.ReturnCost() | co.DiscardCost():
                gone = (source.object,) if is_itself(part.what) else given
                found.update(("gone", id) for id in gone)
            case co.RemoveCounters() | co.PayCounters():
                found.add(("counters", source.object))
    return frozenset(found or {(f"use {id(source.action.ability)}", source.object)})


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
