"""Reading effects on combat in one position (CR 506): whom they are about, whether they hold."""

from __future__ import annotations

from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.select import NotModelled, holds, matches
from app.terms.conditions import Condition
from app.terms.selectors import Selector


class Reading:
    """`unread` collects (whose, what) of effects that can't be worked out: they then count as not
    there, and whoever asks has to say so."""

    def __init__(self, now: Now) -> None:
        self.now = now
        self.unread: dict[tuple[str, str], None] = {}

    def affects(self, subject: Selector, id: int, at: Viewpoint, what: str) -> bool:
        """Whether an effect is about this object; False, and noted, where that can't be told."""
        try:
            return matches(self.now, subject, id, at)
        except NotModelled:
            self.unread[at.name, what] = None
            return False

    def holds(self, condition: Condition, at: Viewpoint, what: str) -> bool | None:
        """Whether a condition is true; None, and noted, where that can't be told."""
        try:
            return holds(self.now, condition, at)
        except NotModelled:
            self.unread[at.name, what] = None
            return None
