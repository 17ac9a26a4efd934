"""Effects that last for as long as their player controls their source, or as that remains tapped
(CR 611.2b)."""

from __future__ import annotations

from app.engine.kernel.game import ActiveEffect
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.terms.effects import Duration

_LASTING = (
    Duration.WHILE_YOU_CONTROL,
    Duration.WHILE_SOURCE_TAPPED,
    Duration.WHILE_YOU_CONTROL_TAPPED,
)


@rule("611.2b", "state-based check", order=-3)
def end_of_control(play: Play) -> bool:
    """They end as the source leaves, or as someone else gains control of it; those that last while
    it remains tapped, as it untaps."""
    if not any(effect.duration in _LASTING for effect in play.game.effects):
        return False
    now = play.now
    left = tuple(effect for effect in play.game.effects if _lasts(now, effect))
    if len(left) == len(play.game.effects):
        return False
    play.set(play.game.but(effects=left))
    return True


def _lasts(now: Now, effect: ActiveEffect) -> bool:
    match effect.duration:
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
