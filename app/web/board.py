"""The board editor's position: what its fields hold, as typed, and the call notation they make."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from app.calls.dump import quoter_for
from app.calls.model import Call

MOST_SEATS = 8
MOST_PIECES = 120
QUESTIONS = ("what happens", "what happens, any blocks")

ReadCall = Callable[[str], Call | None]
"""Reads a text as far as it can be read."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One permanent, or several alike. `key` names its fields in the form.

    `attacks` is empty, `seat-1` for the player in that seat, or `piece-4` for a planeswalker or
    battle; `blocks` holds the keys of attackers. `zone` is empty on the battlefield; elsewhere all
    that is said of the card stands in `what`.
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
    zone: str = ""

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
    """A player. `pool` is floating mana as symbols; `items` are the rarer words about one, as in
    notation (`monarch, 2 energy`)."""

    name: str
    life: str = "20"
    poison: str = ""
    items: str = ""
    pool: str = ""

    @property
    def more_open(self) -> bool:
        """Whether one of the rarer fields is in use."""
        return bool(self.items.strip() or self.pool.strip())


@dataclass(frozen=True, slots=True)
class Board:
    """A position as the editor shows it.

    `rest` is notation that the fields have no place for, mostly actions and questions; `head`
    likewise, header lines. `step` is empty where it follows from attacks and blocks.
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


def _number(text: str, where: str, written: Written, least: int, most: int) -> int | None:
    """The number in a field; None where it is empty or at fault, which is then noted."""
    text = text.strip().replace("−", "-")
    if not text:
        return None
    if re.fullmatch(r"[+-]?[0-9]{1,9}", text) and least <= (value := int(text)) <= most:
        return value
    written.faults[where] = f"“{text[:20]}” is not a whole number from {least} to {most}."
    return None


def _object_line(piece: Piece, written: Written) -> str:
    prefix = f"piece-{piece.key}"
    what = flat(piece.what)
    if piece.zone:
        return f"{piece.zone}: {what}"
    if label := flat(piece.label):
        what = f"{label} = {what}"
    parts = [what, flat(piece.more)]
    counters = _number(piece.counters, f"{prefix}-counters", written, -999, 999)
    if counters:
        kind = "+1/+1" if counters > 0 else "-1/-1"
        parts.append(f"{abs(counters)} {kind} counter{'s' if abs(counters) > 1 else ''}")
    damage = _number(piece.damage, f"{prefix}-damage", written, 0, 9999)
    if damage:
        parts.append(f"{damage} damage")
    if piece.tapped:
        parts.append("tapped")
    return ", ".join(part for part in parts if part)


def _turn(board: Board) -> str:
    """The `turn:` line; empty where the call's own default is the same."""
    step = board.step
    if not step and board.active == 0:
        return ""
    if not step:
        attacking = any(piece.attacks and piece.seat == board.active for piece in board.pieces)
        step = "declare attackers" if attacking else "main"
    return f"turn: {flat(board.seats[board.active].name)}, {step}"


def _player_line(seat: Seat, index: int, written: Written) -> str:
    prefix = f"seat-{index}"
    life = _number(seat.life, f"{prefix}-life", written, -9999, 99999)
    poison = _number(seat.poison, f"{prefix}-poison", written, 0, 99)
    items = [f"{20 if life is None else life} life"]
    items += [f"{poison} poison"] if poison else []
    items += [f"pool {flat(seat.pool)}"] if flat(seat.pool) else []
    items += [flat(seat.items)] if flat(seat.items) else []
    return f"[{flat(seat.name)}] {', '.join(items)}"


def _table(board: Board) -> Written:
    """Header, players and objects. Objects keep their order, since their names may hang on it."""
    out = Written()
    if title := flat(board.title):
        out.add(f"title: {title}", "title")
    if rules := flat(board.rules):
        out.add(f"rules: {rules}", "rules")
    out.add(board.head, "head")
    if turn := _turn(board):
        out.add(turn, "turn")
    for index, seat in enumerate(board.seats):
        out.add(_player_line(seat, index, out), f"seat-{index}-name")
        for piece in board.pieces:
            if piece.seat == index and not piece.blank:
                out.add(_object_line(piece, out) or "?", f"piece-{piece.key}-what")
    return out


def names_of(board: Board, read: ReadCall) -> dict[int, tuple[str, ...]]:
    """What each piece's objects are called, each written as an action can carry it. Pieces that
    can't be read go by their label, or by what has been typed."""
    table = _table(board)
    call = read(table.text)
    by_field: dict[str, tuple[str, ...]] = {}
    if call is not None:
        quoter = quoter_for(call)
        for entry in call.entries:
            where = table.fields[entry.line - 1] if 0 < entry.line <= len(table.fields) else ""
            names = tuple(quoter.text(name) for name in entry.names)
            by_field[where] = by_field.get(where, ()) + names
    return {
        piece.key: by_field.get(f"piece-{piece.key}-what")
        or (flat(piece.label) or flat(piece.what),)
        for piece in board.pieces
        if not piece.blank
    }


def _declarations(board: Board, names: Mapping[int, Sequence[str]], written: Written) -> None:
    defenders = {f"seat-{i}": flat(seat.name) for i, seat in enumerate(board.seats)}
    defenders |= {f"piece-{key}": alike[0] for key, alike in names.items() if alike}
    attackers = {
        piece.key: defenders[piece.attacks]
        for piece in board.pieces
        if piece.seat == board.active and piece.key in names and piece.attacks in defenders
    }
    attacks = [f"{name} -> {to}" for key, to in attackers.items() for name in names[key]]
    blocks = []
    for piece in board.pieces:
        if piece.seat == board.active or piece.key not in names:
            continue
        blocked = [name for key in piece.blocks if key in attackers for name in names[key]]
        if blocked:
            blocks += [f"{name} -> {' + '.join(blocked)}" for name in names[piece.key]]
    if attacks:
        written.add(f"> attack {', '.join(attacks)}", "attacks")
    if blocks:
        written.add(f"> block {', '.join(blocks)}", "blocks")


def written(board: Board, read: ReadCall) -> Written:
    """The board as call notation, with what is wrong in fields that hold no number."""
    out = _table(board)
    _declarations(board, names_of(board, read), out)
    out.add(board.rest, "rest")
    if not any(line.lstrip().startswith("?") for line in board.rest.splitlines()):
        out.add(f"? {board.question}", "question")
    return out
