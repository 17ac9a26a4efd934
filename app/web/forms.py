"""What the editor's form sends, read into plain values: every field as typed, within limits."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import parse_qs

from starlette.requests import Request

from app.terms.zones import Zone
from app.web.board import MOST_PIECES, MOST_SEATS, QUESTIONS, Board, Piece, Seat
from app.web.refusal import Refused

MOST_BYTES = 256 * 1024
MOST_FIELDS = 20_000
MOST_CALL = 32_000
MOST_LINE = 2_000
MOST_FIELD = 400
WAYS = ("line", "board", "call")

_ZONES = frozenset(zone.value for zone in Zone) - {Zone.BATTLEFIELD.value}
_PIECE = re.compile(r"piece-(\d{1,4})-what")
_FIX = re.compile(r"chip-(\d{1,4}):(.+)", re.DOTALL)
_SPAN = re.compile(r"(\d{1,5})-(\d{1,5})")
Fields = Mapping[str, Sequence[str]]


@dataclass(frozen=True, slots=True)
class Entry:
    """What was sent: the way of entering that was in view, and all three ways as they stood.

    `pressed` is the button: `answer` unless another one was.
    """

    by: str
    line: str
    call: str
    board: Board
    pressed: str = "answer"


async def form_of(request: Request) -> dict[str, list[str]]:
    """The fields of a form. Refused where it is too long or no form at all."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/x-www-form-urlencoded":
        raise Refused(415, "This address takes a form.", "application/x-www-form-urlencoded")
    body = await body_of(request)
    try:
        text = body.decode("ascii")
        return parse_qs(text, keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError as problem:
        raise Refused(400, "The form can't be read.", "fields as a browser sends them") from problem


async def body_of(request: Request, most: int = MOST_BYTES) -> bytes:
    """The body of a request, Refused as soon as it is longer than `most` bytes."""
    parts: list[bytes] = []
    length = 0
    async for part in request.stream():
        length += len(part)
        if length > most:
            raise Refused(413, "That is too much for one call.", f"at most {most // 1024} kB")
        parts.append(part)
    return b"".join(parts)


def first(fields: Fields, name: str, most: int = MOST_FIELD) -> str:
    """The first value of a field, empty where there is none. Refused where it is too long."""
    values = fields.get(name)
    if not values:
        return ""
    if len(values[0]) > most:
        raise Refused(413, f"The field {name[:40]} is too long.", f"at most {most} characters")
    return values[0].replace("\0", "")


def one_line(text: str) -> str:
    """A shorthand line that was typed over several: each line ends what stands in it."""
    parts = [" ".join(part.split()) for part in text.splitlines()]
    joined = "; ".join(part for part in parts if part)
    return re.sub(r"[;\s]*;\s*(?=vs\b)|(?<=\bvs);\s*|(?<=;);+", " ", joined)


def spliced(line: str, spans: Sequence[str], texts: Sequence[str]) -> str:
    """A shorthand line with its chips put back as they were edited, each in its place."""
    edits = []
    for span, text in zip(spans, texts, strict=False):
        found = _SPAN.fullmatch(span)
        if found and int(found[1]) <= int(found[2]) <= len(line):
            edits.append((int(found[1]), int(found[2]), text))
    end = len(line)
    for start, stop, text in sorted(edits, reverse=True):
        if stop <= end:
            line = line[:start] + text + line[stop:]
            end = start
    return " ".join(line.split())


def _line(fields: Fields, pressed: str) -> str:
    """The shorthand line: as typed where that has changed, else as its chips were edited, with the
    suggestion that was pressed (`chip-2:trample`) in place of its chip."""
    line = one_line(first(fields, "line", MOST_LINE))
    if line != one_line(first(fields, "line-was", MOST_LINE)) or "chip" not in fields:
        return line
    for text in fields["chip"]:
        if len(text) > MOST_FIELD:
            raise Refused(
                413, "A part of the line is too long.", f"at most {MOST_FIELD} characters"
            )
    chips = list(fields["chip"])
    if (found := _FIX.fullmatch(pressed)) and int(found[1]) < len(chips):
        chips[int(found[1])] = found[2]
    return spliced(line, fields.get("chip-at", ()), chips)[:MOST_LINE]


def _piece(fields: Fields, key: int, seats: int) -> Piece:
    prefix = f"piece-{key}-"
    seat = first(fields, prefix + "seat")
    zone = first(fields, prefix + "zone")
    blocks = [int(value) for value in fields.get(prefix + "blocks", ()) if _is_key(value)]
    return Piece(
        key=key,
        seat=int(seat) if _is_key(seat) and int(seat) < seats else 0,
        what=first(fields, prefix + "what"),
        label=first(fields, prefix + "label"),
        more=first(fields, prefix + "more"),
        counters=first(fields, prefix + "counters"),
        damage=first(fields, prefix + "damage"),
        tapped=bool(first(fields, prefix + "tapped")),
        attacks=first(fields, prefix + "attacks"),
        blocks=tuple(dict.fromkeys(blocks)),
        zone=zone if zone in _ZONES else "",
    )


def _is_key(text: str) -> bool:
    return bool(re.fullmatch(r"[0-9]{1,4}", text))


def board_in(fields: Fields) -> Board:
    """The board editor's fields. Refused where there are more objects than it holds."""
    names = [f"seat-{index}" for index in range(MOST_SEATS)]
    seats = tuple(
        Seat(
            name=first(fields, f"{name}-name"),
            life=first(fields, f"{name}-life"),
            poison=first(fields, f"{name}-poison"),
            items=first(fields, f"{name}-items"),
            pool=first(fields, f"{name}-pool"),
        )
        for name in names
        if f"{name}-name" in fields
    )
    if len(seats) < 2:
        seats = Board().seats
    found = filter(None, map(_PIECE.fullmatch, fields))
    keys = sorted({int(match[1]) for match in found})
    if len(keys) > MOST_PIECES:
        raise Refused(413, "That is more than the editor holds.", f"at most {MOST_PIECES} objects")
    active = first(fields, "active")
    question = first(fields, "question")
    return Board(
        seats=seats,
        pieces=tuple(_piece(fields, key, len(seats)) for key in keys),
        active=int(active) if _is_key(active) and int(active) < len(seats) else 0,
        step=first(fields, "step"),
        title=first(fields, "title"),
        rules=first(fields, "rules"),
        head=first(fields, "head", MOST_CALL),
        rest=first(fields, "rest", MOST_CALL).replace("\r\n", "\n"),
        question=question if question in QUESTIONS else QUESTIONS[0],
    )


def entry_in(fields: Fields) -> Entry:
    """All that the editor's form holds."""
    by = first(fields, "by")
    pressed = first(fields, "do") or "answer"
    return Entry(
        by=by if by in WAYS else "line",
        line=_line(fields, pressed),
        call=first(fields, "call", MOST_CALL).replace("\r\n", "\n"),
        board=board_in(fields),
        pressed=pressed,
    )
