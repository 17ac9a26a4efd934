"""Shroud (CR 702.18)."""

from __future__ import annotations

from app.engine.cr.cr115_targets import Targeting
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import KeywordAbility
from app.terms.events import Recipient


@rule("702.18a", "target restriction", "shroud")
def cant_be_targeted(
    now: Now, target: Recipient, targeting: Targeting, abilities: tuple[KeywordAbility, ...]
) -> Reason | None:
    """No spell or ability may target what has shroud."""
    return Reason(cite(cant_be_targeted), "{0} has shroud", (target,))
