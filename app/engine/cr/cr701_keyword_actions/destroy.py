"""Destroy (CR 701.8)."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.kernel.now import Now
from app.engine.kernel.rules import rule
from app.terms.events import Destroyed, Event, Moved
from app.terms.zones import Zone


@rule("701.8a", "results", Destroyed)
def to_graveyard(now: Now, event: Destroyed, batch: Sequence[Event]) -> list[Event]:
    """A permanent that is destroyed is put into its owner's graveyard."""
    return [Moved(event.object, Zone.GRAVEYARD, kind="destroyed")]
