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
    (counter, number) pairs that must hold in the end where it is taken. `size` is for listing."""

    answer: Any
    value: int = 0
    adds: tuple[int, ...] = ()
    needs: tuple[tuple[int, int], ...] = ()
    size: int = 0


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


class Table:
    """Things with their options, as a search goes through them one by one: what the counters have
    come to, what is still needed of them, and what can come of the things that are left."""

    def __init__(self, options: list[list[Option]], counters: Sequence[Counter]) -> None:
        self.options = options
        self.counters = counters
        self.counts = [0] * len(counters)
        self.pending = [0] * len(counters)
        self.path: list[Option] = []
        self._look_ahead()

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

    def reachable(self, i: int) -> bool:
        """Whether the things from this place on can still add all that is needed."""
        adds = self.adds_left[i]
        return all(
            needed <= count + more
            for needed, count, more in zip(self.pending, self.counts, adds, strict=True)
        )

    def bound(self, i: int, value: int) -> int:
        """No way on from here is worth more than this."""
        return value + self.value_left[i] + self.demands_met(i, self.demanded_left[i])

    def demands_met(self, i: int, left: int) -> int:
        """No more demands than this can still be met, with so many adds left for them."""
        if left <= 0:
            return 0
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
        for number, cost in enumerate(costs):
            left -= cost
            if left < 0:
                return number
        return len(costs)

    def state(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What decides about the rest, as far as the counters go."""
        return tuple(map(min, self.counts, self.caps)), tuple(self.pending)

    def take(self, option: Option) -> int | None:
        """Take an option: what demands it meets. None where it is more than a counter allows."""
        counts, counters = self.counts, self.counters
        for k in option.adds:
            most = counters[k].most
            if most is not None and counts[k] >= most:
                return None
        met = 0
        for k in option.adds:
            counts[k] += 1
            met += counters[k].demands.count(counts[k])
        self.path.append(option)
        return met

    def give_back(self, option: Option) -> None:
        """Undo the taking of the last option."""
        self.path.pop()
        for k in option.adds:
            self.counts[k] -= 1

    def need(self, option: Option) -> list[tuple[int, int]]:
        """Note what an option needs. Returns what was noted before, to be put back."""
        before = [(k, self.pending[k]) for k, _ in option.needs]
        for k, number in option.needs:
            self.pending[k] = max(self.pending[k], number)
        return before

    def need_again(self, before: list[tuple[int, int]]) -> None:
        """Put back what was needed before."""
        for k, number in before:
            self.pending[k] = number


class _Search:
    def __init__(
        self, things: Sequence[Sequence[Option]], counters: Sequence[Counter], budget: int
    ) -> None:
        self.budget = budget
        self.taken: list[Any] = [None] * len(things)
        self.base = 0
        useful = {k for k, counter in enumerate(counters) if counter.demands}
        useful |= {k for options in things for option in options for k, _ in option.needs}
        self.places: list[int] = []
        left: list[list[Option]] = []
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
                left.append(open_options)
        self.table = Table(left, counters)
        self.best = 0
        self.best_path = [options[0] for options in left]
        self.seen: dict[tuple[Any, ...], int] = {}
        self.spent = 0

    def run(self) -> Best:
        self.goal = self.table.bound(0, 0)
        self._go(0, 0)
        for place, option in zip(self.places, self.best_path, strict=True):
            self.taken[place] = option.answer
        exact = self.spent < self.budget or self.best >= self.goal
        return Best(self.base + self.best, tuple(self.taken), exact)

    def _go(self, i: int, value: int) -> None:
        if self.best >= self.goal or self.spent >= self.budget:
            return
        self.spent += 1
        table = self.table
        if not table.reachable(i):
            return
        if i == len(table.options):
            if value > self.best:
                self.best, self.best_path = value, list(table.path)
            return
        if table.bound(i, value) <= self.best:
            return
        key = (i, *table.state())
        if self.seen.get(key, -1) >= value:
            return
        self.seen[key] = value
        for option in sorted(table.options[i], key=self._promise, reverse=True):
            met = table.take(option)
            if met is not None:
                before = table.need(option)
                self._go(i + 1, value + met + option.value)
                table.need_again(before)
                table.give_back(option)

    def _promise(self, option: Option) -> int:
        """How good an option looks: what it gains or finishes at once comes first."""
        table = self.table
        score = 8 * option.value
        for k in option.adds:
            count = table.counts[k]
            if count < table.pending[k]:
                score += 6
            elif any(demand > count for demand in table.counters[k].demands):
                score += 3
        return score - len(option.needs)


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
