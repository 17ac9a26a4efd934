"""Reasons: why something is not allowed, or did not happen, without making text on the way.

`text` is a fixed sentence with `{0}`, `{1}` … for the objects and players in `about`; names are put
in by whoever shows it.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.terms.cite import Cite
from app.terms.events import PlayerRef

Mention = int | PlayerRef | str


@dataclass(frozen=True, slots=True)
class Reason:
    """A sentence about some objects, and the rule or text at work."""

    because: Cite
    text: str
    about: tuple[Mention, ...] = ()
