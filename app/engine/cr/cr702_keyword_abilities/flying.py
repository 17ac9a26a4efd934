"""Flying (CR 702.9) and reach (702.17)."""

from __future__ import annotations

from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import KeywordAbility


@rule("702.9b", "evasion", "flying")
def flying(
    now: Now, attacker: int, blocker: int, abilities: tuple[KeywordAbility, ...]
) -> Reason | None:
    """Only creatures with flying or reach block a creature with flying, which itself may block
    anything."""
    if now.has(blocker, "flying") or now.has(blocker, "reach"):
        return None
    text = "{0} can't block {1}: {1} has flying, and {0} has neither flying nor reach"
    return Reason(cite(flying), text, (blocker, attacker))
