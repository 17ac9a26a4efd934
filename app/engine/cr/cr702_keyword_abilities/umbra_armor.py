"""Umbra armor (CR 702.89)."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.kernel.now import Now
from app.engine.kernel.play import Replacement
from app.engine.kernel.rules import cite, rule
from app.terms.events import DamageRemoved, Destroyed, Event


@rule("702.89a", "replacement", Destroyed)
def destroys_the_aura(now: Now, event: Destroyed) -> Iterator[Replacement]:
    """Where a permanent enchanted by an Aura with umbra armor would be destroyed, the damage marked
    on it is removed and the Aura is destroyed instead."""
    for aura in now.battlefield:
        attached = now.game.objects[aura].attached_to == event.object
        if attached and "umbra armor" in now.of(aura).keywords:
            yield _saves(aura, now.of(aura).name)


def _saves(aura: int, name: str) -> Replacement:
    def instead(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
        assert isinstance(event, Destroyed)
        return (DamageRemoved(event.object), Destroyed(aura)), 0

    return Replacement(("umbra armor", aura), cite(destroys_the_aura), name, instead)
