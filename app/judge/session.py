"""A call being worked through: the lines of play it has come to, one script line after another."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from app.calls.model import Call
from app.engine.cr import rules_of
from app.engine.cr.cr302_creatures import held_now
from app.engine.cr.cr510_who_assigns import struck_so_far
from app.engine.kernel.choice import Choice, IllegalAnswer
from app.engine.kernel.game import Progress
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.judge.budget import Budget
from app.judge.explore import Explored, Explorer, Stop
from app.judge.line import Line
from app.judge.narrow import narrow
from app.judge.orders_of_entry import orders_of_entry, too_many
from app.judge.problem import Illegal
from app.judge.ruling import NotTaken
from app.judge.setup import Cards, SetUp, set_up
from app.judge.stops import settled
from app.judge.table import Table

T = TypeVar("T")
V = TypeVar("V")


@dataclass(slots=True)
class Session:
    """Where a call stands. `lines`: every line of play still open (after decisions that were left
    open there are several). `goal`: where the last action was going, for a line that has paused.
    `stopped`: the illegal action at which the call stopped. `said`: why the last division that was
    looked at is legal. `forked`: what was supposed last came true in several ways. `unordered`:
    permanents of the call whose order of entering matters and is not told; there is a line for
    each way that things come out then."""

    call: Call
    cards: Cards
    table: Table
    explorer: Explorer
    lines: list[Line]
    start: Line
    goal: Stop = settled
    not_taken: list[NotTaken] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)
    stopped: Illegal | None = None
    said: list[Reason] = field(default_factory=list)
    forked: bool = False
    unordered: tuple[int, ...] = ()
    _made: dict[tuple[int, object], tuple[object, Any]] = field(default_factory=dict)

    @classmethod
    def begin(cls, call: Call, cards: Cards, budget: Budget | None = None) -> Session:
        """Set up the call's position. CallProblem where that can't be done."""
        made: SetUp = set_up(call, cards)
        rules = rules_of(call.rules)
        explorer = Explorer(rules, narrow, budget or Budget())
        explorer.budget.start()
        games, unordered = orders_of_entry(rules, made.game, call)
        lines = [Line(game) for game in games]
        session = cls(call, cards, made.table, explorer, lines, lines[0])
        session.not_taken += made.not_taken
        session.unordered = unordered
        if unordered and len(games) == 1:
            session.not_taken.append(too_many(made.game, unordered))
        session.settle()
        return session

    def settle(self) -> None:
        """Whoever is to get priority first gets it as always: once state-based actions have been
        performed and what triggered is on the stack."""
        game = self.start.game
        if game.turn.progress is Progress.PRIORITY and not game.turn.passed:
            self.play_to(settled, "the position", [self._begun(line) for line in self.lines])

    def _begun(self, line: Line) -> Line:
        """Whoever controls something as the call begins has done so since their turn began; what
        strikes first then has struck, where the call begins after that."""
        game, now = line.game, self.now(line)
        for id, player in held_now(now).items():
            game = game.with_object(game.objects[id].but(held_by=player))
        combat = struck_so_far(now)
        if combat is not game.combat:
            game = game.but(combat=combat)
        turn = game.turn.but(progress=Progress.CHECK)
        # The view of the position without that is what the first one of play takes over from.
        return line.but(game=game.but(turn=turn), now=now)

    def now(self, line: Line) -> Now:
        """A line's position seen through its continuous effects."""
        if line.now is not None and line.now.game is line.game:
            return line.now
        return self.once(_view, line)

    def once(self, make: Callable[[Session, T], V], of: T) -> V:
        """What a function makes of a line, or of another thing of this call, worked out the first
        time that it is asked. Remembered by identity: hashing a position costs more."""
        key = (id(of), make)
        known = self._made.get(key)
        if known is None:
            # What it was made of is kept with it, so that no other thing gets its identity.
            known = self._made[key] = (of, make(self, of))
        made: V = known[1]
        return made

    def play_to(self, stop: Stop, what: str, lines: Iterable[Line] | None = None) -> None:
        """Carry every line on until `stop`, or to the first decision with two or more answers."""
        explored = [
            self.explorer.to(line, stop, pause=True)
            for line in (self.lines if lines is None else lines)
        ]
        came = [line for found in explored for line in found.lines]
        # Where it can't be done the call stops at the position before it.
        self._note(explored, what, came)
        self.lines = [_declared(line) for line in came]
        self.goal = stop

    def decide_open(self) -> None:
        """Carry on every answer of the decisions that were left open, to where they were going."""
        while any(line.open is not None for line in self.lines):
            paused = [line for line in self.lines if line.open is not None]
            done = [line for line in self.lines if line.open is None]
            explored = [self.explorer.to(line, self.goal) for line in paused]
            self.lines = done + [_declared(line) for found in explored for line in found.lines]
            self._note(explored, "", self.lines)

    def ahead(self, line: Line, stop: Stop) -> Explored:
        """Every line that can follow, without moving the session."""
        return self.explorer.to(line, stop)

    def _note(self, explored: list[Explored], what: str, came: list[Line]) -> None:
        illegal: list[tuple[Line, IllegalAnswer]] = []
        for found in explored:
            self.left_out += found.left_out
            illegal += found.illegal
        if not came and illegal:
            _, refused = illegal[0]
            raise Illegal(what, refused.reasons)

    def pin(self, **changes: object) -> None:
        """Write down answers to decisions that are to come, on every line."""
        self.lines = [line.but(pins=line.pins.but(**changes)) for line in self.lines]


def _view(session: Session, line: Line) -> Now:
    return Now(session.explorer.rules, line.game)


def open_choice(lines: Iterable[Line]) -> Choice | None:
    """The decision now waiting, if play has paused at one."""
    return next((line.open for line in lines if line.open is not None), None)


def _declared(line: Line) -> Line:
    """A line after the declarations that were said for it: they have been made, unless it has
    paused on the way."""
    if line.open is not None or not line.pins.answers:
        return line
    return line.but(pins=line.pins.but(answers=()))
