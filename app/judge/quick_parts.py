"""What a shorthand line is read into: its parts, and the objects that they make."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.calls.modifiers import Modifier


@dataclass(frozen=True, slots=True)
class QuickChip:
    """A part of a shorthand line, `line[start:end]`, and what was made of it.

    `meaning` is empty where it was not understood; `problem` then says why, and `nearest` holds
    what would work in its place. `piece` counts the objects of the line from 0, -1 for parts that
    belong to none.
    """

    start: int
    end: int
    text: str
    meaning: str = ""
    problem: str = ""
    nearest: tuple[str, ...] = ()
    piece: int = -1

    @property
    def understood(self) -> bool:
        """Whether it was read."""
        return bool(self.meaning)


@dataclass(slots=True)
class Piece:
    """An object being read. `side` counts the players; `chips` are places in the list of chips."""

    side: int
    number: int
    card: str | None = None
    numbers: str = ""
    traits: list[str] = field(default_factory=list)
    modifiers: list[Modifier] = field(default_factory=list)
    count: int = 1
    attacks: str | None = None
    attack_chip: int = -1
    blocks: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)
    chips: list[int] = field(default_factory=list)

    @property
    def described(self) -> bool:
        """Whether it is said what it is."""
        return bool(self.card or self.numbers)


@dataclass(slots=True)
class Side:
    """A player of the line."""

    name: str
    named: bool = False
    life: int | None = None
    poison: int | None = None
    pieces: list[Piece] = field(default_factory=list)
