"""Finding the best way to take one option for each of several things, exactly or within a budget.

An option is worth something by itself, adds one to some counters, and may need counters to come to
a number in the end. A counter may have a most, and is worth one for each of its demands that is
met. This is what a declaration that obeys as many requirements as possible comes to.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

BUDGET = 40_000


@dataclass(frozen=True, slots=True)
class Option:
    """One way to go: what it stands for, what it is worth, the counters it adds one to, and the
    (counter, number) pairs that must hold in the end where it is taken."""

    answer: Any
    value: int = 0
    adds: tuple[int, ...] = ()
    needs: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Counter:
    """`most`: what it can't exceed. `demands`: numbers that are worth one each where reached."""

    most: int | None = None
    demands: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Best:
    """The most that can be had, an answer for each thing that has it, and whether it is certain
    that there is nothing better."""

    value: int
    answers: tuple[Any, ...]
    exact: bool


def maximum(
    things: Sequence[Sequence[Option]], counters: Sequence[Counter], budget: int = BUDGET
) -> Best:
    """The best options, one a thing. The first option of each must be worth nothing, add nothing
    and need nothing. `budget` is the number of positions looked at."""
    return _Search(things, counters, budget).run()


class _Search:
    def __init__(
        self, things: Sequence[Sequence[Option]], counters: Sequence[Counter], budget: int
    ) -> None:
        self.counters = counters
        self.budget = budget
        self.taken: list[Any] = [None] * len(things)
        self.base = 0
        useful = {k for k, counter in enumerate(counters) if counter.demands}
        useful |= {k for options in things for option in options for k, _ in option.needs}
        self.places: list[int] = []
        self.options: list[list[Option]] = []
        for place, options in enumerate(things):
            open_options = _distinct(options)
            free = [option for option in open_options if not option.adds and not option.needs]
            best = max(free, key=lambda option: option.value)
            if not any(useful.intersection(option.adds) for option in open_options) and all(
                option.value <= best.value for option in open_options
            ):
                self.base += best.value
                self.taken[place] = best.answer
            else:
                self.places.append(place)
                self.options.append(open_options)
        self._look_ahead()
        self.counts = [0] * len(counters)
        self.pending = [0] * len(counters)
        self.path: list[Option] = []
        self.best = 0
        self.best_path = [options[0] for options in self.options]
        self.seen: dict[tuple[Any, ...], int] = {}
        self.spent = 0

    def _look_ahead(self) -> None:
        """What the things from each place on can still add, at the very most."""
        size, kinds = len(self.options), len(self.counters)
        self.value_left = [0] * (size + 1)
        self.adds_left = [[0] * kinds for _ in range(size + 1)]
        self.demanded_left = [0] * (size + 1)
        demanded = [bool(counter.demands) for counter in self.counters]
        fewest: list[int | None] = [None] * kinds
        for i in range(size - 1, -1, -1):
            options = self.options[i]
            self.value_left[i] = self.value_left[i + 1] + max(o.value for o in options)
            adding = {k for option in options for k in option.adds}
            self.adds_left[i] = [
                left + (k in adding) for k, left in enumerate(self.adds_left[i + 1])
            ]
            self.demanded_left[i] = self.demanded_left[i + 1] + max(
                sum(demanded[k] for k in option.adds) for option in options
            )
            for option in options:
                needed = dict(option.needs)
                for k in option.adds:
                    least = needed.get(k, 0)
                    known = fewest[k]
                    fewest[k] = least if known is None else min(known, least)
        self.steps = [
            _steps(counter.demands, fewest[k] or 0) for k, counter in enumerate(self.counters)
        ]
        caps = [max((counter.most or 0, *counter.demands)) for counter in self.counters]
        for options in self.options:
            for option in options:
                for k, number in option.needs:
                    caps[k] = max(caps[k], number)
        self.caps = caps

    def run(self) -> Best:
        self.goal = self._bound(0, 0)
        self._go(0, 0)
        for place, option in zip(self.places, self.best_path, strict=True):
            self.taken[place] = option.answer
        exact = self.spent < self.budget or self.best >= self.goal
        return Best(self.base + self.best, tuple(self.taken), exact)

    def _bound(self, i: int, value: int) -> int:
        """No way on from here is worth more than this."""
        value += self.value_left[i]
        left = self.demanded_left[i]
        if not left:
            return value
        adds = self.adds_left[i]
        costs: list[int] = []
        for k, steps in enumerate(self.steps):
            count, reach = self.counts[k], self.counts[k] + adds[k]
            below = count
            for demand, reached in steps:
                if demand > count and reached <= reach:
                    costs.append(max(0, reached - max(below, count)))
                below = reached
        costs.sort()
        for cost in costs:
            left -= cost
            if left < 0:
                break
            value += 1
        return value

    def _go(self, i: int, value: int) -> None:
        if self.best >= self.goal or self.spent >= self.budget:
            return
        self.spent += 1
        adds = self.adds_left[i]
        for k, needed in enumerate(self.pending):
            if needed > self.counts[k] + adds[k]:
                return
        if i == len(self.options):
            if value > self.best:
                self.best, self.best_path = value, list(self.path)
            return
        if self._bound(i, value) <= self.best:
            return
        capped = tuple(map(min, self.counts, self.caps))
        key = (i, capped, tuple(self.pending))
        if self.seen.get(key, -1) >= value:
            return
        self.seen[key] = value
        for option in sorted(self.options[i], key=self._promise, reverse=True):
            self._take(i, value, option)

    def _promise(self, option: Option) -> int:
        """How good an option looks: what it gains or finishes at once comes first."""
        score = 8 * option.value
        for k in option.adds:
            count = self.counts[k]
            if count < self.pending[k]:
                score += 6
            elif any(demand > count for demand in self.counters[k].demands):
                score += 3
        return score - len(option.needs)

    def _take(self, i: int, value: int, option: Option) -> None:
        counts, counters = self.counts, self.counters
        for k in option.adds:
            most = counters[k].most
            if most is not None and counts[k] >= most:
                return
        for k in option.adds:
            counts[k] += 1
            value += counters[k].demands.count(counts[k])
        before = [(k, self.pending[k]) for k, _ in option.needs]
        for k, number in option.needs:
            self.pending[k] = max(self.pending[k], number)
        self.path.append(option)
        self._go(i + 1, value + option.value)
        self.path.pop()
        for k, number in before:
            self.pending[k] = number
        for k in option.adds:
            counts[k] -= 1


def _distinct(options: Sequence[Option]) -> list[Option]:
    """One of each kind of option, in order."""
    kinds: dict[tuple[Any, ...], Option] = {}
    for option in options:
        kinds.setdefault((option.value, option.adds, option.needs), option)
    return list(kinds.values())


def _steps(demands: tuple[int, ...], fewest: int) -> tuple[tuple[int, int], ...]:
    """Each demand with the number that the counter must really come to for it to be met, as
    whatever adds to the counter needs it to come to `fewest`."""
    return tuple((demand, max(demand, fewest)) for demand in sorted(demands))
