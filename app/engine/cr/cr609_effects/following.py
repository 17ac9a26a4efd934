"""Following the instructions of a text one by one (CR 608.2c)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr609_effects.carrying_out import carry_out
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.engine.kernel.trace import Entry, Happened
from app.terms.effects import Effect
from app.terms.events import Event, Moved, TokenCreated


@rule("608.2c")
def follow(play: Play, effects: tuple[Effect, ...], at: Viewpoint) -> Viewpoint:
    """Instructions are followed in the order written; later ones know what earlier ones moved or
    created (400.7j), which the viewpoint returned knows."""
    for effect in effects:
        start = len(play.trace)
        carry_out(play, effect, at)
        at = after(at, play.trace[start:])
    return at


def after(at: Viewpoint, entries: list[Entry]) -> Viewpoint:
    """The viewpoint with what has just been moved and created."""
    events = [e for entry in entries if isinstance(entry, Happened) for e in entry.events]
    moved = tuple(
        (event.object, event.new)
        for event in events
        if isinstance(event, Moved) and event.new is not None
    )
    new = tuple(id for event in events if (id := _made(event)) is not None)
    if not new:
        return at
    return replace(at, became=at.became + moved, those=at.those + new)


def _made(event: Event) -> int | None:
    return event.new if isinstance(event, (Moved, TokenCreated)) else None
