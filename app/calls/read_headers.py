"""The header of a call: `title:`, `source:`, `note:`, `rules:`, `turn:`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from app.calls.errors import Unread
from app.calls.text import plain, without_comment
from app.terms.editions import CURRENT, EARLIEST, NAMED, Edition, read_edition

HEADERS = ("title", "source", "note", "rules", "turn")
_HEADER = re.compile(r"(title|source|note|rules|turn)\s*[:：]\s*", re.IGNORECASE)


@dataclass(slots=True)
class Headers:
    """What the header has said so far; None where it has not. `turn` is its line and where in it
    the player stands, as the players are not known yet."""

    title: str | None = None
    source: str | None = None
    note: str | None = None
    rules: Edition | None = None
    turn: tuple[str, int] | None = None


def read_header(line: str, headers: Headers) -> str | None:
    """Which header the line is, having put it into `headers`; None where it is none."""
    found = _HEADER.match(line)
    if not found:
        return None
    which = found[1].lower()
    value = " ".join(line[found.end() :].split())
    if which == "note":
        headers.note = value if headers.note is None else f"{headers.note}\n{value}"
        return which
    if getattr(headers, which) is not None:
        raise Unread(0, f"`{which}:` only once in a call", (), len(line))
    if which == "title":
        headers.title = value
    elif which == "source":
        headers.source = value
    else:
        text = without_comment(plain(line)).rstrip()
        start = text.index(":") + 1
        start += text.startswith(" ", start)
        if which == "rules":
            headers.rules = read_rules(text[start:], start)
        else:
            headers.turn = (text, start)
    return which


def read_rules(text: str, at: int = 0) -> Edition:
    """An edition by its name or date."""
    works = (CURRENT.name, "2010", "2004", "2024-07-30")
    edition = NAMED.get(text.lower()) or read_edition(text)
    if edition is None:
        raise Unread(at, "an edition: a name or a date", works, at + len(text))
    if edition.date < EARLIEST:
        raise Unread(at, f"a date from {EARLIEST} on", works, at + len(text))
    return edition
