"""What is exiled instead of entering the battlefield, unless it was cast (CR 614.1a)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine.cr.cr614_cant_enter import as_it_would_enter
from app.engine.cr.cr614_entering import as_if_there
from app.engine.kernel.now import Now
from app.engine.kernel.play import Replacement
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import matches_if_known
from app.terms.events import Event, Moved
from app.terms.playing import ExiledUnlessCast
from app.terms.zones import Zone


@rule("614.6", "replacement", Moved)
def exiled_unless_cast(now: Now, event: Moved) -> Iterator[Replacement]:
    """What comes from anywhere but the stack was not cast; it is looked at as it would be on the
    battlefield (614.12)."""
    object = now.game.find(event.object)
    if event.to is not Zone.BATTLEFIELD or object is None or object.zone is Zone.STACK:
        return
    found = now.modifications(ExiledUnlessCast)
    if not found:
        return
    there = as_it_would_enter(now, object, event)
    for number, (effect, at) in enumerate(found):
        if matches_if_known(there, as_if_there(effect.what), object.id, at):
            key = ("exiled unless cast", at.object, number)
            yield Replacement(key, cite(exiled_unless_cast), at.name, _instead)


def _instead(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
    assert isinstance(event, Moved)
    return (replace(event, to=Zone.EXILE, kind="exiled"),), 0
