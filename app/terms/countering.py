"""Countering as an event (CR 701.6)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Countered:
    """A spell or ability is countered: taken off the stack without any effect."""

    object: int
