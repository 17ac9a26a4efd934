"""Vigilance (CR 702.20)."""

from __future__ import annotations

from app.engine.kernel.now import Now
from app.engine.kernel.rules import rule


@rule("702.20b")
def taps_to_attack(now: Now, creature: int) -> bool:
    """Attacking taps a creature, unless it has vigilance."""
    return not now.has(creature, "vigilance")
