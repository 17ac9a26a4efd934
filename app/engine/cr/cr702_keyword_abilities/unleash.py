"""Unleash (CR 702.98)."""

from __future__ import annotations

from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import KeywordAbility


@rule("702.98a", "blocker's restriction", "unleash")
def cant_block(
    now: Now, attacker: int, blocker: int, abilities: tuple[KeywordAbility, ...]
) -> Reason | None:
    """A creature with unleash may enter with a +1/+1 counter, and blocks nothing while it has
    one."""
    object = now.game.find(blocker)
    if object is None or not object.count("+1/+1"):
        return None
    text = "{0} has unleash and a +1/+1 counter, and so can't block"
    return Reason(cite(cant_block), text, (blocker,))
