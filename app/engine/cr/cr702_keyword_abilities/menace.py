"""Menace (CR 702.111)."""

from __future__ import annotations

from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import KeywordAbility


@rule("702.111b", "blockers needed", "menace")
def menace(now: Now, attacker: int, abilities: tuple[KeywordAbility, ...]) -> tuple[int, Reason]:
    """Two creatures or more block a creature with menace, or none does; further instances of it
    ask for no more."""
    text = "{0} has menace: one creature alone can't block it"
    return 2, Reason(cite(menace), text, (attacker,))
