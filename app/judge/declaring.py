"""Whether a whole declaration of attackers or blockers is legal, asked without declaring it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from app.calls import actions as ac
from app.engine.cr.applied import words_of
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.judge.answers import attack_answer, block_answer, why_not_attack, why_not_block
from app.judge.doing import before_attacks, before_blocks
from app.judge.line import Line, Pins
from app.judge.narrow import blocks_of, narrow
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


class _Refused(Exception):
    """A declaration is not legal; there is no playing on from it."""


def checks(session: Session, action: Declaration, player: str | None = None) -> Iterator[Check]:
    """Look at the declaration on every line of play, carried on to where it is made. `player`: who
    the call says declares.

    Illegal where its step is skipped; CallProblem where it is too late for it.
    """
    trial = replace(session, lines=list(session.lines), left_out=[], not_taken=[])
    trial.decide_open()
    (before_attacks if isinstance(action, ac.Attack) else before_blocks)(trial)
    for line in trial.lines:
        if isinstance(action, ac.Attack):
            attack = attack_answer(trial, line, action)
            wrong = why_not_attack(trial, line, attack, player)
            yield _check(trial, line, "attackers", attack, wrong)
        else:
            block = block_answer(trial, line, action)
            wrong = why_not_block(trial, line, block, player)
            yield _check(trial, line, "blockers", block, wrong)


def _check(
    session: Session, line: Line, kind: str, answer: Any, wrong: tuple[Reason, ...]
) -> Check:
    """Play on through the declaration; of blocks each defending player makes their part. `wrong`:
    what is wrong with it before anyone is asked."""
    found = Check(wrong)
    if wrong:
        return found

    def spy(choice: Choice, now: Now, pins: Pins) -> Choice:
        if choice.kind != kind:
            return narrow(choice, now, pins)
        part = blocks_of(choice, now, answer) if kind == "blockers" else answer
        form: Any = choice.form
        found.form, found.answer = form, part
        found.refusals += form.refusals(part)
        found.said += form.remarks(part)
        found.unknown += [
            NotTaken(whose or "the declaration", what, "this can't be worked out")
            for whose, what in form.not_taken_into_account(part)
        ]
        for whose, term in form.now.not_modelled:
            unknown = NotTaken(whose, words_of(term), "this can't be worked out")
            if unknown not in found.unknown:
                found.unknown.append(unknown)
        if found.refusals:
            raise _Refused
        return replace(choice, options=(part,), form=None)

    looking = session.explorer.looking(spy)
    with suppress(_Refused):
        looking.to(line, settled)
    return found
