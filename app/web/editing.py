"""What the editor's buttons do to the board before anything is asked: add, remove, move."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from app.web.board import MOST_PIECES, MOST_SEATS, Board, Piece, Seat
from app.web.symbols import field_of, tapped

_NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal")
_MORE = re.compile(r"more-(\d)")
_DROP = re.compile(r"drop-(\d{1,4})")
_POOL = re.compile(r"seat-(\d)-pool")
_DROP_SEAT = re.compile(r"drop-seat-(\d)")


@dataclass(frozen=True, slots=True)
class Mend:
    """A suggestion taken: in that line of the call, `better` instead of `word`."""

    line: int
    word: str
    better: str


def with_blanks(board: Board) -> Board:
    """The board with exactly one empty row at the end of each player's part, to type into."""
    kept = [piece for piece in board.pieces if not piece.blank]
    key = max((piece.key for piece in kept), default=-1) + 1
    if len(kept) + len(board.seats) <= MOST_PIECES:
        kept += [Piece(key + seat, seat) for seat in range(len(board.seats))]
    return replace(board, pieces=tuple(kept))


def _without(board: Board, key: int) -> Board:
    pieces = tuple(
        replace(
            piece,
            blocks=tuple(one for one in piece.blocks if one != key),
            attacks="" if piece.attacks == f"piece-{key}" else piece.attacks,
        )
        for piece in board.pieces
        if piece.key != key
    )
    return replace(board, pieces=pieces)


def _without_seat(board: Board, seat: int) -> Board:
    for piece in board.pieces:
        if piece.seat == seat:
            board = _without(board, piece.key)

    def moved(target: str) -> str:
        found = re.fullmatch(r"seat-(\d)", target)
        if not found or int(found[1]) < seat:
            return target
        return "" if int(found[1]) == seat else f"seat-{int(found[1]) - 1}"

    pieces = tuple(
        replace(
            piece,
            seat=piece.seat - (piece.seat > seat),
            attacks=moved(piece.attacks),
        )
        for piece in board.pieces
    )
    active = 0 if board.active == seat else board.active - (board.active > seat)
    return replace(
        board, seats=board.seats[:seat] + board.seats[seat + 1 :], pieces=pieces, active=active
    )


def _with_seat(board: Board) -> Board:
    if len(board.seats) >= MOST_SEATS:
        return board
    taken = {seat.name.strip().casefold() for seat in board.seats}
    name = next(name for name in (*_NAMES, "Ivy") if name.casefold() not in taken)
    return replace(board, seats=(*board.seats, Seat(name)))


def mended(text: str, word: str, better: str) -> str:
    """The text with the first place of a word changed, whatever its letter case."""
    found = re.search(re.escape(word), text, re.IGNORECASE) if word else None
    return text[: found.start()] + better + text[found.end() :] if found else text


def mended_call(call: str, mend: Mend) -> str:
    """A call's text with a word of one line changed."""
    lines = call.split("\n")
    if 0 < mend.line <= len(lines):
        lines[mend.line - 1] = mended(lines[mend.line - 1], mend.word, mend.better)
    return "\n".join(lines)


def mended_board(board: Board, field: str, mend: Mend) -> Board:
    """The board with a word changed in the row, or the kept lines, that a line came from."""
    if field == "rest":
        return replace(board, rest=mended(board.rest, mend.word, mend.better))
    found = re.fullmatch(r"piece-(\d+)-what", field)
    return replace(
        board,
        pieces=tuple(
            replace(
                piece,
                what=mended(piece.what, mend.word, mend.better),
                more=mended(piece.more, mend.word, mend.better),
            )
            if found and piece.key == int(found[1])
            else piece
            for piece in board.pieces
        ),
    )


def mend_in(pressed: str) -> Mend | None:
    """What a suggestion's button stands for; None for other buttons."""
    found = re.fullmatch(r"mend (\d{1,5})\|([^|]*)\|(.*)", pressed, re.DOTALL)
    return Mend(int(found[1]), found[2], found[3]) if found else None


def opened(pressed: str) -> int:
    """The seat whose empty row a button has asked for; -1 where it has not."""
    found = _MORE.fullmatch(pressed)
    return int(found[1]) if found else -1


def edited(board: Board, pressed: str) -> Board | None:
    """The board after a button of the editor; None where the button is none of the editor's."""
    if pressed == "clear":
        return Board()
    if _MORE.fullmatch(pressed):
        return board
    if (found := _POOL.fullmatch(field_of(pressed))) and int(found[1]) < len(board.seats):
        seats = list(board.seats)
        seat = seats[int(found[1])]
        seats[int(found[1])] = replace(seat, pool=tapped(seat.pool, pressed))
        return replace(board, seats=tuple(seats))
    if pressed == "seat":
        return _with_seat(board)
    if (found := _DROP_SEAT.fullmatch(pressed)) and len(board.seats) > 2:
        return _without_seat(board, int(found[1]))
    if found := _DROP.fullmatch(pressed):
        return _without(board, int(found[1]))
    return None
