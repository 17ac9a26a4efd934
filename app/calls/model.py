"""A call: a position, what has been done in it, what is asked, and what must come out.

A `Call` is plain data with every name in it resolved (`name.Name`). Setting up its game:

- `players` in the order of the table; each is the others' opponent.
- `entries` in the order of the call, over all players and zones. Each stands for `count` alike
  objects, whose own names are `entry.names`: unique in the call, and what a `Name` of kind OBJECT
  holds in `text`. `Call.objects()` lists them one by one.
- Where a name is used before its entry stands (`attached to Rex` above Rex), it is resolved all the
  same, so an engine makes all objects first and relates them then.
- `script` is the rest of the call, line by line: what is done, asked and expected.

The other modules hold the parts: `described` (what an object is), `modifiers` (what is said of it),
`actions` and `suppositions` (`>`), `questions` (`?`), `facts` (`=`). Line numbers count from 1 in
the text that was read; they and `text` take no part in comparing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum

from app.calls.actions import Action, Option
from app.calls.described import Description, Keyword
from app.calls.facts import Fact
from app.calls.modifiers import Attacking, Blocking, Counters, Mark, Modifier
from app.calls.name import Name, Target
from app.calls.questions import Question
from app.terms.editions import CURRENT, Edition
from app.terms.mana import ManaType
from app.terms.steps import Step
from app.terms.zones import Zone


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is, and the step."""

    player: str
    step: Step


@dataclass(frozen=True, slots=True)
class Player:
    """A player and what is said of them.

    `pool`: floating mana in the order of `ManaType`. `cards_in_hand`: unknown cards, beside those
    listed under `hand:`. `counters`: other kinds than poison, energy and experience. `spells_cast`,
    `life_gained`, `life_lost`, `lands_played` are about this turn. `commander_damage`: a commander
    and the combat damage that it has dealt this player. `daytime`: whether it is day or night.
    """

    name: str
    life: int = 20
    poison: int = 0
    energy: int = 0
    experience: int = 0
    speed: int = 0
    counters: tuple[Counters, ...] = ()
    pool: tuple[ManaType, ...] = ()
    cards_in_hand: int = 0
    commander_damage: tuple[tuple[Name, int], ...] = ()
    cast_from_command_zone: int = 0
    monarch: bool = False
    daytime: str = ""
    citys_blessing: bool = False
    lands_played: int = 0
    spells_cast: int = 0
    life_gained: int = 0
    life_lost: int = 0
    keywords: tuple[Keyword, ...] = ()
    rules_texts: tuple[str, ...] = ()
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Entry:
    """One object, or `count` alike ones, in a player's part of the call.

    `names` has one name for each object, unique in the call. `options` and `targets` are those of a
    spell listed on the stack.
    """

    player: str
    zone: Zone
    description: Description
    modifiers: tuple[Modifier, ...] = ()
    label: str | None = None
    count: int = 1
    options: tuple[Option, ...] = ()
    targets: tuple[Target, ...] = ()
    names: tuple[str, ...] = ()
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Do:
    """A line that begins with `>`. `player` is None where the call does not say who does it."""

    action: Action
    player: str | None = None
    line: int = field(default=0, compare=False)
    text: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Ask:
    """A line that begins with `?`."""

    question: Question
    line: int = field(default=0, compare=False)
    text: str = field(default="", compare=False)


class Mode(StrEnum):
    """In how many of the legal outcomes an expectation must hold."""

    EVERY = ""
    POSSIBLE = "possible"
    IMPOSSIBLE = "impossible"


@dataclass(frozen=True, slots=True)
class Expect:
    """A line that begins with `=`; its facts hold in one and the same outcome."""

    facts: tuple[Fact, ...]
    mode: Mode = Mode.EVERY
    line: int = field(default=0, compare=False)
    text: str = field(default="", compare=False)


ScriptLine = Do | Ask | Expect


@dataclass(frozen=True, slots=True)
class Call:
    """A call. `turn` is None where the call does not say: see `active_player` and `step`."""

    players: tuple[Player, ...]
    entries: tuple[Entry, ...] = ()
    script: tuple[ScriptLine, ...] = ()
    title: str = ""
    source: str = ""
    note: str = ""
    rules: Edition = CURRENT
    turn: Turn | None = None
    file: str = field(default="", compare=False)
    line: int = field(default=0, compare=False)

    @property
    def active_player(self) -> str:
        """Whose turn it is: as the call says, else the first player's."""
        return self.turn.player if self.turn else self.players[0].name

    @property
    def daytime(self) -> str:
        """`day` or `night`, or neither (731.1)."""
        return next((player.daytime for player in self.players if player.daytime), "")

    @property
    def step(self) -> Step:
        """The step in which the call starts: as it says, else as its combat so far asks for."""
        if self.turn:
            return self.turn.step
        said = [m for entry in self.entries for m in entry.modifiers]
        if any(isinstance(m, Blocking) or m is Mark.BLOCKED for m in said):
            return Step.DECLARE_BLOCKERS
        if any(isinstance(m, Attacking) for m in said):
            return Step.DECLARE_ATTACKERS
        return Step.PRECOMBAT_MAIN

    def objects(self) -> Iterator[tuple[str, Entry]]:
        """Every object by its own name, in the order of the call."""
        for entry in self.entries:
            for name in entry.names:
                yield name, entry
