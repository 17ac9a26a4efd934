"""Delayed triggered abilities: creating them (CR 603.7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.engine.cr.cr609_effects.carrying_out import targeted
from app.engine.kernel.game import DelayedTrigger
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rewriting import rewritten
from app.engine.kernel.rules import rule
from app.engine.kernel.select import NotModelled, holds, value
from app.terms import amounts as am
from app.terms import effects as ef
from app.terms import selectors as se
from app.terms.abilities import EventKind, TriggeredAbility
from app.terms.durations import UNTIL_YOURS
from app.terms.lasting_triggers import EachTime


@rule("603.7a", "effect", ef.Later)
def later(play: Play, effect: ef.Later, at: Viewpoint) -> None:
    """An effect creates an ability that waits for its event; the objects and numbers it speaks of
    are those known now. Source and controller are those of the ability that made it (603.7e)."""

    def locked(part: Any) -> Any:
        return _locked(play, part, at)

    ability = TriggeredAbility(
        rewritten(effect.trigger, locked),
        rewritten(effect.effects, locked),
        also=rewritten(effect.also, locked),
    )
    game = play.game
    state = ability.trigger.state if ability.trigger.kind is EventKind.STATE else None
    so = state is not None and holds(play.now, state, at)
    delayed = DelayedTrigger(game.next_id, ability, at.object, at.controller, at.name, too_soon=so)
    play.set(game.but(delayed=(*game.delayed, delayed), next_id=game.next_id + 1))


@rule("603.7a", "effect", EachTime)
def each_time(play: Play, effect: EachTime, at: Viewpoint) -> None:
    """An effect creates an ability that waits for its event for a stated time, and triggers each
    time that it occurs."""

    def locked(part: Any) -> Any:
        return _locked(play, part, at)

    first, *others = rewritten(effect.events, locked)
    ability = TriggeredAbility(first, effect.effects, also=tuple(others), targets=effect.targets)
    game = play.game
    delayed = DelayedTrigger(
        game.next_id,
        ability,
        at.object,
        at.controller,
        at.name,
        duration=effect.duration,
        until_turn_of=at.controller if effect.duration in UNTIL_YOURS else None,
        once=effect.once,
    )
    play.set(game.but(delayed=(*game.delayed, delayed), next_id=game.next_id + 1))


def _locked(play: Play, part: Any, at: Viewpoint) -> Any:
    match part:
        case ef.Target() | ef.Targets():
            return _targets(part, at)
        case se.ThatObject():
            return _one(at.that_object, at)
        case se.EventSubject():
            return _one(at.subject if at.subject is not None else at.that_object, at)
        case se.This() if at.object is not None and at.object not in play.game.objects:
            return _one(at.object, at)
        case se.DamagedThisWay() | se.Those():
            known = at.those if isinstance(part, se.Those) else at.damaged
            return se.AnyOf(tuple(se.ObjectIs(id) for id in known))
        case se.SameObjects() if at.group is not None:
            ids = (each for id in at.group for each in _became(id, at))
            return se.AnyOf(tuple(map(se.ObjectIs, ids)))
        case am.ThatMuch() if at.amount is not None:
            return at.amount
        case am.DoneThisWay():
            return value(play.now, part, at)
        case se.Who.TRIGGERING_PLAYER | se.Who.DEFENDING_PLAYER | se.Who.OTHER_OPPONENT:
            raise NotModelled(part)
        case _:
            return part


def _targets(part: ef.Target | ef.Targets, at: Viewpoint) -> se.Selector:
    """The targets that are objects, as they are now. Raises NotModelled for players."""
    found = targeted(part, at)
    if not all(isinstance(each, int) for each in found):
        raise NotModelled(part)
    if isinstance(part, ef.Target):
        return _one(next((each for each in found if isinstance(each, int)), None), at)
    ids = (now for each in found if isinstance(each, int) for now in _became(each, at))
    return se.AnyOf(tuple(map(se.ObjectIs, ids)))


def _one(id: int | None, at: Viewpoint) -> se.Selector:
    """The object as it is now, where the event or the effect has moved it; both cards of what was
    melded (712.21c)."""
    if id is None:
        return se.AnyOf(())
    ids = tuple(se.ObjectIs(each) for each in _became(id, at))
    return ids[0] if len(ids) == 1 else se.AnyOf(ids)


def _became(id: int, at: Viewpoint) -> Iterator[int]:
    found = [after for before, after in at.became if before == id and after > id]
    if not found:
        yield id
    for after in dict.fromkeys(found):
        yield from _became(after, at)
