"""Effects on counters that are there, or of a kind that a player chooses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.terms.effects import Objects


@dataclass(frozen=True, slots=True)
class MovesCounters:
    """A counter of that kind is moved from the one object onto the other; `every`: all of them, of
    all kinds with None. Otherwise None stands for as many counters of each kind as the one has,
    which are put on the other and taken off nothing."""

    what: Objects
    to: Objects
    kind: str | None = None
    every: bool = False


@dataclass(frozen=True, slots=True)
class PutCounterOfChoice:
    """A counter of one of the kinds is put on each of the objects, as its controller chooses."""

    what: Objects
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TakeCountersOfChoice:
    """A counter of the kind, or of a kind chosen, is taken off each of the objects and, where `to`
    is named, put on that; `any_number`: as many of them as its controller chooses."""

    what: Objects
    kind: str | None = None
    to: Objects | None = None
    any_number: bool = False


CounterEffect = MovesCounters | PutCounterOfChoice | TakeCountersOfChoice
