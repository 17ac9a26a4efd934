"""Whether a whole declaration of attackers or blockers is legal, asked without declaring it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from app.calls import actions as ac
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.judge.answers import attack_answer, block_answer
from app.judge.doing import before_attacks, before_blocks
from app.judge.explore import Explorer
from app.judge.line import Line, Pins
from app.judge.narrow import narrow
from app.judge.ruling import NotTaken
from app.judge.session import Session
from app.judge.stops import settled

Declaration = ac.Attack | ac.Block


@dataclass(slots=True)
class Check:
    """What came of looking at a declaration on one line of play. `form`: the engine's word on what
    may be declared there; `answer`: the declaration as the engine takes it."""

    refusals: tuple[Reason, ...]
    said: tuple[Reason, ...] = ()
    unknown: list[NotTaken] = field(default_factory=list)
    form: Any = None
    answer: Any = None


class _Met(Exception):
    """The decision in which this declaration is made."""

    def __init__(self, choice: Choice) -> None:
        super().__init__(choice.kind)
        self.choice = choice


def checks(session: Session, action: Declaration) -> Iterator[Check]:
    """Look at the declaration on every line of play, carried on to where it is made.

    Illegal where its step is skipped; CallProblem where it is too late for it.
    """
    trial = replace(session, lines=list(session.lines), left_out=[], not_taken=[])
    trial.decide_open()
    attack = isinstance(action, ac.Attack)
    (before_attacks if attack else before_blocks)(trial)
    for line in trial.lines:
        answer: Any
        if isinstance(action, ac.Attack):
            answer, kind = attack_answer(trial, line, action), "attackers"
        else:
            answer, kind = block_answer(trial, line, action), "blockers"
        choice = _decision(trial, line, kind, answer)
        if choice is None:
            continue
        form: Any = choice.form
        refusals = form.refusals(answer)
        unknown = [
            NotTaken(whose or "the declaration", what, "this can't be worked out")
            for whose, what in form.not_taken_into_account(answer)
        ]
        yield Check(refusals, form.remarks(answer), unknown, form, answer)


def _decision(session: Session, line: Line, kind: str, answer: Any) -> Choice | None:
    """The choice that this declaration answers: that of the player whose creatures it names."""

    def spy(choice: Choice, now: Now, pins: Pins) -> Choice:
        if choice.kind == kind and _of_player(choice, now, answer):
            raise _Met(choice)
        return narrow(choice, now, pins)

    looking = Explorer(session.explorer.rules, spy, session.explorer.budget)
    try:
        looking.to(line, settled)
    except _Met as met:
        return met.choice
    return None


def _of_player(choice: Choice, now: Now, answer: Any) -> bool:
    if choice.kind != "blockers" or not answer:
        return True
    return any(now.controller(blocker) == choice.player for blocker, _ in answer)
