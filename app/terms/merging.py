"""Objects that merge with a permanent (CR 730), and what says how often that has happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.terms.cards import Card
    from app.terms.changes import BecomeCopy
    from app.terms.selectors import Selector


@dataclass(frozen=True, slots=True)
class Merged:
    """An object is put on top of a permanent, or under it, and becomes a part of that. `card`: what
    the permanent looks like then; `copy`: what it was a copy of until then."""

    object: int
    host: int
    on_top: bool
    card: Card
    copy: BecomeCopy | None = None


@dataclass(frozen=True, slots=True)
class TimesMutated:
    """How often a mutating creature spell has merged with the creature."""

    of: Selector
