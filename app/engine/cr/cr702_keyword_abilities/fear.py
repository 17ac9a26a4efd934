"""Fear (CR 702.36)."""

from __future__ import annotations

from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import KeywordAbility
from app.terms.colors import Color
from app.terms.types import CardType


@rule("702.36b", "evasion", "fear")
def fear(
    now: Now, attacker: int, blocker: int, abilities: tuple[KeywordAbility, ...]
) -> Reason | None:
    """Only artifact creatures and black creatures block a creature with fear."""
    known = now.of(blocker)
    if CardType.ARTIFACT in known.types or Color.BLACK in known.colors:
        return None
    text = "{0} can't block {1}: {1} has fear, and {0} is neither an artifact nor black"
    return Reason(cite(fear), text, (blocker, attacker))
