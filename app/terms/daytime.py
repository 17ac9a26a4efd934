"""Day and night (CR 731)."""

from __future__ import annotations

from dataclasses import dataclass

DAY, NIGHT = "day", "night"


@dataclass(frozen=True, slots=True)
class DaytimeBecomes:
    """It becomes day or night; `was` is what it was before, empty where it was neither."""

    to: str
    was: str = ""


@dataclass(frozen=True, slots=True)
class DayBeginsAsItEnters:
    """As the source enters, day begins where neither has begun yet."""
