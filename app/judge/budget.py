"""How much may be looked at before a search is cut short."""

from __future__ import annotations

import time
from dataclasses import dataclass


@dataclass(slots=True)
class Budget:
    """How much may be looked at: units of play, and seconds on the clock."""

    units: int = 60_000
    seconds: float = 8.0
    spent: int = 0
    deadline: float = 0.0
    gone: bool = False

    def start(self) -> None:
        """Begin to count the time."""
        self.deadline = time.monotonic() + self.seconds

    def spend(self) -> bool:
        """One more unit; False where the budget is gone."""
        self.spent += 1
        if self.spent > self.units or (
            not self.spent & 31 and self.deadline and time.monotonic() > self.deadline
        ):
            self.gone = True
        return not self.gone

    def half(self) -> Half:
        """Half of what is left."""
        until = (self.deadline + time.monotonic()) / 2 if self.deadline else None
        return Half(self, (self.units + self.spent) // 2, until)


@dataclass(frozen=True, slots=True)
class Half:
    """A part of a budget, for one search among others: up to so many units, and until a time."""

    budget: Budget
    units: int
    until: float | None

    def gone(self) -> bool:
        """Whether it is used up."""
        late = self.until is not None and time.monotonic() > self.until
        return late or self.budget.spent > self.units
