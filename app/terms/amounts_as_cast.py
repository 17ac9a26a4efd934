"""Amounts that tell how a spell was cast: what was paid and spent for it, what it targets."""

from __future__ import annotations

from dataclasses import dataclass

from app.terms.mana import ManaType
from app.terms.selectors import Selector


@dataclass(frozen=True, slots=True)
class SameColorSpent:
    """The most mana of one color that was spent to cast the object."""

    on: Selector


@dataclass(frozen=True, slots=True)
class ConvokedBy:
    """The number of creatures that convoked the object."""

    on: Selector


@dataclass(frozen=True, slots=True)
class TimesPaid:
    """How often an optional cost was paid for the object as it was cast: `kicker`."""

    cost: str
    on: Selector


@dataclass(frozen=True, slots=True)
class ColorsSpent:
    """The number of colors of mana that was spent to cast the object (converge)."""

    on: Selector


@dataclass(frozen=True, slots=True)
class ManaSpent:
    """The mana spent to cast the object: of a type, from a source, snow; once for `every` many."""

    on: Selector
    type: ManaType | None = None
    source: Selector | None = None
    snow: bool = False
    every: int = 1


@dataclass(frozen=True, slots=True)
class TargetsBeyondFirst:
    """The number of targets of the spell beyond the first (strive)."""


@dataclass(frozen=True, slots=True)
class TargetsMatching:
    """The number of different targets of the spell that match, players too where `players`."""

    what: Selector
    players: bool = False
