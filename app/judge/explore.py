"""Exploring: playing on from a line to every outcome that the players' choices can lead to.

Play is cut at every unit (`kernel.play.advance`), and only the unit in which a choice came up is
played again with each answer. Units in which nobody is asked anything are played once for all that
look at the same call. Positions that have become equal are merged. Decisions that have nothing to
do with each other are not crossed: see `judge.factors`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from app.engine.cr.applied import words_of
from app.engine.cr.cr104_ending_the_game import mandatory_loop
from app.engine.kernel.choice import Answer, Choice, IllegalAnswer, NeedsChoice
from app.engine.kernel.forms import PutInOrder
from app.engine.kernel.game import Game
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play, advance
from app.engine.kernel.rules import Rules
from app.engine.kernel.trace import Chosen, Entry
from app.judge import tally
from app.judge.budget import Budget
from app.judge.line import Line, Link, Pins, is_said
from app.judge.loops import AROUND, Decided, Loops
from app.judge.orders_on_the_stack import telling_orders
from app.judge.same import Same

MOST_OPTIONS = 5_000
CUT_SHORT = "the search was cut short: there are too many lines of play"

Stop = Callable[[Game], bool]
Narrow = Callable[[Choice, Now, Pins], Choice]
# A line to be played on, what is answered in its next unit, and what was decided on the way.
Waiting = tuple[Line, tuple[Answer, ...], Decided | None]


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


@dataclass(frozen=True, slots=True)
class _Unit:
    """A unit of play in which nobody was asked anything: it goes so every time."""

    before: Game
    after: Now
    entries: tuple[Entry, ...]
    # The views in which something could not be worked out.
    seen: tuple[Now, ...]


class Explorer:
    """Plays lines on. `narrow` puts in what the call has already said of choices to come."""

    def __init__(self, rules: Rules, narrow: Narrow, budget: Budget, exact: bool = True) -> None:
        """`exact`: divisions are explored amount by amount, else by what comes of them."""
        self.rules = rules
        self.narrow = narrow
        self.budget = budget
        self.exact = exact
        # By the identity of the game before the unit, which the unit itself keeps alive.
        self._units: dict[int, _Unit] = {}
        # The decisions with one answer in the unit that was last stopped at an open one.
        self._alone: tuple[tuple[Choice, Any], ...] = ()
        # What happened in that unit by then.
        self._happened: tuple[Entry, ...] = ()

    def looking(self, narrow: Narrow, exact: bool = True) -> Explorer:
        """One that looks at the same call in another way, on the same budget."""
        other = Explorer(self.rules, narrow, self.budget, exact)
        other._units = self._units
        return other

    def after(self, line: Line, play: Play) -> Line:
        """The line with what a stretch of play did added to it."""
        return self._after(line, play, play.now, tuple(play.trace))

    def _after(self, line: Line, play: Play, now: Now, entries: tuple[Entry, ...]) -> Line:
        unknown = line.unknown
        if not_modelled := play.not_modelled():
            unknown |= {(whose, words_of(term)) for whose, term in not_modelled}
        if not entries:
            return line.but(game=now.game, now=now, unknown=unknown, open=None, answers=())
        pins = line.pins
        if pins.divisions:
            pins = _used(pins, entries)
        if pins.spoken:
            pins = _answered(pins, entries)
        return Line(
            now.game,
            Link(entries, line.trace),
            line.choices,
            pins,
            tally.add(line.tally, entries),
            unknown,
            now=now,
        )

    def stretch(
        self, line: Line, answers: tuple[Answer, ...], stop: Stop, loops: Loops | None = None
    ) -> tuple[Line, NeedsChoice | IllegalAnswer | None]:
        """Play one or more units on: to `stop`, the end of the game or of the budget, or before a
        unit in which an open choice or a wrong answer came up, which is returned as well.

        It ends after a unit that asked something, as what the call has said may be used up then;
        and once there are several lines (`loops` is None then) after one in which something
        happened, for merging. A loop that nobody can stop ends the game.
        """
        asked, branched = False, loops is None

        def decide(choice: Choice, now: Now) -> Choice:
            nonlocal asked
            asked = True
            return self.narrow(choice, now, line.pins)

        play = Play(self.rules, line.game, answers, decide, line.now)
        now, done = play.now, 0
        seen = len(play.seen)
        while self.budget.spend():
            unit = self._units.get(id(now.game))
            if unit is not None:
                play.resume(unit.after, unit.seen)
                play.trace += unit.entries
            else:
                try:
                    advance(play)
                except (NeedsChoice, IllegalAnswer) as met:
                    self._alone = tuple(
                        (entry.choice, entry.answer)
                        for entry in play.trace[done:]
                        if isinstance(entry, Chosen) and entry.answer not in answers
                    )
                    self._happened = tuple(play.trace[done:])
                    if line.game is now.game:
                        return (_told(line, play) if isinstance(met, IllegalAnswer) else line), met
                    return self._after(line, play, now, tuple(play.trace[:done])), met
                if not asked and not branched:
                    after, entries = play.now, tuple(play.trace[done:])
                    known = _Unit(now.game, after, entries, tuple(play.seen[seen:]))
                    self._units[id(now.game)] = known
            if loops is not None and loops.closed(play.game):
                mandatory_loop(play)
            now = play.now
            happened = len(play.trace) > done
            done, seen = len(play.trace), len(play.seen)
            if asked or (branched and happened) or now.game.over or stop(now.game):
                break
        return self._after(line, play, now, tuple(play.trace)), None

    def to(self, line: Line, stop: Stop, pause: bool = False) -> Explored:
        """Play on from a line, down every branch, until `stop` holds or the game is over.

        With `pause` it stops at the first open choice as well; such a line has `open` set.
        """
        found = Explored()
        same = Same()
        merged: set[Hashable] = set()
        ends: set[Hashable] = set()
        waiting: list[Waiting] = [(line, line.answers, None)]
        branched, loops = False, Loops()
        looped: Line | None = None
        while waiting:
            at, answers, decided = waiting.pop()
            if not answers:
                if at.game.over or stop(at.game):
                    if not branched or _new(ends, same.key(at)):
                        found.lines.append(at)
                    continue
                if branched and not _new(merged, same.key(at)):
                    continue
            came, met = self.stretch(at, answers, stop, None if branched else loops)
            if came is not at:
                answers = ()
            if self.budget.gone:
                found.left_out.append(CUT_SHORT)
                break
            if met is None:
                waiting.append((came, (), decided))
            elif isinstance(met, IllegalAnswer):
                found.illegal.append((came, met))
            elif pause:
                opened = came.but(open=met.choice, answers=answers, midst=met.game)
                found.lines.append(opened.but(alone=self._alone, happened=self._happened))
            else:
                branched = True
                decided = Decided.at(came.game, decided)
                if decided.closed():
                    looped = came
                else:
                    options = self._orders(came, answers, met.choice, stop, found)
                    options = options or list(self._options(met.choice, found))
                    waiting += self._branches(came, answers, decided, met.choice, options)
        self._named(looped, found)
        return found

    def _branches(
        self,
        line: Line,
        answers: tuple[Answer, ...],
        decided: Decided,
        choice: Choice,
        options: list[Answer],
    ) -> Iterator[Waiting]:
        """The line with each answer to a choice, the first one last."""
        for option in reversed(options):
            chosen = line.but(choices=(*line.choices, (choice, option)))
            yield chosen, (*answers, option), decided

    def _orders(
        self,
        line: Line,
        answers: tuple[Answer, ...],
        choice: Choice,
        stop: Stop,
        found: Explored,
    ) -> list[Answer] | None:
        """The orders to look at where a choice is one of many; None: all that there are."""
        if choice.kind != "order triggers" or not isinstance(choice.form, PutInOrder):
            return None
        told = telling_orders(self, line, answers, choice.form, stop)
        if told is None:
            return None
        orders, complete = told
        if not complete:
            found.left_out.append(_not_every_way(choice))
        return orders

    def _named(self, looped: Line | None, found: Explored) -> None:
        """Tell of a loop: one that nobody can leave, whatever they choose, is a draw."""
        if looped is None:
            return
        if found.lines or found.illegal or found.left_out:
            found.left_out.append(AROUND)
            return
        play = Play(self.rules, looped.game, (), None, looped.now)
        mandatory_loop(play)
        found.lines.append(self.after(looped, play))

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
            found.left_out.append(_not_every_way(choice))


def _not_every_way(choice: Choice) -> str:
    return f"not every way to decide was looked at ({choice.kind})"


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


def _told(line: Line, play: Play) -> Line:
    """The line with what could not be worked out as an answer was refused."""
    unknown = {(whose, words_of(term)) for whose, term in play.not_modelled()}
    return line.but(unknown=line.unknown | unknown) if unknown else line


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
    return pins.but(divisions=tuple(pin for pin in pins.divisions if pin[0] not in divided))


def _answered(pins: Pins, entries: tuple[object, ...]) -> Pins:
    """The pins without the answers said with actions that this stretch has used, newest first."""
    spoken = list(pins.spoken)
    for entry in entries:
        if not isinstance(entry, Chosen):
            continue
        for said in reversed(spoken):
            fits = said.answers(entry.choice, entry.before)
            if fits and is_said(entry.answer, said, entry.before):
                spoken.remove(said)
                break
    return pins if len(spoken) == len(pins.spoken) else pins.but(spoken=tuple(spoken))
