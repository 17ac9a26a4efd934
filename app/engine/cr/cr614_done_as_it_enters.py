"""What the text of a permanent has done as it enters, as a part of that (CR 614.1c, 614.13)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine.cr.cr609_effects.following import follow
from app.engine.cr.cr609_effects.this_way import Done, done_of
from app.engine.cr.cr613_interaction_of_continuous_effects.counters import counter_kind_of
from app.engine.cr.cr614_entering import once_there, with_counters
from app.engine.kernel.batch import Batch, Caused, Replacement
from app.engine.kernel.entering_faces import face_entering
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import value
from app.terms.abilities import Ability, StaticAbility
from app.terms.entering import DoneAsItEnters, EntersWithKeywordCounters
from app.terms.events import Event, Moved, TokenCreated
from app.terms.prohibitions import EntersWithCounters, ScaleCounters
from app.terms.zones import Zone


@rule("614.13", "settled")
def do_as_it_enters(play: Play, final: list[Caused], batch: Batch) -> list[Caused]:
    """What happens as a permanent enters happens at the same time, whatever else changes zones for
    it: nothing that enters with it can be chosen (614.13a), and it is on the battlefield only
    then."""
    entering = [event for event, _ in final if _enters(event)]
    if not entering:
        return final
    ids = tuple(event.object for event in entering if isinstance(event, Moved))
    found: list[Caused] = []
    for event, cause in final:
        for effect, at in _deeds(play, event):
            event = _done(play, effect, replace(at, entering=ids), event, found, batch)
        found.append((event, cause))
    return found


def _enters(event: Event) -> bool:
    if isinstance(event, Moved):
        return event.to is Zone.BATTLEFIELD
    return isinstance(event, TokenCreated)


def _deeds(play: Play, event: Event) -> list[tuple[DoneAsItEnters, Viewpoint]]:
    if isinstance(event, TokenCreated):
        face = event.token.faces[event.face]
        own = Viewpoint(None, event.player, face.name)
        return [(effect, own) for effect in _of(face.abilities)]
    if not isinstance(event, Moved) or event.to is not Zone.BATTLEFIELD:
        return []
    object = play.game.find(event.object)
    if object is None or object.face_down or event.face_down is not None:
        return []
    face = face_entering(object, event)
    if not any(True for _ in _of(face.abilities)):
        return []
    there = once_there(play.now, event)
    known = there.now.of(there.object)
    at = Viewpoint(object.id, there.now.controller(there.object), face.name)
    return [(effect, at) for effect in _of(known.abilities)]


def _of(abilities: tuple[Ability, ...]) -> Iterator[DoneAsItEnters]:
    for ability in abilities:
        if isinstance(ability, StaticAbility):
            yield from (each for each in ability.effects if isinstance(each, DoneAsItEnters))


def _done(
    play: Play,
    effect: DoneAsItEnters,
    at: Viewpoint,
    event: Event,
    found: list[Caused],
    batch: Batch,
) -> Event:
    """Puts what is done beside the event into `found`; gives the event as it is because of it."""

    def do() -> None:
        follow(play, effect.effects, at)

    done = batch.with_results(play.gathered(do))
    found += done
    exiled = [e.object for e, _ in done if isinstance(e, Moved) and e.to is Zone.EXILE]
    if exiled and isinstance(event, Moved):
        _remember(event.object, exiled, at, batch)
    if not effect.then:
        return event
    if not isinstance(event, Moved) or any(True for _ in play.now.modifications(ScaleCounters)):
        play.not_applied(at.name, "how it enters for what was done")
        return event
    this_way = done_of([each for each, _ in done], play.now)
    for then in effect.then:
        event = _with(play, event, then, this_way, at)
    return event


def _with(
    play: Play,
    event: Moved,
    then: EntersWithCounters | EntersWithKeywordCounters,
    done: Done,
    at: Viewpoint,
) -> Moved:
    if isinstance(then, EntersWithCounters):
        number = value(play.now, then.count, replace(at, done=done))
        return with_counters(event, then.kind, number) if number > 0 else event
    gone = [id for word, id, _ in done if word == "discarded" and id is not None]
    for kind in _keywords_of(play, gone, then):
        event = with_counters(event, kind, 1)
    return event


def _keywords_of(play: Play, ids: list[int], then: EntersWithKeywordCounters) -> dict[str, None]:
    """The kinds of counters for the keywords that the cards have, each once; of a keyword with
    variants each that one of them has."""
    kinds: dict[str, None] = {}
    for name in then.keywords:
        for id in ids:
            for ability in play.now.of(id).keywords.get(name, ()):
                kind = counter_kind_of(ability)
                if kind is None:
                    play.not_applied(play.game.objects[id].label, f"a {name} counter")
                else:
                    kinds[kind] = None
    return kinds


def _remember(source: int, exiled: list[int], at: Viewpoint, batch: Batch) -> None:
    """Cards exiled as it enters are exiled with it (607.2a), once it is there."""

    def after(play: Play, used: tuple[tuple[Event, int], ...]) -> None:
        objects = tuple(play.game.objects.values())
        there = (o.id for o in objects if o.former == source and o.zone is Zone.BATTLEFIELD)
        new = next(there, None)
        for object in objects:
            if object.former in exiled and object.zone is Zone.EXILE:
                play.set(play.game.with_object(object.but(exiled_with=new)))

    key = ("exiled as it enters", source)
    own = Replacement(key, cite(do_as_it_enters), at.name, _as_it_is, after=after)
    batch.after[key] = (own, [])


def _as_it_is(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
    return (event,), 0
