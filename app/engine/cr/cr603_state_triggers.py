"""State triggers (CR 603.8): abilities that trigger because of how things are."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr603_handling_triggered_abilities import waits, watch_delayed, why
from app.engine.kernel.game import DelayedTrigger, WaitingTrigger
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
    for delayed in play.game.delayed:
        if delayed.ability.trigger.kind is EventKind.STATE:
            watch_later(play, delayed)
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


def watch_later(play: Play, delayed: DelayedTrigger) -> None:
    """A delayed ability that waits for things to be so triggers once, as soon as they are: as a
    player loses control of what they had gained control of, say. What is so as it is made does not
    become so (603.2): it waits until that is otherwise first."""
    state, now = delayed.ability.trigger.state, play.now
    ability, keyword = delayed.ability, delayed.keyword
    watcher = Watcher(delayed.source, delayed.controller, delayed.name, ability, keyword)
    at = Viewpoint(watcher.object, watcher.controller, watcher.name, watcher.object)
    if state is None:
        return
    if not holds(now, state, at):
        if delayed.too_soon:
            kept = (replace(d, too_soon=False) if d is delayed else d for d in play.game.delayed)
            play.set(play.game.but(delayed=tuple(kept)))
        return
    if delayed.too_soon:
        return
    without = tuple(other for other in play.game.delayed if other is not delayed)
    play.set(play.game.but(delayed=without))
    found = WaitingTrigger(watcher.ability, watcher.object, watcher.controller, watcher.name, None)
    waits(play, now, watcher, found, cite(watch_delayed))


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
