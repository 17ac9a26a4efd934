"""Horsemanship (CR 702.31)."""

from __future__ import annotations

from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import KeywordAbility


@rule("702.31b", "evasion", "horsemanship")
def horsemanship(
    now: Now, attacker: int, blocker: int, abilities: tuple[KeywordAbility, ...]
) -> Reason | None:
    """Only creatures with horsemanship block a creature with horsemanship, which itself may block
    anything."""
    if now.has(blocker, "horsemanship"):
        return None
    text = "{0} can't block {1}: {1} has horsemanship, and {0} has not"
    return Reason(cite(horsemanship), text, (blocker, attacker))
