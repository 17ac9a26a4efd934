"""The notation lines that lead from where a call stands to one of its outcomes, so that a judge can
go on from there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.calls import actions as ac
from app.calls.model import Do
from app.engine.kernel.choice import Answer, Choice
from app.engine.kernel.game import Game
from app.judge.answers import named
from app.judge.line import Line
from app.judge.notation_of import name
from app.judge.problem import CallProblem, Illegal
from app.judge.session import Session
from app.terms.events import PlayerRef
from app.terms.mana import ManaType

# What is said before its decision comes up, wherever play stands.
_SAID_BEFORE = ("divide damage", "blockers")
_MOST_STEPS = 40


def is_said_before(line: Line) -> bool:
    """Whether all that was chosen on the way can be said before its decision comes up."""
    return all(choice.kind in _SAID_BEFORE for choice, _ in line.choices)


def lines_to(session: Session, line: Line) -> tuple[str, ...]:
    """The lines, without the leading sign; none where they can't be told: where play goes on from
    several positions, or comes to another decision on the way."""
    if len(session.lines) != 1:
        return ()
    trial = replace(session, lines=list(session.lines), left_out=[], not_taken=[])
    said: list[str] = []
    try:
        for choice, answer in line.choices[len(session.lines[0].choices) :]:
            if not _comes_to(trial, choice, said):
                return ()
            at = trial.lines[0]
            said.append(f"choose {_words(trial, at.asked_in, choice, answer)}")
            chosen = (*at.choices, (choice, answer))
            answered = at.but(answers=(*at.answers, answer), open=None, choices=chosen)
            trial.play_to(trial.goal, said[-1], [answered])
    except (CallProblem, Illegal):
        return ()
    return tuple(said)


def _comes_to(trial: Session, choice: Choice, said: list[str]) -> bool:
    """Play on until that decision is waiting; whether it came to that."""
    # Asked here: the module that carries out actions looks at rulings itself.
    from app.judge.doing import do

    for _ in range(_MOST_STEPS):
        if len(trial.lines) != 1:
            return False
        at = trial.lines[0]
        if at.open is not None:
            asked = (at.open.player, at.open.kind, at.open.about)
            return asked == (choice.player, choice.kind, choice.about)
        action = ac.Resolve() if at.game.stack else ac.Next()
        said.append("resolve" if at.game.stack else "next")
        do(trial, Do(action, text=said[-1]))
    return False


def _words(session: Session, game: Game, choice: Choice, answer: Answer) -> str:
    """The answer as a `choose` line gives it."""
    option: Any = named(choice, answer)
    parts = option if isinstance(option, tuple) else (option,)
    if parts and all(isinstance(part, ManaType) for part in parts):
        return "".join(f"{{{part.value}}}" for part in parts)
    return ", ".join(_word(session, game, part) for part in parts) or "no"


def _word(session: Session, game: Game, part: Any) -> str:
    if isinstance(part, bool):
        return "yes" if part else "no"
    if isinstance(part, int | PlayerRef):
        return name(session, game, part)
    return str(part)
