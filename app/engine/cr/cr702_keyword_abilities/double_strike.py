"""Double strike (CR 702.4)."""

from __future__ import annotations

from app.engine.kernel.now import Now
from app.engine.kernel.rules import rule


@rule("702.4b")
def strikes_twice(now: Now, id: int) -> bool:
    """With double strike a creature deals combat damage in both combat damage steps. In the second
    it counts whether it has it then: losing it after the first blow ends that (702.4c), and a
    creature with first strike that has got it by then strikes again (702.4d)."""
    return "double strike" in now.of(id).keywords
