"""Lifelink (CR 702.15)."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.kernel.now import Now
from app.engine.kernel.rules import rule
from app.terms.events import Damage, Event, LifeGain


@rule("702.15b", "results", Damage)
def gain_life(now: Now, event: Damage, batch: Sequence[Event]) -> list[Event]:
    """The controller of a source with lifelink gains as much life as the damage it deals: once for
    all that it deals at one time, and apart for each such source (702.15e)."""
    return _gain(now, event, batch) if event.source in now.game.objects else []


@rule("702.15c", "results", Damage)
def gain_life_though_gone(now: Now, event: Damage, batch: Sequence[Event]) -> list[Event]:
    """Where the source has left, it counts whether it had lifelink when it was last there."""
    return [] if event.source in now.game.objects else _gain(now, event, batch)


def _gain(now: Now, event: Damage, batch: Sequence[Event]) -> list[Event]:
    known = now.known(event.source)
    if "lifelink" not in known.keywords:
        return []
    own = [e for e in batch if isinstance(e, Damage) and e.source == event.source]
    if own[0] is not event:
        return []
    return [LifeGain(known.controller, sum(e.amount for e in own), event.source)]
