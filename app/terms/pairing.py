"""Pairs of creatures (CR 702.95): who they are, how they come to be, and the event of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.terms.effects import Objects


@dataclass(frozen=True, slots=True)
class BothPaired:
    """The source and the creature that it is paired with."""


@dataclass(frozen=True, slots=True)
class PairWith:
    """The controller may pair the source with the object, or with one of those that match, as long
    as both are unpaired creatures of theirs."""

    what: Objects


@dataclass(frozen=True, slots=True)
class Paired:
    """Two creatures become paired; with `other` None the one becomes unpaired."""

    object: int
    other: int | None
