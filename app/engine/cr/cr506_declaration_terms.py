"""What a declaration of attackers or blockers is checked against (CR 508.1c–d, 509.1b–c), as data.

A creature's move is what it attacks (one thing) or all that it blocks. Whether two objects may meet
at all is looked at move by move; what is here is about the declaration as a whole.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from app.engine.kernel.reason import Reason
from app.terms.events import Recipient

Move = tuple[Recipient, ...]
Declared = Mapping[int, Move]


@dataclass(frozen=True, slots=True)
class Counted:
    """Which moves are counted: those of these creatures, with one of these aims (None: any)."""

    creatures: frozenset[int] | None = None
    aims: frozenset[Recipient] | None = None

    def counts(self, creature: int, move: Move) -> bool:
        """Whether this creature's move is counted."""
        if self.creatures is not None and creature not in self.creatures:
            return False
        return self.aims is None or any(aim in self.aims for aim in move)

    def number(self, declared: Declared) -> int:
        """How many creatures' moves are counted."""
        return sum(self.counts(creature, move) for creature, move in declared.items())


@dataclass(frozen=True, slots=True)
class Requirement:
    """Obeyed where `number` moves or more are counted. `creature`: the one it is about, if one.
    `reason` says what has to be done and who asks for it, `also` by which other rule."""

    counted: Counted
    reason: Reason
    number: int = 1
    creature: int | None = None
    also: Reason | None = None

    def obeyed(self, declared: Declared) -> bool:
        """Whether the declaration obeys it."""
        return self.counted.number(declared) >= self.number


@dataclass(frozen=True, slots=True)
class Limit:
    """A restriction on the whole: no more than `most` moves are counted, and no fewer than `fewest`
    where any move at all is one of `where`."""

    counted: Counted
    reason: Reason
    most: int | None = None
    fewest: int = 0
    where: Counted | None = None

    def disobeyed(self, declared: Declared) -> bool:
        """Whether the declaration disobeys it."""
        number = self.counted.number(declared)
        if self.most is not None and number > self.most:
            return True
        if self.where is None or number >= self.fewest:
            return False
        return self.where.number(declared) > 0
