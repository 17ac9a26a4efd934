"""The untap step (CR 502)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from app.engine.cr.cr502_what_untaps import chosen_to_untap, what_else_untaps
from app.engine.cr.cr609_effects.carrying_out import permanents
from app.engine.cr.cr611_continuous_effects import start
from app.engine.kernel.game import ActiveEffect, Game, GameObject
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import matches_if_known
from app.terms.cite import Cite
from app.terms.effects import Duration
from app.terms.events import Untapped
from app.terms.instructions import DoesNotUntap
from app.terms.prohibitions import StaysTapped
from app.terms.selectors import AllOf, Controlled, ObjectIs, Who
from app.terms.steps import Step


@rule("502.1", "turn-based action", Step.UNTAP, order=1)
def phase_in_and_out(play: Play) -> None:
    """First the active player's phased-out permanents phase in, and those with phasing phase out,
    all at once."""
    now, objects = play.now, play.game.objects
    active = play.game.turn.active
    coming = [id for id in play.game.battlefield if _phases_in(objects, id, active)]
    going = [
        id
        for id in now.battlefield
        if now.has(id, "phasing") and now.controller(id) == active and id not in coming
    ]
    changed = dict(objects)
    _phase(play, changed, coming, False, cite(phase_in_and_out))
    _phase(play, changed, going, True, cite(phase_in_and_out))
    if coming or going:
        game: Game = play.game.but(objects=changed)
        play.set(game)


def phase_out(play: Play, ids: Iterable[int], because: Cite) -> None:
    """Permanents phase out because of something else than the untap step."""
    changed = dict(play.game.objects)
    _phase(play, changed, list(ids), True, because)
    game: Game = play.game.but(objects=changed)
    play.set(game)


def _phase(
    play: Play, objects: dict[int, GameObject], ids: list[int], out: bool, because: Cite
) -> None:
    """Change the status of these and of what is attached to them, and tell of each."""
    for id in (*ids, *with_what_is_attached(objects, ids)):
        if objects[id].phased_out is not out:
            objects[id] = objects[id].but(phased_out=out)
            why = because if id in ids else cite(with_what_is_attached)
            play.note(why, "{0} phases out" if out else "{0} phases in", id)


def _phases_in(objects: Mapping[int, GameObject], id: int, active: int) -> bool:
    """Whether it phased out by itself under this player's control: what is attached to another
    permanent that is phased out waits for that one."""
    object = objects[id]
    host = objects.get(object.attached_to) if isinstance(object.attached_to, int) else None
    waits = host is not None and host.phased_out
    return object.phased_out and object.controller == active and not waits


@rule("702.26g")
def with_what_is_attached(objects: Mapping[int, GameObject], hosts: Iterable[int]) -> list[int]:
    """What is attached to a permanent phases out and in along with it, whoever controls it."""
    found: list[int] = []
    waiting = list(hosts)
    while waiting:
        host = waiting.pop()
        attached = [id for id, object in objects.items() if object.attached_to == host]
        found += attached
        waiting += attached
    return found


@rule("502.3", "turn-based action", Step.UNTAP, order=2)
def untap(play: Play) -> None:
    """Then the active player untaps all their permanents at once, those aside that an effect keeps
    from untapping."""
    now = play.now
    mine = tuple(now.permanents(play.game.turn.active))
    ids = [o.id for o in mine if o.tapped and not _stays_tapped(now, o.id)]
    events = [Untapped(id) for id in (*chosen_to_untap(play, ids), *what_else_untaps(now))]
    if events:
        play.happen(events, cite(untap))
    play.set(_served(play.now))


def _served(now: Now) -> Game:
    """The game without what kept permanents of the active player from untapping this once."""
    game = now.game
    lasting = [e for e in game.effects if e.duration is Duration.NEXT_UNTAP_STEP]
    over = [e for e in lasting if _is_over(now, e)]
    if not over:
        return game
    return game.but(effects=tuple(effect for effect in game.effects if effect not in over))


def _is_over(now: Now, effect: ActiveEffect) -> bool:
    active = now.game.turn.active
    if effect.until_turn_of is not None:
        return effect.until_turn_of == active
    return all(
        id not in now.battlefield or now.controller(id) == active for id in effect.objects or ()
    )


@rule("502.3", "effect", DoesNotUntap)
def does_not_untap(play: Play, effect: DoesNotUntap, at: Viewpoint) -> None:
    """What an effect keeps from untapping stays tapped once, as whoever controls it then untaps
    their permanents; of what its controller controls that counts which they have then (611.2c)."""
    if isinstance(effect.what, AllOf) and Controlled(Who.YOU) in effect.what.of:
        # What changes no characteristics holds for what comes under their control only later, too.
        stay = StaysTapped(effect.what)
        start(play, stay, at, Duration.NEXT_UNTAP_STEP, until_turn_of=at.controller)
        return
    for id in permanents(play.now, effect.what, at):
        stay = StaysTapped(ObjectIs(id))
        start(play, stay, at, Duration.NEXT_UNTAP_STEP, frozenset({id}))


def _stays_tapped(now: Now, id: int) -> bool:
    return any(
        matches_if_known(now, effect.subject, id, at)
        for effect, at in now.modifications(StaysTapped)
    )
