"""Creatures (CR 302)."""

from __future__ import annotations

from app.engine.kernel.now import Now
from app.engine.kernel.rules import rule


@rule("302.6")
def summoning_sick(now: Now, creature: int) -> bool:
    """A creature that has not been its controller's since their turn began can't attack, nor use
    abilities that cost {T} or {Q}, unless it has haste."""
    return now.game.objects[creature].sick and not now.has(creature, "haste")
