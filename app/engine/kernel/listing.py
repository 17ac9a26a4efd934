"""Listing every way to take one option for each of several things that is worth enough."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from app.engine.kernel.maximum import Counter, Option, Table

PATIENCE = 30_000


class Listing:
    """The ways to take options that come to a worth of `least` or more, those of the smallest size
    first. `given_up` is set where it has looked for the next one for too long."""

    def __init__(
        self,
        things: Sequence[Sequence[Option]],
        counters: Sequence[Counter],
        least: int,
        patience: int = PATIENCE,
    ) -> None:
        # What is taken comes before what is not, so that the first things are taken first.
        self.table = Table([[*options[1:], options[0]] for options in things], counters)
        self.least = least
        self.patience = patience
        self.given_up = False
        self._spent = 0
        self._dead: set[tuple[Any, ...]] = set()
        size = len(things)
        self._size_left = [0] * (size + 1)
        for i in range(size - 1, -1, -1):
            largest = max(option.size for option in things[i])
            self._size_left[i] = self._size_left[i + 1] + largest
        sized = [option for options in things for option in options if option.size]
        self._value_each = max((-(-option.value // option.size) for option in sized), default=0)
        self._adds_each = max((-(-len(option.adds) // option.size) for option in sized), default=0)

    def run(self) -> Iterator[tuple[Any, ...]]:
        """The answers of the options taken, in the order of the things."""
        for size in range(self._size_left[0] + 1):
            yield from self._go(0, 0, size)
            if self.given_up:
                return

    def _go(self, i: int, value: int, left: int) -> Iterator[tuple[Any, ...]]:
        table = self.table
        self._spent += 1
        if self._spent > self.patience:
            self.given_up = True
        if self.given_up or left > self._size_left[i]:
            return
        if not left:
            if value >= self.least and self._nothing_pending():
                self._spent = 0
                rest = (None,) * (len(table.options) - i)
                yield (*(option.answer for option in table.path), *rest)
            return
        if not table.reachable(i) or self._most(i, value, left) < self.least:
            return
        key = (i, left, value, *table.state())
        if key in self._dead:
            return
        found = False
        for option in table.options[i]:
            if option.size > left:
                continue
            met = table.take(option)
            if met is None:
                continue
            before = table.need(option)
            for answers in self._go(i + 1, value + met + option.value, left - option.size):
                found = True
                yield answers
            table.need_again(before)
            table.give_back(option)
        if not found and not self.given_up:
            self._dead.add(key)

    def _nothing_pending(self) -> bool:
        table = self.table
        return all(map(int.__le__, table.pending, table.counts))

    def _most(self, i: int, value: int, left: int) -> int:
        """No way on from here, with so much size left, is worth more than this."""
        table = self.table
        gained = min(table.value_left[i], left * self._value_each)
        adds = min(table.demanded_left[i], left * self._adds_each)
        return value + gained + table.demands_met(i, adds)
