"""Skulk (CR 702.118)."""

from __future__ import annotations

from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import KeywordAbility


@rule("702.118b", "evasion", "skulk")
def skulk(
    now: Now, attacker: int, blocker: int, abilities: tuple[KeywordAbility, ...]
) -> Reason | None:
    """No creature of greater power blocks a creature with skulk."""
    if now.power(blocker) <= now.power(attacker):
        return None
    text = "{0} can't block {1}: {1} has skulk, and {0} has greater power"
    return Reason(cite(skulk), text, (blocker, attacker))
