"""What a whole ruling costs, from text to sentences, and how that grows with the board."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

from app.cards.store import CardStore
from app.judge.ask import answer_text
from app.judge.cards import CardData
from app.judge.text import as_text
from bench import boards
from bench.timing import Spent, peak_megabytes, spent

Ruling = Callable[[str], Callable[[], object]]

W1_GIVEN = "W1: 5/5 trample deathtouch, 3/3 and 4/4 block, division given"
W1_OPEN = "W1, division open and explored"
W2 = "W2: ten 3/3, five of them first strike, ten blockers"
SIX = "six attackers double-blocked, every division"
FORTY = "forty permanents, ten attackers, eight blockers"

# Name, call, the most milliseconds that it should take (None: no such aim).
MEASURED: tuple[tuple[str, str, int | None], ...] = (
    (W1_GIVEN, boards.W1.call(), 3),
    (W1_OPEN, boards.W1.call(given=False), 15),
    (W2, boards.W2.call(), 20),
    (SIX, boards.double_blocked(6), 1000),
    (FORTY, boards.forty_permanents(), None),
)
GROWING = (
    ("unblocked attackers, as many onlookers", boards.crowd, (10, 20, 40, 80, 160)),
    ("attackers with one blocker each", boards.first_strikers, (5, 10, 20, 40, 80)),
    ("attackers double-blocked, open", boards.double_blocked, (2, 4, 8, 16)),
)
MEGABYTES_FOR_SIX = 200


def ruling_maker() -> Ruling:
    """What makes a ruling out of a call's text, with the cards of this machine."""
    cards = CardData(CardStore.open())

    def ruling(text: str) -> Callable[[], object]:
        return lambda: [as_text(answer) for answer in answer_text(text, cards)]

    return ruling


def show(console: Console) -> dict[str, Spent]:
    """Measure and print; returns what each board took."""
    ruling = ruling_maker()
    ruling(boards.W1.call())()
    # As a server does once it is warm: what is loaded by now stays for good, and need not be looked
    # through for waste again and again.
    gc.collect()
    gc.freeze()
    found = _rulings(console, ruling)
    _growth(console, ruling)
    process = [sys.executable, "-m", "bench.rulings"]
    told = subprocess.run(process, capture_output=True, text=True, check=True, timeout=120)
    console.print(f"Memory for {SIX}: {told.stdout.strip()} MB (aim {MEGABYTES_FOR_SIX})\n")
    return found


def _rulings(console: Console, ruling: Ruling) -> dict[str, Spent]:
    table = Table(title="A whole ruling, from text to sentences (ms, medians)")
    for column in ("board", "clock", "processor", "runs", "aim"):
        table.add_column(column, justify="left" if column == "board" else "right")
    found: dict[str, Spent] = {}
    for name, text, aim in MEASURED:
        took = found[name] = spent(ruling(text))
        table.add_row(name, f"{took.wall:.2f}", f"{took.cpu:.2f}", str(took.runs), str(aim or ""))
    console.print(table)
    return found


def _growth(console: Console, ruling: Ruling) -> None:
    table = Table(title="How cost grows as the board doubles (ratio by the processor)")
    for column in ("board", "size", "clock ms", "processor ms", "ratio"):
        table.add_column(column, justify="left" if column == "board" else "right")
    for name, make, sizes in GROWING:
        before = 0.0
        for size in sizes:
            took = spent(ruling(make(size)), least=5, seconds=0.6)
            ratio = f"x{took.cpu / before:.2f}" if before else ""
            table.add_row(name, str(size), f"{took.wall:.2f}", f"{took.cpu:.2f}", ratio)
            before = took.cpu
        table.add_section()
    console.print(table)


if __name__ == "__main__":
    # In a process of its own: the most memory that six double-blocked attackers take.
    ruling_maker()(boards.double_blocked(6))()
    sys.stdout.write(f"{peak_megabytes():.0f}\n")
