"""First strike (CR 702.7)."""

from __future__ import annotations

from app.engine.kernel.now import Now
from app.engine.kernel.rules import rule


@rule("702.7b")
def strikes_first(now: Now, id: int) -> bool:
    """With first strike (or double strike) a creature deals its combat damage in a step before the
    others. Whether it has either now."""
    keywords = now.of(id).keywords
    return "first strike" in keywords or "double strike" in keywords
