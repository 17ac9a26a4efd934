"""The answer to a question, before it is told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from app.calls.model import Ask
from app.engine.kernel.reason import Reason
from app.judge import stops
from app.judge.explore import Stop
from app.judge.factors import Outcomes
from app.judge.line import Line
from app.judge.ruling import NotTaken, RulingStep, VersusRow
from app.judge.ruling_mana import CostLedger, PaymentTable, ProducedRow, TapRow
from app.terms.cite import Cite
from app.terms.mana import ManaCost, ManaType


@dataclass(slots=True)
class Answered:
    """The answer to a question. `answer`: yes or no, by line of play where lines differ.

    `reasons`: why not (or why), each with its rule. `outcomes`: for `what happens`. `lines`: the
    positions that facts after the question are about. `values`: the mana value in each line.
    `costs`: the mana that an action costs, one for each way to announce it that differs.
    `produces`, `adds`: in each line of play the types that could be produced, the ways to tap; the
    tables `produced`, `taps`, `ledgers` and `payment` tell of the first line. `rows`: what A may do
    to B, where that was asked. `description`: an object layer by layer.
    """

    ask: Ask | None
    lines: list[Line]
    outcomes: Outcomes | None = None
    answers: tuple[str, ...] = ()
    reasons: tuple[Reason, ...] = ()
    cost: ManaCost | None = None
    costs: tuple[ManaCost, ...] = ()
    cost_lines: tuple[tuple[str, str], ...] = ()
    text: str = ""
    values: tuple[int, ...] = ()
    rows: tuple[VersusRow, ...] = ()
    produces: tuple[tuple[ManaType, ...], ...] = ()
    adds: tuple[tuple[tuple[ManaType, ...], ...], ...] = ()
    produced: tuple[ProducedRow, ...] = ()
    taps: tuple[TapRow, ...] = ()
    ledgers: tuple[CostLedger, ...] = ()
    payment: PaymentTable | None = None
    description: tuple[RulingStep, ...] = ()
    unknown: list[NotTaken] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)
    cites: tuple[Cite, ...] = ()
    stop: Callable[[Line], Stop] = lambda line: stops.settled
    exact: Outcomes | None = None

    def all_costs(self) -> tuple[ManaCost, ...]:
        """What it may cost, by what is announced."""
        return self.costs or (() if self.cost is None else (self.cost,))
