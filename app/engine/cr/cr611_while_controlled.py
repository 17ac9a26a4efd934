"""Effects that last for as long as their player controls their source, or as that remains tapped,
or as what they are about has a counter on it (CR 611.2b)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.kernel.game import ActiveEffect
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.terms.effects import Duration, WhileCounter

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
