"""Choices: decisions that the rules ask a player for.

A choice lists its options, or carries a form that can judge an answer and list the legal ones
within a limit. Answers are hashable values, whose kind depends on `kind`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import Protocol

from app.engine.kernel.game import Game
from app.engine.kernel.reason import Reason
from app.terms.cite import Cite

Answer = Hashable


class Form(Protocol):
    """A constraint on answers, where listing all of them may be too much."""

    def refusals(self, answer: Answer) -> tuple[Reason, ...]:
        """All reasons why this answer is not legal; empty where it is."""
        ...

    def answers(self) -> Iterator[Answer]:
        """The legal answers, one by one, in a fixed order; may be very many."""
        ...

    def default(self) -> Answer:
        """One legal answer, quickly."""
        ...


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision of `player`. `kind` is a word such as `attackers`, `blockers`, `divide damage`,
    `order triggers`, `replacement`, `legend rule`, `target`, `may`. `about`: the objects it is
    about. Exactly one of `options` and `form` is set."""

    player: int
    kind: str
    because: Cite
    about: tuple[int, ...] = ()
    options: tuple[Answer, ...] = ()
    form: Form | None = None

    def refusals(self, answer: Answer) -> tuple[Reason, ...]:
        """Why an answer is not legal; empty where it is."""
        if self.form is not None:
            return self.form.refusals(answer)
        if answer in self.options:
            return ()
        return (Reason(self.because, "that is not one of the options"),)

    def answers(self) -> Iterator[Answer]:
        """The legal answers in a fixed order."""
        return iter(self.options) if self.form is None else self.form.answers()

    def why_none(self) -> tuple[Reason, ...]:
        """Why no answer is legal, where none is: the form tells where it can."""
        told: tuple[Reason, ...] = getattr(self.form, "why_none", tuple)()
        return told or (Reason(self.because, "there is no legal answer"),)

    def default(self) -> Answer:
        """One legal answer."""
        return self.options[0] if self.form is None else self.form.default()


class NeedsChoice(Exception):
    """Play has come to a choice that has no answer yet, in the midst of a unit: `game` is the
    position then."""

    def __init__(self, choice: Choice, game: Game) -> None:
        super().__init__(choice.kind)
        self.choice = choice
        self.game = game


class IllegalAnswer(Exception):
    """An answer that was given is not legal; the reasons say why."""

    def __init__(self, choice: Choice, reasons: tuple[Reason, ...]) -> None:
        super().__init__(choice.kind)
        self.choice = choice
        self.reasons = reasons
