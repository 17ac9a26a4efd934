"""Permanents that enter as copies of something (CR 707.5, 614.12)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine.cr.cr614_entering import as_if_there
from app.engine.cr.cr707_copying import copiable_values
from app.engine.cr.cr707_exceptions import Saying, counters_besides, with_exceptions
from app.engine.kernel.choice import Choice
from app.engine.kernel.game import Game, GameObject
from app.engine.kernel.meaning import abilities_meant
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rewriting import parts_of
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, matches, matching, value
from app.terms.abilities import StaticAbility, Unread
from app.terms.cards import Face
from app.terms.changes import BecomeCopy
from app.terms.effects import BecomeCopyOf
from app.terms.events import Moved
from app.terms.prohibitions import EntersAsCopy
from app.terms.selectors import This
from app.terms.zones import Zone


def with_copy(play: Play, event: Moved) -> Moved:
    """The move of an object onto the battlefield, with what it enters as a copy of, if anything."""
    object = play.game.objects[event.object]
    if event.to is not Zone.BATTLEFIELD or object.face_down or event.copy is not None:
        return event
    controller = object.owner if event.controller is None else event.controller
    found = list(_effects(play.now, object, controller))
    done = event
    seen: list[Face] = []
    while found:
        try:
            copied = _as_chosen(play, event, *found[0])
        except NotModelled as unknown:
            play.not_applied(object.label, type(unknown.term).__name__)
            return done
        if copied.copy is None:
            return done
        done = copied
        if copied.copy.face in seen:
            return done
        # What is copied may itself say that it enters as a copy; then that copy alone counts.
        seen.append(copied.copy.face)
        found = list(_of_face(play.now, object, controller, copied.copy.face))
    return done


def _effects(
    now: Now, object: GameObject, controller: int
) -> Iterator[tuple[EntersAsCopy, Viewpoint]]:
    """Those of permanents that are there, and its own: one of the others first, as it is no longer
    itself once it is a copy."""
    for effect, at in now.modifications(EntersAsCopy):
        if effect.subject != This() and matches(now, as_if_there(effect.subject), object.id, at):
            yield effect, at
    yield from _of_face(now, object, controller, object.printed)


def _of_face(
    now: Now, object: GameObject, controller: int, face: Face
) -> Iterator[tuple[EntersAsCopy, Viewpoint]]:
    own = Viewpoint(object.id, controller, face.name)
    for ability in abilities_meant(now.rules, face.abilities).static:
        for printed in ability.effects:
            if isinstance(printed, EntersAsCopy) and printed.subject == This():
                yield printed, own


def as_its_text_says(game: Game, id: int, copy: BecomeCopy) -> BecomeCopy:
    """The copy that an object is, whose own text says that it enters as one or becomes one: with
    the exceptions told there (707.9), or with the line that may tell of some and is not read.
    Raises NotModelled where one can't be told."""
    object = game.objects[id]
    kinds: set[EntersAsCopy | BecomeCopyOf] = {
        part
        for part in parts_of(object.printed.abilities)
        if isinstance(part, EntersAsCopy | BecomeCopyOf)
        and (part.subject if isinstance(part, EntersAsCopy) else part.what) == This()
    }
    entering = {each for each in kinds if isinstance(each, EntersAsCopy)}
    abilities = object.printed.abilities
    if object.face_down:
        return copy
    if len(entering or kinds) != 1:
        unread = tuple(a for a in abilities if isinstance(a, Unread) and "copy" in a.line)
        if not unread:
            return copy
        return replace(copy, face=replace(copy.face, abilities=(*copy.face.abilities, *unread)))
    (effect,) = entering or kinds
    this = [each for each in abilities if effect in parts_of(each)]
    others = tuple(each for each in abilities if each not in this)
    return with_exceptions(
        copy, effect.exceptions, Saying(object.printed.name, this[0] if this else None, others)
    )


def _saying(game: Game, effect: EntersAsCopy, at: Viewpoint) -> Saying:
    """What the exceptions may speak of: the ability that they are said by, and the others of the
    same object."""
    printed = () if at.object is None else game.objects[at.object].printed.abilities
    this = [a for a in printed if isinstance(a, StaticAbility) and effect in a.effects]
    if len(this) != 1:
        return Saying(at.name)
    return Saying(at.name, this[0], tuple(a for a in printed if a is not this[0]))


@rule("707.5")
def _as_chosen(play: Play, event: Moved, effect: EntersAsCopy, at: Viewpoint) -> Moved:
    """What it is a copy of is chosen before it enters, so that it enters as that: with what the
    copied text says of entering, and what triggers then.

    The answer to a choice of kind `copy` is an object, or False where it may be none and is none.
    """
    now = play.now
    if effect.of == This():
        options: tuple[int | bool, ...] = (at.object,) if at.object is not None else ()
    else:
        options = tuple(
            id for id in matching(now, effect.of, at, effect.zone) if id != event.object
        )
    if effect.optional:
        options = (*options, False)
    if not options:
        return event
    controller = at.controller if effect.of != This() else now.of(event.object).controller
    picked = play.choose(Choice(controller, "copy", cite(_as_chosen), (event.object,), options))
    if picked is False:
        return event
    assert isinstance(picked, int)
    copied = copiable_values(play.game, picked)
    copy = with_exceptions(copied, effect.exceptions, _saying(play.game, effect, at))
    counters = tuple(
        (each.kind, value(now, each.count, at))
        for each in counters_besides(copy.face, effect.exceptions)
    )
    return replace(
        event,
        copy=copy,
        tapped=event.tapped or effect.tapped,
        counters=(*event.counters, *counters),
    )
