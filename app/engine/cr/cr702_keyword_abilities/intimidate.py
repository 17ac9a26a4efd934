"""Intimidate (CR 702.13)."""

from __future__ import annotations

from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import KeywordAbility
from app.terms.types import CardType


@rule("702.13b", "evasion", "intimidate")
def intimidate(
    now: Now, attacker: int, blocker: int, abilities: tuple[KeywordAbility, ...]
) -> Reason | None:
    """Only artifact creatures and those that have one of its colors block a creature with
    intimidate."""
    known = now.of(blocker)
    if CardType.ARTIFACT in known.types or known.colors & now.of(attacker).colors:
        return None
    text = "{0} can't block {1}: {1} has intimidate, and {0} is no artifact and of other colors"
    return Reason(cite(intimidate), text, (blocker, attacker))
