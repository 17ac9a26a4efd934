"""Where a text can't be read any further, and why: for whoever typed it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from app.cards.oracle.grammar.line import look_at
from app.cards.oracle.grammar.normal import normal
from app.cards.oracle.grammar.tokens import pieces_of, tokens_of
from app.cards.oracle.keywords import read_keywords
from app.cards.oracle.text import THIS, plain
from app.judge.ruling import NOT_READ, NotTaken

_SIGNS = str.maketrans("’“”−–", '\'""-—')


@dataclass(frozen=True, slots=True)
class UnreadMark:
    """A text in three parts, the middle one is what is not read; and the reason."""

    before: str
    marked: str
    after: str
    reason: str


def mark_of(left: NotTaken) -> UnreadMark | None:
    """The mark in a text that was not read; None for whatever else was left out of account."""
    if left.why != NOT_READ or not left.text or left.text.startswith("["):
        return None
    return _mark(left.text, left.object)


@lru_cache(maxsize=1024)
def _mark(text: str, name: str) -> UnreadMark:
    line = plain(text, name)
    rest = normal(line).rest
    seen = look_at(line)
    if seen.readings:
        return UnreadMark("", text, "", "such a text can't stand on an object of this kind")
    if seen.misprinted:
        printed = seen.misprinted[0][1]
        return UnreadMark("", text, "", f"it may mean: {printed.replace(THIS, name)}")
    if keyword := _odd_keyword(text):
        return keyword
    start = _place(rest, seen.furthest)
    if start >= len(rest):
        return UnreadMark(text, "", "", "the sentence should go on after this")
    unread = rest[start:]
    at = _in(text, unread)
    end = at + _word_length(text[at:])
    reason = "no sentence is known that begins so" if not start else "not understood from here on"
    return UnreadMark(text[:at], text[at:end], text[end:], reason)


def _odd_keyword(text: str) -> UnreadMark | None:
    """The mark in a list of keywords, at the one that is none."""
    parts = text.split(", ")
    if len(parts) < 2 or read_keywords(parts[0]) is None:
        return None
    at = 0
    for part in parts:
        if read_keywords(part) is None:
            end = at + len(part)
            return UnreadMark(text[:at], part, text[end:], "not a keyword that is known")
        at += len(part) + 2
    return None


def _place(line: str, furthest: int) -> int:
    """The character at which the token of that number begins."""
    starts = [0, *(at + 1 for at, sign in enumerate(line) if sign == " ")]
    place = 0
    for start in starts:
        if len(pieces_of(line[:start])) > furthest:
            break
        place = start
    return place if len(tokens_of(line)) > furthest else len(line)


def _in(text: str, unread: str) -> int:
    """Where the rest of a plain line begins in the text as it was typed."""
    shown = text.translate(_SIGNS)
    if shown.endswith(unread):
        return len(text) - len(unread)
    known = unread.split(THIS)[0].strip()
    found = shown.rfind(known) if known else -1
    return max(found, 0)


def _word_length(rest: str) -> int:
    """How long the word at the front is, the signs that end it left out."""
    word = rest.split(" ", 1)[0]
    return len(word.rstrip(".,;:)\"'")) or len(word)
