"""Regenerate (CR 701.19, 614.8)."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.kernel.now import Now
from app.engine.kernel.play import Replacement
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import matches_if_known
from app.terms.events import (
    DamageRemoved,
    Destroyed,
    Event,
    Regenerated,
    RemovedFromCombat,
    Tapped,
)
from app.terms.modifications import CantBeRegenerated, Regenerates


@rule("701.19a", "replacement", Destroyed)
def regeneration(now: Now, event: Destroyed) -> Iterator[Replacement]:
    """A regeneration shield: the next time the permanent would be destroyed this turn, the damage
    marked on it is removed instead, it becomes tapped and it is removed from combat. A static
    ability that regenerates does so each time (701.19b); where something can't be regenerated the
    shields wait on (701.19c)."""
    if not event.regeneration:
        return
    for number, (effect, at) in enumerate(now.modifications(Regenerates)):
        if not matches_if_known(now, effect.subject, event.object, at):
            continue
        if cant_be_regenerated(now, event.object):
            return
        shield = at.effect
        yield Replacement(
            ("regenerate", at.object if shield is None else shield.id, number),
            cite(regeneration),
            at.name,
            _regenerates,
            effect=shield.id if shield is not None else None,
            left=shield.left if shield is not None else None,
        )


@rule("701.19c")
def cant_be_regenerated(now: Now, id: int) -> bool:
    """Where an effect says that something can't be regenerated, its shields are not applied and
    wait on."""
    return any(
        matches_if_known(now, effect.subject, id, at)
        for effect, at in now.modifications(CantBeRegenerated)
    )


def _regenerates(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
    assert isinstance(event, Destroyed)
    id = event.object
    return (Regenerated(id), DamageRemoved(id), Tapped(id), RemovedFromCombat(id)), 1
