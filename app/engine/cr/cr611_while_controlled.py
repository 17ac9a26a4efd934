"""Effects that last for as long as their player controls their source, or as that remains tapped,
or as what they are about has a counter on it (CR 611.2b)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.kernel.game import ActiveEffect
from app.engine.kernel.how_cast import cast_from
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.engine.kernel.who import as_it_was
from app.terms.effects import Duration, WhileCounter
from app.terms.events import Event, SpellCast
from app.terms.relations import CastFrom
from app.terms.zones import Zone

_LASTING = (
    Duration.WHILE_YOU_CONTROL,
    Duration.WHILE_SOURCE_TAPPED,
    Duration.WHILE_YOU_CONTROL_TAPPED,
)


@rule("611.2b", "state-based check", order=-3)
def end_of_control(play: Play) -> bool:
    """They end as the source leaves, or as someone else gains control of it; those that last while
    it remains tapped, as it untaps; those of a counter, for each object as it loses that."""
    effects = play.game.effects
    if not any(e.duration in _LASTING or isinstance(e.duration, WhileCounter) for e in effects):
        return False
    now = play.now
    left = tuple(_still(now, effect) for effect in effects if _lasts(now, effect))
    if left == effects:
        return False
    play.set(play.game.but(effects=left))
    return True


def _still(now: Now, effect: ActiveEffect) -> ActiveEffect:
    """The effect, no longer about what has lost the counter."""
    if not isinstance(effect.duration, WhileCounter):
        return effect
    kept = _with_counter(now, effect, effect.duration.kind)
    return effect if kept == effect.objects else replace(effect, objects=kept)


def _with_counter(now: Now, effect: ActiveEffect, kind: str) -> frozenset[int]:
    there = now.game.objects
    return frozenset(id for id in effect.objects or () if id in there and there[id].count(kind))


def _lasts(now: Now, effect: ActiveEffect) -> bool:
    match effect.duration:
        case WhileCounter(kind):
            return bool(_with_counter(now, effect, kind))
        case Duration.WHILE_YOU_CONTROL:
            return controls_source(now, effect)
        case Duration.WHILE_SOURCE_TAPPED:
            return _is_tapped(now, effect)
        case Duration.WHILE_YOU_CONTROL_TAPPED:
            return controls_source(now, effect) and _is_tapped(now, effect)
        case _:
            return True


def _is_tapped(now: Now, effect: ActiveEffect) -> bool:
    source = effect.source
    return source is not None and source in now.battlefield and now.game.objects[source].tapped


def controls_source(now: Now, effect: ActiveEffect) -> bool:
    """Whether the player whose effect it is still controls what it comes from."""
    source = effect.source
    return (
        source is not None
        and source in now.battlefield
        and now.controller(source) == effect.controller
    )


@rule("611.2b", "observe", SpellCast)
def until_it_is_cast(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """What lasts until its source is cast from exile ends as that happens."""
    effects = play.game.effects
    lasting = [e for e in effects if e.duration is Duration.UNTIL_CAST_FROM_EXILE]
    if not lasting:
        return
    cast = {
        spell.label
        for event in events
        if isinstance(event, SpellCast)
        for spell in [play.game.objects[event.object]]
        if cast_from(play.now, CastFrom(Zone.EXILE), spell.id)
    }
    over = [e for e in lasting if e.source is not None and _label(play.now, e.source) in cast]
    if over:
        play.set(play.game.but(effects=tuple(e for e in effects if e not in over)))


def _label(now: Now, id: int) -> str:
    object = as_it_was(now, id)
    return "" if object is None else object.label
