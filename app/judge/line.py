"""A line of play: a position, how it was reached, and what the judge has said of what comes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from app.engine.kernel.choice import Answer, Choice
from app.engine.kernel.copying import copied
from app.engine.kernel.game import Game
from app.engine.kernel.now import Now
from app.engine.kernel.trace import Entry
from app.judge.tally import EMPTY, Tally, add
from app.terms.colors import COLOR_LETTERS
from app.terms.events import PlayerRef
from app.terms.mana import ManaType

DivisionPin = tuple[int, tuple[tuple[Any, int], ...]]


@dataclass(frozen=True, slots=True)
class Link:
    """One stretch of trace, linked to the one before it."""

    entries: tuple[Entry, ...]
    before: Link | None


@dataclass(frozen=True, slots=True)
class Spoken:
    """An answer said with the action that will ask for it: the kind of choice ("" for whichever it
    fits), the words, and the object where they name one. `by`: the card that is cast, where the
    answer is for that spell's choice and no copy's."""

    kind: str
    text: str
    object: int | None = None
    by: int | None = None

    def answers(self, choice: Choice, game: Game) -> bool:
        """Whether it is said for that choice."""
        if self.kind not in ("", choice.kind):
            return False
        asking = game.find(choice.about[0]) if self.by is not None and choice.about else None
        return self.by is None or (asking is not None and asking.former == self.by)


def is_said(option: Answer, said: Spoken, game: Game) -> bool:
    """Whether an option of a choice is what was said."""
    if said.object is not None:
        return option == said.object
    folded = said.text.casefold()
    if isinstance(option, bool):
        return folded == ("yes" if option else "no")
    if isinstance(option, PlayerRef):
        return game.players[option.player].name.casefold() == folded
    if isinstance(option, int):
        object = game.find(option)
        return object is not None and object.label.casefold() == folded
    if isinstance(option, tuple) and said.kind == "mana":
        return sorted(map(str, option)) == sorted(said.text)
    if isinstance(option, tuple) and option and all(isinstance(one, ManaType) for one in option):
        return _is_that_mana(option, folded)
    if isinstance(option, tuple) and len(option) == 1:  # one of several things is picked
        return is_said(option[0], said, game)
    return isinstance(option, str) and option.casefold() == folded


def _is_that_mana(option: tuple[ManaType, ...], folded: str) -> bool:
    """Whether that mana is what was said: its symbols, or the color that all of it is."""
    symbols = "".join(f"{{{one.value}}}" for one in option).casefold()
    if sorted(symbols) == sorted(folded):
        return True
    words = {letter: color.value for color, letter in COLOR_LETTERS.items()}
    return {words.get(one.value, "colorless") for one in option} == {folded}


@dataclass(frozen=True, slots=True)
class Pins:
    """Answers given before their decision comes up: divisions by source, the next coin flips, those
    said with an action (`spoken`), damage assignment `orders` by creature, and whether attacks and
    blocks that are not declared stay open (`any blocks`)."""

    divisions: tuple[DivisionPin, ...] = ()
    flips: tuple[tuple[int, str], ...] = ()
    answers: tuple[tuple[str, Answer], ...] = ()
    open_blocks: bool = False
    spoken: tuple[Spoken, ...] = ()
    orders: tuple[tuple[int, tuple[int, ...]], ...] = ()

    def but(self, **changes: Any) -> Pins:
        """The same with other values."""
        return copied(self, changes)


@dataclass(frozen=True, slots=True)
class Line:
    """A position with its history. `choices`: the decisions that exploration took on the way.

    `unknown`: what could not be worked out on the way, (whose, what). `open`: the decision at which
    play has paused, with the `answers` already given in that unit; `midst`: the position then;
    `alone`: those decisions of the unit that had one answer; `happened`: what happened in it.
    """

    game: Game
    trace: Link | None = None
    choices: tuple[tuple[Choice, Answer], ...] = ()
    pins: Pins = Pins()
    tally: Tally = EMPTY
    unknown: frozenset[tuple[str, str]] = frozenset()
    open: Choice | None = None
    answers: tuple[Answer, ...] = ()
    midst: Game | None = field(default=None, compare=False)
    alone: tuple[tuple[Choice, Any], ...] = field(default=(), compare=False)
    happened: tuple[Entry, ...] = field(default=(), compare=False)
    now: Now | None = field(default=None, compare=False)

    @property
    def asked_in(self) -> Game:
        """The position in which the open decision is met: what has been drawn by then is there."""
        return self.game if self.open is None or self.midst is None else self.midst

    def as_paused(self) -> Line:
        """The line as it stands at the open decision, with what has happened by then."""
        if self.open is None or self.midst is None or self.midst is self.game:
            return self
        trace = Link(self.happened, self.trace)
        tally = add(self.tally, self.happened)
        return self.but(game=self.midst, trace=trace, tally=tally, now=None)

    def links(self) -> list[Link]:
        """The stretches of the trace, oldest first; lines that have parted share those before."""
        links: list[Link] = []
        link = self.trace
        while link is not None:
            links.append(link)
            link = link.before
        links.reverse()
        return links

    def entries(self) -> Iterator[Entry]:
        """The whole trace, oldest first."""
        for link in self.links():
            yield from link.entries

    def entries_since(self, start: Link | None) -> list[Entry]:
        """The trace after an earlier point of the same line, oldest first."""
        links: list[Link] = []
        link = self.trace
        while link is not None and link is not start:
            links.append(link)
            link = link.before
        return [entry for link in reversed(links) for entry in link.entries]

    def but(self, **changes: Any) -> Line:
        """The same line with other values."""
        return copied(self, changes)
