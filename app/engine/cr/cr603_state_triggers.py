"""State triggers (CR 603.8): abilities that trigger because of how things are."""

from __future__ import annotations

from app.engine.cr.cr603_handling_triggered_abilities import waits, why
from app.engine.kernel.game import WaitingTrigger
from app.engine.kernel.now import Viewpoint, Watcher
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, holds
from app.terms.abilities import EventKind


@rule("603.8", "state triggers")
def watch_state(play: Play) -> None:
    """An ability that asks how things are triggers as soon as they are so, and not again while it
    waits or is on the stack."""
    now = play.now
    for watcher, trigger in now.watchers().get(EventKind.STATE, ()):
        if trigger.state is None or _is_pending(play, watcher):
            continue
        at = Viewpoint(watcher.object, watcher.controller, watcher.name, watcher.object)
        try:
            so = holds(now, trigger.state, at)
        except NotModelled:
            play.not_applied(watcher.name, "the state that a triggered ability watches for")
            continue
        if so and _condition(play, watcher, at):
            found = WaitingTrigger(
                watcher.ability, watcher.object, watcher.controller, watcher.name, None
            )
            because = why(play, watcher.keyword) if watcher.keyword else cite(watch_state)
            waits(play, now, watcher, found, because)


def _condition(play: Play, watcher: Watcher, at: Viewpoint) -> bool:
    condition = watcher.ability.condition
    try:
        return condition is None or holds(play.now, condition, at)
    except NotModelled:
        play.not_applied(watcher.name, "the condition of a triggered ability")
        return False


def _is_pending(play: Play, watcher: Watcher) -> bool:
    """Whether the ability waits already, or is on the stack."""
    on_stack = [item.trigger for item in play.game.stack if item.trigger is not None]
    return any(
        found.source == watcher.object and found.ability == watcher.ability
        for found in (*play.game.waiting, *on_stack)
    )
