"""Coin flips as events (CR 705)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CoinFlipped:
    """A player's coin came up so: `win`, `lose`, `heads`, `tails`; `won`: the player won it."""

    player: int
    side: str
    won: bool = False
