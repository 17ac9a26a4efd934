"""Umbra armor (CR 702.89)."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.kernel.now import Now
from app.engine.kernel.play import Replacement
from app.engine.kernel.rules import cite, rule
from app.terms.events import DamageRemoved, Destroyed, Event, Recipient


@rule("702.89a", "replacement", Destroyed)
def destroys_the_aura(now: Now, event: Destroyed) -> Iterator[Replacement]:
    """Where a permanent enchanted by an Aura with umbra armor would be destroyed, the damage marked
    on it is removed and the Aura is destroyed instead."""
    for aura, host in now.once(_armor):
        if host == event.object:
            yield _saves(aura, now.of(aura).name)


def _armor(now: Now) -> list[tuple[int, Recipient | None]]:
    """The Auras with umbra armor and what they enchant; few boards have one."""
    objects = now.game.objects
    return [
        (id, objects[id].attached_to)
        for id, known in now.characteristics.items()
        if "umbra armor" in known.keywords
    ]


def _saves(aura: int, name: str) -> Replacement:
    def instead(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
        assert isinstance(event, Destroyed)
        return (DamageRemoved(event.object), Destroyed(aura)), 0

    return Replacement(("umbra armor", aura), cite(destroys_the_aura), name, instead)
