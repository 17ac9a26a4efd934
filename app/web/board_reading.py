"""From call notation back to the fields of the board editor.

Only what the fields can hold word for word goes into them; every other line stays as it is, in the
order it had, among the lines that the editor keeps as notation.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from app.web.board import QUESTIONS, Board, Piece, Seat
from app.web.quoting import parted, unquoted

_HEADER = re.compile(r"(title|rules|turn|source|note):\s*(.*)", re.IGNORECASE)
_PLAYER = re.compile(r"\[([^\]]+)\]\s*(.*)")
_ZONE = re.compile(r"(hand|graveyard|exile|library|command|stack):", re.IGNORECASE)
_LIFE = re.compile(r"(-?\d+) life")
_POISON = re.compile(r"(\d+) poison(?: counters?)?")
_DAMAGE = re.compile(r"(\d+) damage")
_COUNTERS = re.compile(r"(\d+) ([+-])1/[+-]1 counters?")
_ATTACK = re.compile(r">\s*attack\s+(.+)", re.IGNORECASE)
_BLOCK = re.compile(r">\s*block\s+(.+)", re.IGNORECASE)


@dataclass(slots=True)
class _Reading:
    """The board as far as it has been read. `opened`: the seat whose part a line stands in."""

    head: list[str] = field(default_factory=list)
    values: dict[str, str] = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    rest: list[str] = field(default_factory=list)
    opened: int = -1
    rest_opened: int = -1


def _seat(name: str, items: str) -> Seat:
    life, poison, others = "20", "", []
    for item in parted(items) if items else []:
        if found := _LIFE.fullmatch(item):
            life = found[1]
        elif found := _POISON.fullmatch(item):
            poison = found[1]
        else:
            others.append(item)
    return Seat(name.strip(), life, poison, ", ".join(others))


def _piece(line: str, key: int, seat: int) -> Piece:
    label, equals, after = line.partition(" = ")
    if not equals or '"' in label or "," in label:
        label, after = "", line
    what, *modifiers = parted(after)
    counters, damage, tapped, more = "", "", False, []
    for modifier in modifiers:
        if (found := _COUNTERS.fullmatch(modifier)) and not counters:
            counters = ("-" if found[2] == "-" else "") + found[1]
        elif (found := _DAMAGE.fullmatch(modifier)) and not damage:
            damage = found[1]
        elif modifier.casefold() == "tapped":
            tapped = True
        else:
            more.append(modifier)
    if not label and '"' not in what[1:-1]:
        what = unquoted(what)
    return Piece(key, seat, what, label.strip(), ", ".join(more), counters, damage, tapped)


def _take_line(line: str, into: _Reading) -> None:
    """Sort one line of the position, before anything is done or asked."""
    if not into.seats and (found := _HEADER.fullmatch(line)):
        if found[1].lower() in ("title", "rules", "turn"):
            into.values[found[1].lower()] = found[2]
        else:
            into.head.append(line)
    elif found := _PLAYER.fullmatch(line):
        name = found[1].strip()
        known = [seat.name.casefold() for seat in into.seats]
        if name.casefold() in known:
            into.opened = known.index(name.casefold())
            if found[2]:
                into.rest.append(line)
                into.rest_opened = into.opened
        else:
            into.seats.append(_seat(name, found[2]))
            into.opened = len(into.seats) - 1
    elif _ZONE.match(line) or into.opened < 0:
        if into.rest_opened != into.opened and into.opened >= 0:
            into.rest.append(f"[{into.seats[into.opened].name}]")
            into.rest_opened = into.opened
        into.rest.append(line)
    else:
        into.pieces.append(_piece(line, len(into.pieces), into.opened))


def _keys(pieces: list[Piece]) -> dict[str, int]:
    """Which piece a name in an action means, where that is beyond doubt."""
    keys: dict[str, int] = {}
    doubtful: set[str] = set()
    for piece in pieces:
        name = (piece.label or piece.what).casefold()
        if name in keys:
            doubtful.add(name)
        keys[name] = piece.key
    numbered: dict[str, int] = {}
    for piece in pieces:
        name = (piece.label or piece.what).casefold()
        if name in doubtful and not re.match(r"\d", name):
            numbered[name] = numbered.get(name, 0) + 1
            keys[f"{name} #{numbered[name]}"] = piece.key
    return {name: key for name, key in keys.items() if name not in doubtful}


def _attacks(line: str, board: Board, keys: dict[str, int]) -> Board | None:
    """The board with an attack put into its fields; None where they can't hold it."""
    found = _ATTACK.fullmatch(line)
    if not found:
        return None
    defenders = {seat.name.casefold(): f"seat-{i}" for i, seat in enumerate(board.seats)}
    defenders |= {name: f"piece-{key}" for name, key in keys.items()}
    pieces = {piece.key: piece for piece in board.pieces}
    for pair in parted(found[1]):
        who, arrow, to = pair.partition(" -> ")
        key = keys.get(unquoted(who).casefold())
        defender = defenders.get(unquoted(to).casefold())
        if not arrow or key is None or defender is None or pieces[key].seat != board.active:
            return None
        pieces[key] = replace(pieces[key], attacks=defender)
    return replace(board, pieces=tuple(pieces.values()))


def _blocks(line: str, board: Board, keys: dict[str, int]) -> Board | None:
    """The board with a block put into its fields; None where they can't hold it."""
    found = _BLOCK.fullmatch(line)
    if not found:
        return None
    pieces = {piece.key: piece for piece in board.pieces}
    for pair in parted(found[1]):
        who, arrow, to = pair.partition(" -> ")
        key = keys.get(unquoted(who).casefold())
        attackers = [keys.get(unquoted(name).casefold()) for name in parted(to, " + ")]
        if not arrow or key is None or pieces[key].seat == board.active:
            return None
        known = [one for one in attackers if one is not None and pieces[one].attacks]
        if len(known) != len(attackers):
            return None
        pieces[key] = replace(pieces[key], blocks=(*pieces[key].blocks, *known))
    return replace(board, pieces=tuple(pieces.values()))


def _with_actions(board: Board, actions: list[str]) -> Board:
    """Put a leading attack and block into the fields, the other actions after the kept lines."""
    keys = _keys(list(board.pieces))
    for take in (_attacks, _blocks):
        if actions and (taken := take(actions[0], board, keys)):
            board, actions = taken, actions[1:]
    question = board.question
    if actions and actions[-1].removeprefix("?").strip() in QUESTIONS:
        asked = [line for line in actions if line.startswith("?")]
        if len(asked) == 1 and actions[-1].startswith("?"):
            question = actions[-1].removeprefix("?").strip()
            actions = actions[:-1]
    rest = "\n".join([*board.rest.splitlines(), *actions])
    return replace(board, rest=rest, question=question)


def board_of(text: str) -> Board | None:
    """The fields for one call in canonical notation; None where there are no players in it."""
    reading = _Reading()
    actions: list[str] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        if actions or line[0] in ">?=":
            actions.append(line)
        else:
            _take_line(line, reading)
    if not reading.seats:
        return None
    active, step = 0, ""
    if turn := reading.values.get("turn"):
        names = [seat.name.casefold() for seat in reading.seats]
        who, _, step = turn.rpartition(",")
        if who.strip().casefold() not in names:
            return None
        active, step = names.index(who.strip().casefold()), step.strip()
    board = Board(
        seats=tuple(reading.seats),
        pieces=tuple(reading.pieces),
        active=active,
        step=step,
        title=reading.values.get("title", ""),
        rules=reading.values.get("rules", ""),
        head="\n".join(reading.head),
        rest="\n".join(reading.rest),
    )
    return _with_actions(board, actions)
