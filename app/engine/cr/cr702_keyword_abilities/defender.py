"""Defender (CR 702.3)."""

from __future__ import annotations

from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import KeywordAbility
from app.terms.events import Recipient


@rule("702.3b", "attack restriction", "defender")
def defender(
    now: Now, attacker: int, target: Recipient, abilities: tuple[KeywordAbility, ...]
) -> Reason | None:
    """A creature with defender attacks nothing."""
    return Reason(cite(defender), "{0} has defender and can't attack", (attacker,))
