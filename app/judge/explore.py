"""Exploring: playing on from a line to every outcome that the players' choices can lead to.

Play is cut at every unit (`kernel.play.advance`), and only the unit in which a choice came up is
played again with each answer. Positions that have become equal are merged. Decisions that have
nothing to do with each other are not crossed: see `judge.factors`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Any

from app.engine.cr.applied import words_of
from app.engine.kernel.choice import Answer, Choice, IllegalAnswer, NeedsChoice
from app.engine.kernel.game import Game
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play, advance
from app.engine.kernel.rules import Rules
from app.engine.kernel.trace import Chosen
from app.judge import tally
from app.judge.line import Line, Link, Pins
from app.judge.same import Same

MOST_OPTIONS = 5_000

Stop = Callable[[Game], bool]
Narrow = Callable[[Choice, Now, Pins], Choice]


@dataclass(slots=True)
class Budget:
    """How much may be looked at: units of play, and seconds on the clock."""

    units: int = 60_000
    seconds: float = 8.0
    spent: int = 0
    deadline: float = 0.0
    gone: bool = False

    def start(self) -> None:
        """Begin to count the time."""
        self.deadline = time.monotonic() + self.seconds

    def spend(self) -> bool:
        """One more unit; False where the budget is gone."""
        self.spent += 1
        if self.spent > self.units or (
            not self.spent & 31 and self.deadline and time.monotonic() > self.deadline
        ):
            self.gone = True
        return not self.gone


@dataclass(slots=True)
class Explored:
    """Every line that play can end in. `complete` False: some were left out, and why."""

    lines: list[Line] = field(default_factory=list)
    illegal: list[tuple[Line, IllegalAnswer]] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)

    @property
    def complete(self) -> bool:
        """Whether nothing was left out."""
        return not self.left_out


class Explorer:
    """Plays lines on. `narrow` puts in what the call has already said of choices to come."""

    def __init__(self, rules: Rules, narrow: Narrow, budget: Budget, exact: bool = True) -> None:
        """`exact`: divisions are explored amount by amount, else by what comes of them."""
        self.rules = rules
        self.narrow = narrow
        self.budget = budget
        self.exact = exact

    def unit(self, line: Line, answers: tuple[Answer, ...] = ()) -> Line:
        """The line after one more unit of play. Raises NeedsChoice at an open choice."""
        play = Play(
            self.rules,
            line.game,
            answers,
            lambda choice, now: self.narrow(choice, now, line.pins),
            line.now,
        )
        advance(play)
        return self.after(line, play)

    def after(self, line: Line, play: Play) -> Line:
        """The line with what a stretch of play did added to it."""
        unknown = line.unknown
        if not_modelled := play.not_modelled():
            unknown |= {(whose, words_of(term)) for whose, term in not_modelled}
        if not play.trace:
            return line.but(game=play.game, now=play.now, unknown=unknown, open=None, answers=())
        entries = tuple(play.trace)
        pins = line.pins
        if pins.divisions:
            pins = _used(pins, entries)
        return Line(
            play.game,
            Link(entries, line.trace),
            line.choices,
            pins,
            tally.add(line.tally, entries),
            unknown,
            now=play.now,
        )

    def to(self, line: Line, stop: Stop, pause: bool = False) -> Explored:
        """Play on from a line, down every branch, until `stop` holds or the game is over.

        With `pause` it stops at the first open choice as well; such a line has `open` set.
        """
        found = Explored()
        same = Same()
        merged: set[Hashable] = set()
        ends: set[Hashable] = set()
        waiting: list[tuple[Line, tuple[Answer, ...]]] = [(line, line.answers)]
        branched = False
        while waiting:
            at, answers = waiting.pop()
            if not answers:
                if at.game.over or stop(at.game):
                    if not branched or _new(ends, same.key(at)):
                        found.lines.append(at)
                    continue
                if branched and not _new(merged, same.key(at)):
                    continue
            if not self.budget.spend():
                found.left_out.append("the search was cut short: there are too many lines of play")
                break
            try:
                waiting.append((self.unit(at, answers), ()))
            except NeedsChoice as open_choice:
                choice = open_choice.choice
                if pause:
                    found.lines.append(at.but(open=choice, answers=answers))
                    continue
                branched = True
                options = list(self._options(choice, found))
                waiting.extend(
                    (at.but(choices=(*at.choices, (choice, answer))), (*answers, answer))
                    for answer in reversed(options)
                )
            except IllegalAnswer as refused:
                found.illegal.append((at, refused))
        return found

    def _options(self, choice: Choice, found: Explored) -> Iterator[Answer]:
        if choice.kind == "divide damage" and choice.form is not None:
            answers, complete = division_answers(choice.form, self.exact)
        else:
            answers, complete = choice.answers(), True
        for number, answer in enumerate(answers):
            if number >= MOST_OPTIONS:
                complete = False
                break
            yield answer
        if not complete:
            found.left_out.append(f"not every way to decide was looked at ({choice.kind})")


def division_answers(form: Any, exact: bool) -> tuple[Iterator[Answer], bool]:
    """One answer for each way to divide damage that ends otherwise; whether none was left out."""
    parts: list[list[dict[int, Any]]] = []
    complete = True
    for component in form.components():
        classes, whole = form.classes(component, exact)
        complete = complete and whole
        parts.append([dict(each.pins) for each in classes])
    order = [source.id for source in form.sources]

    def joined() -> Iterator[Answer]:
        for combination in product(*parts):
            given = {source: division for part in combination for source, division in part.items()}
            yield tuple((source, given[source]) for source in order)

    return joined(), complete


def _new(seen: set[Hashable], key: Hashable) -> bool:
    before = len(seen)
    seen.add(key)
    return len(seen) > before


def _used(pins: Pins, entries: tuple[object, ...]) -> Pins:
    """The pins without those that a division made in this stretch has used."""
    divided = {
        source
        for entry in entries
        if isinstance(entry, Chosen) and entry.kind == "divide damage"
        for source, _ in entry.answer  # type: ignore[attr-defined]
    }
    if not divided:
        return pins
    return replace(pins, divisions=tuple(pin for pin in pins.divisions if pin[0] not in divided))
