"""Devotion (CR 700.5)."""

from __future__ import annotations

from app.engine.kernel.now import Now
from app.engine.kernel.rules import rule
from app.terms.colors import Color


@rule("700.5")
def devotion(now: Now, player: int, colors: frozenset[Color]) -> int:
    """A player's devotion to colors: the mana symbols of any of them in the mana costs of the
    permanents they control."""
    return sum(
        1
        for object in now.permanents(player)
        if (cost := now.of(object.id).mana_cost) is not None
        for symbol in cost.symbols
        if symbol.colors & colors
    )
