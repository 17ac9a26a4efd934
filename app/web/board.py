"""The board editor's position: what its fields hold, as typed, and the call notation they make."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from itertools import count

from app.web.quoting import quoted

MOST_SEATS = 8
MOST_PIECES = 120
QUESTIONS = ("what happens", "what happens, any blocks")

_AD_HOC = re.compile(r"(?:\d+\s+(?!/))?[^,]*?(?<!\S)[\d*+-]+\s*/\s*[\d*+-]+(?!\S)")
_COUNTED = re.compile(r"(\d{1,3})\s+(?![/\d])(.+)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Piece:
    """One permanent, or several alike. `key` names its fields in the form.

    `attacks` is empty, `seat-1` for the player in that seat, or `piece-4` for a planeswalker or
    battle; `blocks` holds the keys of attackers.
    """

    key: int
    seat: int
    what: str = ""
    label: str = ""
    more: str = ""
    counters: str = ""
    damage: str = ""
    tapped: bool = False
    attacks: str = ""
    blocks: tuple[int, ...] = ()

    @property
    def blank(self) -> bool:
        """Whether nothing has been typed into it."""
        return not (self.what.strip() or self.label.strip() or self.more.strip())

    @property
    def more_open(self) -> bool:
        """Whether one of the rarer fields is in use."""
        return bool(self.counters.strip() or self.damage.strip())


@dataclass(frozen=True, slots=True)
class Seat:
    """A player. `items` are the rarer words about one, as in notation (`monarch, 2 energy`)."""

    name: str
    life: str = "20"
    poison: str = ""
    items: str = ""


@dataclass(frozen=True, slots=True)
class Board:
    """A position as the editor shows it.

    `rest` is notation that the fields have no place for: other zones, actions, questions. `head`
    likewise, for header lines. `step` is empty where it follows from attacks and blocks.
    """

    seats: tuple[Seat, ...] = (Seat("Ann"), Seat("Bob"))
    pieces: tuple[Piece, ...] = ()
    active: int = 0
    step: str = ""
    title: str = ""
    rules: str = ""
    head: str = ""
    rest: str = ""
    question: str = QUESTIONS[0]

    @property
    def blank(self) -> bool:
        """Whether no object and no other line has been entered."""
        return not self.rest.strip() and all(piece.blank for piece in self.pieces)


@dataclass(slots=True)
class Written:
    """A board as notation. `fields` says of each line which field of the form it comes from;
    `faults` what is wrong in a field that can't be written at all."""

    lines: list[str] = field(default_factory=list)
    fields: list[str] = field(default_factory=list)
    faults: dict[str, str] = field(default_factory=dict)

    def add(self, line: str, where: str) -> None:
        """One more line, or several, all from the field `where`."""
        for one in line.splitlines():
            self.lines.append(one)
            self.fields.append(where)

    @property
    def text(self) -> str:
        """The call."""
        return "\n".join(self.lines) + "\n"


def flat(text: str) -> str:
    """A field's text on one line, without the marks that would start another object."""
    return " ".join(text.split()).strip(" ,;")


def number(text: str, where: str, written: Written, least: int, most: int) -> int | None:
    """The number in a field; None where it is empty or at fault, which is then noted."""
    text = text.strip().replace("−", "-")
    if not text:
        return None
    if re.fullmatch(r"[+-]?\d{1,9}", text) and least <= (value := int(text)) <= most:
        return value
    written.faults[where] = f"“{text[:20]}” is not a whole number from {least} to {most}"
    return None


def names_of(board: Board) -> dict[int, str]:
    """The name that each piece goes by in attacks and blocks; blank ones have none.

    What has no card's name needs a label, so that the ruling can speak of it: a free letter.
    """
    used = {flat(seat.name).casefold() for seat in board.seats}
    used |= {flat(piece.label).casefold() for piece in board.pieces}
    letters = (
        letter if turn == 1 else f"{letter}{turn}" for turn in count(1) for letter in "ABCDEFGHIJKL"
    )
    free = (letter for letter in letters if letter.casefold() not in used)
    names: dict[int, str] = {}
    for piece in board.pieces:
        what = flat(piece.what)
        if label := flat(piece.label):
            names[piece.key] = label
        elif _AD_HOC.match(what):
            names[piece.key] = next(free)
        elif what:
            counted = _COUNTED.fullmatch(what)
            names[piece.key] = counted[2] if counted else what
    return names


def _object_line(piece: Piece, name: str, written: Written) -> str:
    prefix = f"piece-{piece.key}"
    what = flat(piece.what)
    if flat(piece.label) or _AD_HOC.match(what):
        what = f"{name} = {what}"
    parts = [what, flat(piece.more)]
    counters = number(piece.counters, f"{prefix}-counters", written, -999, 999)
    if counters:
        kind = "+1/+1" if counters > 0 else "-1/-1"
        parts.append(f"{abs(counters)} {kind} counter{'s' if abs(counters) > 1 else ''}")
    damage = number(piece.damage, f"{prefix}-damage", written, 0, 9999)
    if damage:
        parts.append(f"{damage} damage")
    if piece.tapped:
        parts.append("tapped")
    return ", ".join(part for part in parts if part)


def _each_name(board: Board, names: dict[int, str]) -> dict[int, list[str]]:
    """Every object that a piece stands for, by a name that only that one has."""
    counts: dict[int, int] = {}
    for piece in board.pieces:
        counted = _COUNTED.fullmatch(flat(piece.what))
        counts[piece.key] = min(int(counted[1]), 99) if counted else 1
    of_name: Counter[str] = Counter()
    for key, name in names.items():
        of_name[name.casefold()] += counts[key]
    seen: Counter[str] = Counter()
    each: dict[int, list[str]] = {}
    for key, name in names.items():
        each[key] = []
        for _ in range(counts[key]):
            seen[name.casefold()] += 1
            alike = of_name[name.casefold()] > 1
            suffix = f" #{seen[name.casefold()]}" if alike else ""
            each[key].append(quoted(name + suffix))
    return each


def _declarations(board: Board, names: dict[int, str], written: Written) -> None:
    each = _each_name(board, names)
    defenders = {f"seat-{i}": quoted(flat(seat.name)) for i, seat in enumerate(board.seats)}
    defenders |= {f"piece-{key}": alike[0] for key, alike in each.items() if alike}
    attackers = {
        piece.key: defenders[piece.attacks]
        for piece in board.pieces
        if piece.seat == board.active and piece.key in each and piece.attacks in defenders
    }
    attacks = [f"{name} -> {to}" for key, to in attackers.items() for name in each[key]]
    blocks = []
    for piece in board.pieces:
        if piece.seat == board.active or piece.key not in each:
            continue
        blocked = [name for key in piece.blocks if key in attackers for name in each[key]]
        if blocked:
            blocks += [f"{name} -> {' + '.join(blocked)}" for name in each[piece.key]]
    if attacks:
        written.add(f"> attack {', '.join(attacks)}", "attacks")
    if blocks:
        written.add(f"> block {', '.join(blocks)}", "blocks")


def _turn(board: Board) -> str:
    """The `turn:` line; empty where the call's own default is the same."""
    step = board.step
    if not step and board.active == 0:
        return ""
    if not step:
        attacking = any(piece.attacks and piece.seat == board.active for piece in board.pieces)
        step = "declare attackers" if attacking else "main"
    return f"turn: {flat(board.seats[board.active].name)}, {step}"


def written(board: Board) -> Written:
    """The board as call notation, with what is wrong in fields that hold no number."""
    out = Written()
    names = names_of(board)
    if title := flat(board.title):
        out.add(f"title: {title}", "title")
    if rules := flat(board.rules):
        out.add(f"rules: {rules}", "rules")
    out.add(board.head, "head")
    if turn := _turn(board):
        out.add(turn, "turn")
    for index, seat in enumerate(board.seats):
        prefix = f"seat-{index}"
        life = number(seat.life, f"{prefix}-life", out, -9999, 99999)
        poison = number(seat.poison, f"{prefix}-poison", out, 0, 99)
        items = [f"{20 if life is None else life} life"]
        items += [f"{poison} poison"] if poison else []
        items += [flat(seat.items)] if flat(seat.items) else []
        out.add(f"[{flat(seat.name)}] {', '.join(items)}", f"{prefix}-name")
        for piece in board.pieces:
            if piece.seat == index and not piece.blank:
                line = _object_line(piece, names.get(piece.key, ""), out)
                out.add(line, f"piece-{piece.key}-what")
    _declarations(board, names, out)
    out.add(board.rest, "rest")
    if not any(line.lstrip().startswith("?") for line in board.rest.splitlines()):
        out.add(f"? {board.question}", "question")
    return out
