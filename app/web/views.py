"""What the home page shows: the editor's fields with their choices, and the answers below them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from app.terms.steps import Step
from app.web.board import Board, Piece, Seat, flat
from app.web.editing import with_blanks
from app.web.service import Answer, Chip, Problem

# Beyond this many objects, only creatures marked as attacking are offered to be blocked:
# a choice of every creature for every other one would make the page heavy.
MANY_PIECES = 24
_CAN_BE_ATTACKED = re.compile(r"planeswalker|battle|siege|loyalty|defense", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose. `value` is what the form sends, `label` what is read."""

    value: str
    label: str
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class PieceView:
    """A row of the editor: the piece, its name, whom it may attack and which attackers it may
    block; `fault` is what is wrong with it."""

    piece: Piece
    name: str
    attacks: tuple[Option, ...]
    blocks: tuple[Option, ...]
    fault: str = ""


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player's part of the editor. `open`: its empty row is in view; `focus`: with the cursor."""

    index: int
    seat: Seat
    active: bool
    pieces: tuple[PieceView, ...]
    open: bool = False
    focus: bool = False
    fault: str = ""


@dataclass(frozen=True, slots=True)
class BoardView:
    """The editor."""

    board: Board
    seats: tuple[SeatView, ...]
    steps: tuple[Option, ...]
    faults: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Marked:
    """A chip with its number in the line, and what it looks like to the form."""

    index: int
    chip: Chip

    @property
    def span(self) -> str:
        """Where it stands in the line."""
        return f"{self.chip.start}-{self.chip.end}"


@dataclass(frozen=True, slots=True)
class HomePage:
    """The home page. `by`: the way of entering in view. `share`: the address that carries the
    whole call; `saved`: the number of a short link, where there is one."""

    by: str
    line: str
    call: str
    board: BoardView
    chips: tuple[Marked, ...] = ()
    answers: tuple[Answer, ...] = ()
    problems: tuple[Problem, ...] = ()
    share: str = ""
    saved: str = ""
    title: str = "Floorjudge"
    unread: tuple[Chip, ...] = field(default=())

    def with_link(self, share: str, saved: str) -> HomePage:
        """The page with a short link and its number."""
        return replace(self, share=share, saved=saved)


def _attack_options(piece: Piece, board: Board, names: Mapping[int, str]) -> tuple[Option, ...]:
    options = [
        Option(f"seat-{index}", flat(seat.name) or f"player {index + 1}")
        for index, seat in enumerate(board.seats)
        if index != piece.seat
    ]
    options += [
        Option(f"piece-{other.key}", names[other.key])
        for other in board.pieces
        if other.seat != piece.seat
        and not other.zone
        and other.key in names
        and _CAN_BE_ATTACKED.search(f"{other.what} {other.more}")
    ]
    return tuple(Option(one.value, one.label, one.value == piece.attacks) for one in options)


def _block_options(piece: Piece, board: Board, names: Mapping[int, str]) -> tuple[Option, ...]:
    many = len(board.pieces) > MANY_PIECES
    return tuple(
        Option(str(other.key), names[other.key], other.key in piece.blocks)
        for other in board.pieces
        if other.seat != piece.seat
        and not other.zone
        and other.key in names
        and (not many or (other.attacks and other.seat == board.active))
    )


def _shown(names: tuple[str, ...]) -> str:
    """What a row's objects are called, in few words."""
    shown = [name.strip('"') for name in names]
    return shown[0] if len(shown) == 1 else f"{shown[0]} to {shown[-1]}" if shown else ""


def board_view(
    board: Board,
    named: Mapping[int, tuple[str, ...]],
    faults: Mapping[str, str] | None = None,
    opened: int = -1,
) -> BoardView:
    """The editor for a board, an empty row added to each player's part; that of the seat `opened`
    is to be typed into. `named`: what each piece's objects are called."""
    board = with_blanks(board)
    faults = faults or {}
    entered = [piece for piece in board.pieces if not piece.blank]
    names = {key: _shown(alike) for key, alike in named.items()}
    names |= {
        piece.key: f"{flat(board.seats[piece.seat].name)}’s new one"
        for piece in board.pieces
        if piece.blank
    }
    rows = [
        PieceView(
            piece=piece,
            name="" if piece.blank else names.get(piece.key, ""),
            attacks=() if piece.zone else _attack_options(piece, board, names),
            blocks=() if piece.zone else _block_options(piece, board, names),
            fault=next(
                (text for where, text in faults.items() if where.startswith(f"piece-{piece.key}-")),
                "",
            ),
        )
        for piece in board.pieces
    ]
    seats = tuple(
        SeatView(
            index=index,
            seat=seat,
            active=index == board.active,
            pieces=tuple(row for row in rows if row.piece.seat == index),
            open=index == opened or not any(piece.seat == index for piece in entered),
            focus=index == opened,
            fault=next(
                (text for where, text in faults.items() if where.startswith(f"seat-{index}-")), ""
            ),
        )
        for index, seat in enumerate(board.seats)
    )
    steps = (
        Option("", "as attacks and blocks say", board.step == ""),
        *(Option(step.value, step.value, board.step == step.value) for step in Step),
    )
    return BoardView(board, seats, steps, faults)
