"""How an object enters the battlefield: tapped, with counters (CR 614.1c, 614.1d, 614.12)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from app.engine.cr.cr106_spent_mana import counters_from_mana
from app.engine.kernel.apply import apply_batch
from app.engine.kernel.entering_faces import face_entering
from app.engine.kernel.meaning import abilities_meant
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Replacement
from app.engine.kernel.rewriting import rewritten
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, holds, matches, value
from app.terms.abilities import KeywordAbility
from app.terms.cards import Face
from app.terms.conditions import Condition
from app.terms.events import Event, Moved
from app.terms.prohibitions import EntersTapped, EntersWithCounters
from app.terms.selectors import Anything, InZone, ObjectIs, Selector, This
from app.terms.zones import Zone

Entering = EntersTapped | EntersWithCounters


@rule("614.12", "replacement", Moved)
def entering(now: Now, event: Moved) -> Iterator[Replacement]:
    """Effects that say how a permanent enters are its own abilities, as they will be on the
    battlefield, and those of permanents that are there already.

    What can't be told is said by the view (`not_modelled`) and left out.
    """
    if event.to is not Zone.BATTLEFIELD or event.object not in now.game.objects:
        return
    there = once_there(now, event)
    for number, (effect, at) in enumerate(_effects(there, now, event)):
        try:
            found = _replacement(there, now, event, effect, at, number)
        except NotModelled as unknown:
            now.not_modelled.append((at.name, unknown.term))
            continue
        if found is not None:
            yield found


@dataclass(frozen=True, slots=True)
class _There:
    """The game in which the object has entered, and the object in it."""

    now: Now
    object: int


def once_there(now: Now, event: Moved) -> _There:
    """The object as it will be on the battlefield: with what continuous effects will do to it."""
    game, happened, _ = apply_batch(now, ((event, cite(entering)),))
    entered = next(each.new for each in happened if isinstance(each, Moved))
    assert entered is not None
    return _There(Now(now.rules, game, now), entered)


def own_ways_of_entering(now: Now, event: Moved) -> list[tuple[Entering, Viewpoint]]:
    """What the abilities of what enters say of how it does."""
    there = once_there(now, event)
    return [(each, at) for each, at in _effects(there, now, event) if at.object == event.object]


def _effects(there: _There, now: Now, event: Moved) -> Iterator[tuple[Entering, Viewpoint]]:
    object = now.game.objects[event.object]
    controller = object.owner if event.controller is None else event.controller
    face = face_entering(object, event)
    own = Viewpoint(object.id, controller, face.name)
    abilities = there.now.of(there.object).abilities
    for ability in abilities_meant(now.rules, abilities).static:
        if ability.condition is not None and not _is_so(now, ability.condition, own):
            continue
        for effect in ability.effects:
            # One that is about others as well (all permanents, say) works from there only.
            if isinstance(effect, EntersTapped | EntersWithCounters) and effect.subject == This():
                yield effect, own
    if not object.face_down and event.face_down is None:
        yield from ((each, own) for each in _of_its_kind(face))
    yield from ((each, own) for each in counters_from_mana(object))
    for tapped, at in now.modifications(EntersTapped):
        yield tapped, at
    for counters, at in now.modifications(EntersWithCounters):
        yield counters, at


@rule("306.5b")
def _of_its_kind(face: Face) -> Iterator[EntersWithCounters]:
    """A planeswalker enters with its loyalty in counters, a battle with its defense (310.4b), a
    Saga with a lore counter (714.3a)."""
    for kind, number in (("loyalty", face.loyalty), ("defense", face.defense)):
        if isinstance(number, int):
            yield EntersWithCounters(This(), kind, number)
    if "Saga" in face.subtypes and not _reads_ahead(face):
        yield EntersWithCounters(This(), "lore", 1)


def _reads_ahead(face: Face) -> bool:
    return any(
        isinstance(ability, KeywordAbility) and ability.name == "read ahead"
        for ability in face.abilities
    )


def _is_so(now: Now, condition: Condition, at: Viewpoint) -> bool:
    """Whether a condition of how something enters is met; where that can't be told the view says
    so."""
    try:
        return holds(now, condition, at)
    except NotModelled as unknown:
        now.not_modelled.append((at.name, unknown.term))
        return False


def _replacement(
    there: _There, now: Now, event: Moved, effect: Entering, at: Viewpoint, number: int
) -> Replacement | None:
    if at.object == event.object:
        if effect.subject != This():
            return None
    elif effect.subject != ObjectIs(event.object) and not matches(
        there.now, as_if_there(effect.subject), there.object, at
    ):
        return None
    if isinstance(effect, EntersTapped):
        if effect.unless_paid is not None:
            if at.object == event.object:
                return None  # it is asked for once it is known how else it enters
            raise NotModelled(effect.unless_paid)
        if event.tapped or (effect.unless is not None and holds(now, effect.unless, at)):
            return None
        because, kind, count = cite(tapped), "", 0
    else:
        because, kind, count = cite(with_counters), effect.kind, value(now, effect.count, at)
        if count <= 0:
            return None

    def instead(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
        assert isinstance(event, Moved)
        if not kind:
            return (tapped(event),), 0
        return (with_counters(event, kind, count),), 0

    return Replacement(("enters", at.object, number), because, at.name, instead)


def as_if_there(subject: Selector) -> Selector:
    """What enters is looked at as it will be on the battlefield: as a permanent."""
    there = InZone(Zone.BATTLEFIELD)
    return rewritten(subject, lambda part: Anything() if part == there else part)


@rule("614.1d")
def tapped(event: Moved) -> Moved:
    """What enters tapped was never untapped on the battlefield."""
    return replace(event, tapped=True)


@rule("614.1c")
def with_counters(event: Moved, kind: str, count: int) -> Moved:
    """What enters with counters has them from the start, beside all others."""
    already = dict(event.counters)
    already[kind] = already.get(kind, 0) + count
    return replace(event, counters=tuple(already.items()))
