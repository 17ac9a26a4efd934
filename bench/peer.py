"""The same fights by another rules engine, phase-rs, in an environment of its own.

`make bench-peer` builds that environment (`.venv-peer`). The engine plays games: it gives no
citations, no sentences and no set of outcomes, so that there are two ratios: of a whole ruling, and
of the same stretch of play alone.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from app.calls.model import Do
from app.calls.parse import read
from app.cards.store import CardStore
from app.engine.kernel.game import Game, Progress
from app.judge.cards import CardData
from app.judge.doing import do
from app.judge.explore import Budget, Explorer
from app.judge.narrow import narrow
from app.judge.session import Session
from app.terms.steps import Step
from bench import boards, rulings
from bench.timing import Spent, spent

_ROOT = Path(__file__).resolve().parent.parent
_PYTHON = _ROOT / ".venv-peer" / "bin" / "python"
_RUN = Path(__file__).with_name("peer_run.py")
_FIGHTS = {"W1": (boards.W1, rulings.W1_GIVEN), "W2": (boards.W2, rulings.W2)}


def compare(console: Console, ours: dict[str, Spent]) -> None:
    """Have it play the fights, and print what it took beside what ours took."""
    found, problem = _played()
    if found is None:
        console.print(f"phase-rs was not measured: {problem}")
        return
    table = Table(title="Beside phase-rs 0.103.0 (processor ms, medians; ratio ours to theirs)")
    for column in ("fight", "its libraries", "theirs", "our play", "ratio", "our ruling", "ratio"):
        table.add_column(column, justify="left" if column.endswith(("t", "s")) else "right")
    for name, (fight, row) in _FIGHTS.items():
        play = spent(damage_of(fight.call()))
        ruling = ours[row]
        for libraries, took in found[name].items():
            theirs = took["cpu"]
            table.add_row(
                name,
                libraries,
                f"{theirs:.2f}",
                f"{play.cpu:.2f}",
                f"x{play.cpu / theirs:.2f}",
                f"{ruling.cpu:.2f}",
                f"x{ruling.cpu / theirs:.2f}",
            )
    console.print(table)
    console.print(
        "theirs, our play: from blocks declared to state-based actions done; "
        "our ruling: from text to sentences"
    )


def described(fight: boards.Fight) -> dict[str, Any]:
    """The fight as `bench.peer_run` reads it."""
    return asdict(fight)


def _played() -> tuple[dict[str, Any] | None, str]:
    """What it took for each fight; None and why where it can't be driven here."""
    if not _PYTHON.is_file():
        return None, "its environment is not there (`make bench-peer` builds it)"
    told = json.dumps({name: described(fight) for name, (fight, _) in _FIGHTS.items()})
    try:
        done = subprocess.run(
            [_PYTHON, _RUN], input=told, capture_output=True, text=True, timeout=120, check=True
        )
        return json.loads(done.stdout), ""
    except subprocess.CalledProcessError as failed:
        return None, (failed.stderr.strip().splitlines() or ["it ended without a word"])[-1]
    except (OSError, ValueError, subprocess.TimeoutExpired) as failed:
        return None, str(failed)


def damage_of(call: str) -> Callable[[], object]:
    """Play from the blocks of a call to where players may act after the last combat damage."""
    cards = CardData(CardStore.open())
    read_call = read(call, cards)[0].call
    assert read_call is not None
    session = Session.begin(read_call, cards)
    for line in read_call.script:
        if isinstance(line, Do):
            do(session, line)
    (blocked,) = session.lines

    def dealt(game: Game) -> bool:
        turn = game.turn
        return turn.step is Step.COMBAT_DAMAGE and turn.progress is Progress.PRIORITY

    rules = session.explorer.rules
    # A new explorer each time, as one remembers what it has played.
    return lambda: Explorer(rules, narrow, Budget()).to(blocked, dealt)
