"""A player's speed (CR 702.179): what is measured of it, and how it changes."""

from __future__ import annotations

from dataclasses import dataclass

from app.terms.selectors import Who

# A player of this speed has max speed (CR 702.179e).
MAX_SPEED = 4


@dataclass(frozen=True, slots=True)
class SpeedOf:
    """The player's speed, 0 for one who has none (CR 702.179f)."""

    who: Who


@dataclass(frozen=True, slots=True)
class SpeedBecomes:
    """A player's speed becomes this."""

    player: int
    speed: int
