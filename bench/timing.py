"""Time and memory: how long something takes, by the clock and by the processor."""

from __future__ import annotations

import resource
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

_MOST_SECONDS = 10.0


@dataclass(frozen=True, slots=True)
class Spent:
    """Medians of one run in milliseconds: `wall` by the clock, `cpu` by the processor.

    Where other programs keep the machine busy the clock tells of them as well, the processor less.
    """

    wall: float
    cpu: float
    runs: int


def spent(run: Callable[[], object], least: int = 15, seconds: float = 1.5) -> Spent:
    """The medians over as many runs as fit in the time, at least so many where each is short."""
    run()
    walls: list[float] = []
    cpus: list[float] = []
    start = time.perf_counter()
    while len(walls) < least or time.perf_counter() - start < seconds:
        wall, cpu = time.perf_counter(), time.process_time()
        run()
        cpus.append((time.process_time() - cpu) * 1000)
        walls.append((time.perf_counter() - wall) * 1000)
        if len(walls) >= 3 and time.perf_counter() - start > _MOST_SECONDS:
            break
    return Spent(statistics.median(walls), statistics.median(cpus), len(walls))


def percentile(times: Sequence[float], share: float) -> float:
    """The time that this share of them does not exceed."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def peak_megabytes() -> float:
    """The most memory that this process has held so far."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
