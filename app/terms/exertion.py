"""Events of attackers that are exerted or enlist others (CR 701.43, 702.154)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Exerted:
    """A player exerts a permanent: it won't untap in that player's next untap step."""

    object: int
    player: int


@dataclass(frozen=True, slots=True)
class Enlisted:
    """An attacker enlists another creature, which becomes tapped."""

    object: int
    other: int
