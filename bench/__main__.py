"""Print what a ruling costs, from text to sentences: medians of many runs."""

from __future__ import annotations

import argparse
import resource
import statistics
import time
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

from app.cards.store import CardStore
from app.judge.ask import answer_text
from app.judge.cards import CardData
from app.judge.text import as_text
from bench import boards


def median_ms(run: Callable[[], object], least: int = 15, seconds: float = 1.5) -> float:
    """The median time of one run in milliseconds, over as many runs as fit in the time."""
    run()
    times: list[float] = []
    end = time.perf_counter() + seconds
    while len(times) < least or time.perf_counter() < end:
        start = time.perf_counter()
        run()
        times.append((time.perf_counter() - start) * 1000)
        if len(times) >= 5 and sum(times) > 10_000:
            break
    return statistics.median(times)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--peer", action="store_true", help="measure phase-rs in the same run")
    args = parser.parse_args()
    cards = CardData(CardStore.open())

    def ruling(text: str) -> Callable[[], object]:
        return lambda: [as_text(answer) for answer in answer_text(text, cards)]

    console = Console()
    table = Table(title="A whole ruling, from text to sentences")
    for column in ("board", "median ms", "aim ms"):
        table.add_column(column, justify="left" if column == "board" else "right")
    found: dict[str, float] = {}
    for name, text, aim in (
        ("W1: 5/5 trample deathtouch vs 3/3 and 4/4, division given", boards.W1_GIVEN, "3"),
        ("W1, division open and explored", boards.W1_OPEN, "15"),
        ("W2: ten 3/3, five first strike, vs ten", boards.first_strikers(10), "20"),
        ("six attackers double-blocked, all divisions", boards.double_blocked(6), "1000"),
    ):
        found[name] = median_ms(ruling(text))
        table.add_row(name, f"{found[name]:.2f}", aim)
    console.print(table)
    _growth(console, ruling)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    console.print(f"Peak memory of this run: {peak:.0f} MB")
    if args.peer:
        from bench.peer import compare

        compare(console, found)


def _growth(console: Console, ruling: Callable[[str], Callable[[], object]]) -> None:
    table = Table(title="How cost grows as the board doubles")
    for column in ("board", "size", "median ms", "ratio"):
        table.add_column(column, justify="left" if column == "board" else "right")
    for name, make, sizes in (
        ("unblocked attackers, as many onlookers", boards.crowd, (10, 20, 40, 80, 160)),
        ("attackers with one blocker each", boards.first_strikers, (5, 10, 20, 40)),
        ("attackers double-blocked, open", boards.double_blocked, (2, 4, 8, 16)),
    ):
        before = 0.0
        for size in sizes:
            spent = median_ms(ruling(make(size)), least=5, seconds=0.6)
            ratio = f"x{spent / before:.2f}" if before else ""
            table.add_row(name, str(size), f"{spent:.2f}", ratio)
            before = spent
    console.print(table)


if __name__ == "__main__":
    main()
