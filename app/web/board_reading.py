"""From a call back to the fields of the board editor.

What the fields can't hold stays notation, in the order it had. A board that would not be written
out as the same call again is not shown at all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from app.calls import actions as ac
from app.calls import modifiers as m
from app.calls.dump import dump, dump_line, quoter_for
from app.calls.dump_objects import dump_description, dump_entry, dump_modifier
from app.calls.model import Ask, Call, Do, Entry, ScriptLine
from app.calls.name import Name
from app.calls.questions import WhatHappens
from app.calls.writing import Quoter
from app.terms.zones import Zone
from app.web.board import MOST_PIECES, MOST_SEATS, QUESTIONS, Board, Piece, ReadCall, Seat, written

# Alike creatures get a row each, up to so many, so that each can be tapped on its own.
MOST_ALIKE = 12


@dataclass(slots=True)
class _Rows:
    """The rows made so far, and the key of the row that each object's name stands for."""

    pieces: list[Piece] = field(default_factory=list)
    key_of: dict[str, int] = field(default_factory=dict)
    names: dict[int, tuple[str, ...]] = field(default_factory=dict)

    def add(self, piece: Piece, names: tuple[str, ...]) -> None:
        """One more row."""
        self.pieces.append(replace(piece, key=len(self.pieces)))
        for name in names:
            self.key_of[name] = len(self.pieces) - 1
        self.names[len(self.pieces) - 1] = names


def _permanent(entry: Entry, seat: int, quoter: Quoter) -> Piece:
    counters, damage, tapped, more = "", "", False, []
    for modifier in entry.modifiers:
        match modifier:
            case m.Counters(number, "+1/+1") if not counters:
                counters = str(number)
            case m.Counters(number, "-1/-1") if not counters:
                counters = f"-{number}"
            case m.MarkedDamage(amount) if not damage:
                damage = str(amount)
            case m.Mark.TAPPED:
                tapped = True
            case _:
                more.append(dump_modifier(modifier, quoter))
    what = dump_description(entry.description, quoter)
    return Piece(0, seat, what, entry.label or "", ", ".join(more), counters, damage, tapped=tapped)


def _rows(call: Call, quoter: Quoter) -> _Rows:
    rows = _Rows()
    seats = {player.name: index for index, player in enumerate(call.players)}
    for entry in call.entries:
        seat = seats[entry.player]
        if entry.zone is not Zone.BATTLEFIELD:
            what = dump_entry(entry, quoter)
            rows.add(Piece(0, seat, what, zone=entry.zone.value), entry.names)
            continue
        piece = _permanent(entry, seat, quoter)
        if entry.count <= MOST_ALIKE:
            for name in entry.names:
                rows.add(replace(piece, label=(entry.label and name) or ""), (name,))
        else:
            rows.add(replace(piece, what=f"{entry.count} {piece.what}"), entry.names)
    return rows


def _seats(text: str) -> tuple[Seat, ...]:
    """The players as canonical notation has them."""
    seats = []
    for line in text.split("\n"):
        if not line.startswith("["):
            continue
        name, _, items = line[1:].partition("]")
        if not items:
            continue
        life, *others = items.strip().split(", ")
        poison = ""
        if others and others[0].endswith(" poison"):
            poison = others.pop(0).removesuffix(" poison")
        pool = next((item for item in others if item.startswith("pool {")), "")
        items = ", ".join(item for item in others if item != pool)
        seats.append(
            Seat(name, life.removesuffix(" life"), poison, items, pool.removeprefix("pool "))
        )
    return tuple(seats)


def _key(rows: _Rows, names: Sequence[Name]) -> int | None:
    """The row that stands for just these objects."""
    keys = {rows.key_of.get(str(name)) for name in names}
    key = keys.pop() if len(keys) == 1 else None
    return key if key is not None and len(rows.names[key]) == len(names) else None


def _attack(action: ac.Attack, board: Board, rows: _Rows) -> Board | None:
    """The board with an attack put into its fields; None where they can't hold it."""
    targets = {seat.name: f"seat-{index}" for index, seat in enumerate(board.seats)}
    targets |= {name: f"piece-{key}" for name, key in rows.key_of.items()}
    by_target: dict[tuple[int, str], list[Name]] = {}
    for group in action.groups:
        key = rows.key_of.get(str(group.creatures[0]))
        target = targets.get(str(group.defender))
        if len(group.creatures) > 1 or key is None or target is None:
            return None
        by_target.setdefault((key, target), []).append(group.creatures[0])
    pieces = {piece.key: piece for piece in board.pieces}
    for (key, target), names in by_target.items():
        if _key(rows, names) != key or pieces[key].attacks or pieces[key].seat != board.active:
            return None
        pieces[key] = replace(pieces[key], attacks=target)
    return replace(board, pieces=tuple(pieces.values())) if action.groups else None


def _block(action: ac.Block, board: Board, rows: _Rows) -> Board | None:
    """The board with a block put into its fields; None where they can't hold it."""
    pieces = {piece.key: piece for piece in board.pieces}
    for group in action.groups:
        blocker = _key(rows, [group.blocker])
        attackers = [_key(rows, [name]) for name in group.attackers]
        if blocker is None or pieces[blocker].seat == board.active or pieces[blocker].blocks:
            return None
        keys = tuple(key for key in attackers if key is not None and pieces[key].attacks)
        if len(keys) != len(attackers):
            return None
        pieces[blocker] = replace(pieces[blocker], blocks=keys)
    return replace(board, pieces=tuple(pieces.values())) if action.groups else None


def _declared(line: ScriptLine, board: Board, rows: _Rows) -> Board | None:
    """The board with a declaration put into its fields; None for any other line."""
    if not isinstance(line, Do) or line.player is not None:
        return None
    if isinstance(line.action, ac.Attack) and not any(piece.attacks for piece in board.pieces):
        return _attack(line.action, board, rows)
    if isinstance(line.action, ac.Block) and not any(piece.blocks for piece in board.pieces):
        return _block(line.action, board, rows)
    return None


def _with_script(board: Board, rows: _Rows, call: Call) -> Board:
    """Put a leading attack and block and a last question into the fields, the rest into `rest`."""
    script: Sequence[ScriptLine] = call.script
    while script and (taken := _declared(script[0], board, rows)):
        board, script = taken, script[1:]
    asked = [line for line in script if isinstance(line, Ask)]
    asks = asked[0].question if len(asked) == 1 and asked[0] is script[-1] else None
    if isinstance(asks, WhatHappens) and asks.until is None:
        board = replace(board, question=QUESTIONS[asks.any_blocks])
        script = script[:-1]
    return replace(board, rest="\n".join(dump_line(line, call) for line in script))


def _header(text: str) -> Mapping[str, list[str]]:
    """The header lines of canonical notation by their word."""
    found: dict[str, list[str]] = {"head": []}
    for line in text.split("\n"):
        word, colon, said = line.partition(": ")
        if not colon or line.startswith("["):
            break
        if word in ("title", "rules"):
            found[word] = [said]
        elif word in ("source", "note"):
            found["head"].append(line)
    return found


def board_of(call: Call, read: ReadCall) -> Board | None:
    """The fields that hold a call. None where they would not make the same call again."""
    if len(call.players) > MOST_SEATS or len(call.entries) > MOST_PIECES:
        return None
    quoter = quoter_for(call)
    rows = _rows(call, quoter)
    if len(rows.pieces) > MOST_PIECES:
        return None
    text = dump(call)
    header = _header(text)
    board = Board(
        seats=_seats(text),
        pieces=tuple(rows.pieces),
        active=[player.name for player in call.players].index(call.active_player),
        step=call.turn.step.value if call.turn else "",
        title="".join(header.get("title", [])),
        rules="".join(header.get("rules", [])),
        head="\n".join(header["head"]),
    )
    board = _with_script(board, rows, call)
    return board if _same(read(written(board, read).text), call) else None


def _objects(call: Call) -> dict[str, tuple[Entry, frozenset[m.Modifier]]]:
    """Every object by its name. What has fields of its own may stand anywhere among the modifiers;
    the order of the others is that of their effects."""
    found = {}
    for name, entry in call.objects():
        status = frozenset(one for one in entry.modifiers if _has_field(one))
        others = tuple(one for one in entry.modifiers if one not in status)
        plain = replace(entry, names=(), count=1, label=entry.label and name, modifiers=others)
        found[name] = (plain, status)
    return found


def _has_field(modifier: m.Modifier) -> bool:
    match modifier:
        case m.Counters(_, "+1/+1" | "-1/-1") | m.MarkedDamage() | m.Mark.TAPPED:
            return True
        case _:
            return False


def _stack(call: Call) -> list[str]:
    return [name for name, entry in call.objects() if entry.zone is Zone.STACK]


def _same(made: Call | None, call: Call) -> bool:
    """Whether two calls are the same, where alike objects listed together count as listed singly,
    and a call that asks nothing asks what happens."""
    if made is None:
        return False
    asks = any(isinstance(line, Ask) for line in call.script)
    return (
        (made.script if asks else made.script[:-1]) == call.script
        and _objects(made) == _objects(call)
        and _stack(made) == _stack(call)
        and replace(made, entries=(), script=()) == replace(call, entries=(), script=())
    )
