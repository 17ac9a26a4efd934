"""Asking: a text in call notation in, rulings out. What page, terminal and tests all use."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Protocol

from app.calls.actions import Block
from app.calls.errors import NotationError
from app.calls.model import Ask, Call, Do, Expect, ScriptLine
from app.calls.parse import read
from app.calls.questions import WhatHappens
from app.calls.table import CardNames
from app.judge.asking import Answered, ask, what_happens
from app.judge.budget import Budget
from app.judge.coverage import not_taken
from app.judge.doing import do
from app.judge.expecting import Expecting, Failure
from app.judge.explain import explain, explain_illegal
from app.judge.explore import CUT_SHORT
from app.judge.problem import CallProblem, Illegal, NotModelledYet
from app.judge.renumbering import in_numbers_of
from app.judge.ruling import NotTaken, Ruling
from app.judge.session import Session
from app.judge.setup import Cards


class JudgeCards(Cards, CardNames, Protocol):
    """The card data as the judge needs it: terms, and names for reading calls."""


@dataclass(frozen=True, slots=True)
class CallAnswer:
    """What came of one call.

    `problem`: why it could not be ruled on at all (`problem_line` says where). `failures`:
    expectations not met. `complete`: everything in it was taken into account.
    """

    call: Call | None
    rulings: tuple[Ruling, ...]
    failures: tuple[Failure, ...] = ()
    complete: bool = False
    problem: str = ""
    problem_line: int = 0
    errors: tuple[NotationError, ...] = ()
    milliseconds: float = 0.0

    @property
    def passed(self) -> bool:
        """Whether all expectations are met."""
        return not self.failures and not self.problem and not self.errors


def answer_text(
    text: str, cards: JudgeCards, file: str = "", budget: Budget | None = None
) -> list[CallAnswer]:
    """Read a text and rule on each of its calls; a call that can't be read says why."""
    answers: list[CallAnswer] = []
    for reading in read(text, cards, file):
        if reading.errors or reading.call is None:
            answers.append(CallAnswer(reading.call, (), errors=reading.errors))
        else:
            answers.append(answer_call(reading.call, cards, budget))
    return answers


def answer_call(
    call: Call, cards: JudgeCards, budget: Budget | None = None, checking: bool = False
) -> CallAnswer:
    """Rule on one call. Never raises for what a call says; what goes wrong is in the answer.

    `checking`: only the expectations are looked at, no ruling is written out.
    """
    started = time.perf_counter()
    try:
        run = _Run(Session.begin(call, cards, budget), checking)
        answer = run.through()
    except CallProblem as problem:
        answer = CallAnswer(call, (), problem=problem.message, problem_line=problem.line)
    milliseconds = (time.perf_counter() - started) * 1000
    return replace(answer, milliseconds=milliseconds)


def position(call: Call, cards: JudgeCards, budget: Budget | None = None) -> Session:
    """Where the actions of a call lead. CallProblem where it can't be set up or carried on."""
    run = _Run(Session.begin(call, cards, budget), True)
    run.through()
    return run.session


class _Run:
    """One call worked through, line by line."""

    def __init__(self, session: Session, checking: bool) -> None:
        self.session = session
        self.checking = checking
        self.answered: list[tuple[Answered, str]] = []
        self.expected: list[tuple[Expect, Answered | None, Session]] = []
        self.problem: CallProblem | None = None
        self.undone = False  # an action of the call could not be done

    def through(self) -> CallAnswer:
        session = self.session
        last: Answered | None = None
        for line in whole_declarations(session.call.script):
            if session.stopped is not None and not isinstance(line, Expect):
                last = None  # not done, not asked: what is expected of it can't be met
            elif isinstance(line, Do):
                last = None
                if not self.gave_up():
                    self.do(line)
            elif isinstance(line, Ask):
                last = self.ask(line)
            else:
                self.expected.append((line, last, self.snapshot()))
        if not self.answered and session.stopped is None and not self.checking:
            self.answered.append((what_happens(session, WhatHappens(), None), "what happens"))
        return self.result()

    def snapshot(self) -> Session:
        """The session as it stands at this line; later lines move on from new lists."""
        return replace(self.session, lines=list(self.session.lines))

    def gave_up(self) -> bool:
        """Whether the budget is gone: what was found after that may be wrong, and is not told."""
        session = self.session
        if session.explorer.budget.gone and CUT_SHORT not in session.left_out:
            session.left_out.append(CUT_SHORT)
        return session.explorer.budget.gone

    def do(self, line: Do) -> None:
        session = self.session
        try:
            do(session, line)
        except Illegal as refused:
            if self.gave_up():
                return
            refused.what = line.text or refused.what
            session.stopped = refused
        except NotModelledYet as unknown:
            self.undone = True
            session.not_taken.append(
                NotTaken("the call", unknown.what, "the engine can't do this yet")
            )
        except CallProblem as problem:
            if self.gave_up():
                return
            if self.undone or not_taken(session, session.lines):
                text = line.text or "an action"
                why = "it follows what is not read or not done"
                session.not_taken.append(NotTaken("the call", text, why))
                return
            problem.line = problem.line or line.line
            raise

    def ask(self, line: Ask) -> Answered:
        session = self.session
        try:
            answered = ask(session, line)
        except CallProblem as problem:
            if not self.gave_up():
                problem.line = problem.line or line.line
                raise
            answered = Answered(line, session.lines)
        except NotModelledYet as unknown:
            answered = Answered(line, session.lines, text="This can't be answered yet.")
            answered.unknown.append(
                NotTaken("the question", unknown.what, "the engine can't answer this yet")
            )
        except Illegal as refused:
            answered = Answered(line, session.lines, answers=("no",), reasons=refused.reasons)
        if self.gave_up() and answered.outcomes is None:
            text = "The search was given up before this could be told."
            answered = Answered(line, session.lines, text=text)
        self.answered.append((answered, line.text.lstrip("? ")))
        return answered

    def result(self) -> CallAnswer:
        session = self.session
        lines = [line for answered, _ in self.answered for line in answered.lines]
        unknown = [u for answered, _ in self.answered for u in answered.unknown]
        left_out = [t for answered, _ in self.answered for t in answered.left_out]
        left = not_taken(session, [*session.lines, *lines])
        complete = not (left or unknown or left_out or session.left_out)
        failures = [
            failure
            for expect, answered, then in self.expected
            if (failure := Expecting(then, complete).check(expect, answered)) is not None
        ]
        left_out = [t for answered, _ in self.answered for t in answered.left_out]
        complete = complete and not left_out
        rulings: list[Ruling] = []
        if not self.checking:
            rulings = [explain(session, answered, asked) for answered, asked in self.answered]
            if session.stopped is not None:
                rulings.append(explain_illegal(session, session.stopped))
            rulings = [in_numbers_of(session.call.rules, ruling) for ruling in rulings]
        return CallAnswer(session.call, tuple(rulings), tuple(failures), complete)


def whole_declarations(script: Iterable[ScriptLine]) -> Iterator[ScriptLine]:
    """The script with `block` lines that follow one another as one declaration: each defending
    player's may stand on its own line, though all are made before anything else happens."""
    waiting: Do | None = None
    for line in script:
        if waiting is not None:
            first, then = waiting.action, line.action if isinstance(line, Do) else None
            if isinstance(first, Block) and isinstance(then, Block) and isinstance(line, Do):
                same = waiting.player == line.player
                waiting = replace(
                    waiting,
                    action=Block(first.groups + then.groups),
                    player=waiting.player if same else None,
                    text=f"{waiting.text}; {line.text.lstrip('> ')}",
                )
                continue
            yield waiting
            waiting = None
        if isinstance(line, Do) and isinstance(line.action, Block):
            waiting = line
        else:
            yield line
    if waiting is not None:
        yield waiting
