"""Cards that an object has exiled, of which others of its abilities speak (CR 607.2a)."""

from __future__ import annotations

from app.engine.kernel.components import made_of
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.terms.events import Event, Moved
from app.terms.zones import Zone


@rule("607.2a")
def remember_what_exiled(play: Play, events: tuple[Event, ...], source: int | None) -> None:
    """Another ability of the same object may speak of the cards exiled with it: of those that its
    abilities have exiled."""
    for event in events:
        if isinstance(event, Moved) and event.to is Zone.EXILE:
            for id in made_of(event):
                exiled = play.game.objects[id].but(exiled_with=source)
                play.set(play.game.with_object(exiled))
