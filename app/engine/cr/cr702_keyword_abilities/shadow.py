"""Shadow (CR 702.28)."""

from __future__ import annotations

from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import KeywordAbility


@rule("702.28b", "evasion", "shadow")
def shadow(
    now: Now, attacker: int, blocker: int, abilities: tuple[KeywordAbility, ...]
) -> Reason | None:
    """Creatures with shadow and creatures without it never block each other."""
    if now.has(blocker, "shadow"):
        return None
    text = "{0} can't block {1}: {1} has shadow, and {0} has not"
    return Reason(cite(shadow), text, (blocker, attacker))


@rule("702.28b", "blocker's restriction", "shadow")
def blocker_with_shadow(
    now: Now, attacker: int, blocker: int, abilities: tuple[KeywordAbility, ...]
) -> Reason | None:
    """Creatures with shadow and creatures without it never block each other."""
    if now.has(attacker, "shadow"):
        return None
    text = "{0} can't block {1}: {0} has shadow, and {1} has not"
    return Reason(cite(blocker_with_shadow), text, (blocker, attacker))
