"""A text in blocks: single lines, modes with their heading, and what stands under a level."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from app.cards.oracle.text import without_reminder

_LEVEL = re.compile(r"(LEVEL|STATION) (\d+)(?:-(\d+)|\+)\Z")
_STATION = re.compile(r"(\d+)\+(?: \| (.*))?\Z")
_SIZE = re.compile(r"(\d+)/(\d+)\Z")
_CLASS_LEVEL = re.compile(r".*: Level \d+\Z")
_MODE = ("•", "+ {", "+{")


@dataclass(frozen=True, slots=True)
class Level:
    """A level or station symbol (CR 711.2, 721.2): so many counters of the kind, at most `most`.

    `power` and `toughness` are those of its box, None where there is none.
    """

    counter: str
    least: int
    most: int | None = None
    power: int | None = None
    toughness: int | None = None
    is_station: bool = False


@dataclass(slots=True)
class Block:
    """Lines that belong together: one ability, or all that a level gives."""

    lines: list[str] = field(default_factory=list)
    level: Level | None = None


def blocks(text: str, *, stations: bool = False) -> Iterator[Block]:
    """The blocks of a text in order; reminder text that is a whole line makes none.

    `stations`: whether `8+ | …` is a station symbol; elsewhere it is a row of a table.
    """
    current: Block | None = None
    of_class = False
    for line in map(str.strip, text.split("\n")):
        bare = without_reminder(line)
        if not bare:
            continue
        level = _read_level(bare, stations)
        size = _SIZE.match(bare)
        begins_class_level = bool(_CLASS_LEVEL.match(bare))
        if current and current.level and size:
            current.level = with_size(current.level, int(size[1]), int(size[2]))
            continue
        goes_on = current and not level and not begins_class_level
        if current and goes_on and (current.level or of_class or bare.startswith(_MODE)):
            current.lines.append(line)
            continue
        if current:
            yield current
        of_class = begins_class_level
        current = Block([line]) if level is None else Block(list(level[1:]), level[0])
    if current:
        yield current


def _read_level(line: str, stations: bool) -> tuple[Level] | tuple[Level, str] | None:
    """A level symbol, and what stands on the same line after it."""
    if found := _LEVEL.match(line):
        station = found[1] == "STATION"
        most = int(found[3]) if found[3] else None
        kind = "charge" if station else "level"
        return (Level(kind, int(found[2]), most, is_station=station),)
    if stations and (found := _STATION.match(line)):
        level = Level("charge", int(found[1]), is_station=True)
        return (level, found[2]) if found[2] else (level,)
    return None


def with_size(level: Level, power: int, toughness: int) -> Level:
    """The level with a power and toughness box."""
    return replace(level, power=power, toughness=toughness)
