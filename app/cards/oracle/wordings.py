"""Wordings of keyword lines that are declared to mean the same, each brought to one of them.

Done on the text alone, apart from reading: what was read must print as what comes out here.
"""

from __future__ import annotations

import re

from app.terms.colors import Color

# One wording a row: what is found, and what it is brought to. All is in lower case by then.
SAME: tuple[tuple[str, str], ...] = (
    (r"; ", ", "),  # semicolons part keywords as commas do
    (r" — ", "—"),  # the spaces about a dash
    (r"(?<!—)\Z", ""),
    (r"\Afriends forever\Z", "partner—friends forever"),
    (r"\btotem armor\b", "umbra armor"),
    (r"\byour opponents control\b", "an opponent controls"),
    (r"\bkicker ([^,]+) and/or ", r"kicker \1, kicker "),
)
_SAME = tuple((re.compile(found), put) for found, put in SAME)
_FROM = re.compile(r"\b(protection|hexproof) from ((?:(?!, (?!from|and from)).)+)")
_EACH = re.compile(r"(?:, and |, | and )from ")
_COLORS = tuple(color.value for color in Color)


def one_wording(line: str) -> str:
    """The line as its keywords print: in lower case, without the period that ends no cost."""
    line = line.lower()
    if line.endswith(".") and "—" not in line:
        line = line[:-1]
    for found, put in _SAME:
        line = found.sub(put, line)
    return _FROM.sub(_each_quality, line) if " from " in line else line


def _each_quality(found: re.Match[str]) -> str:
    """One ability for each quality (CR 702.11f–g, 702.16g–i)."""
    qualities = [
        quality
        for part in _EACH.split(found[2])
        for quality in (_COLORS if part == "each color" else (part,))
    ]
    return ", ".join(f"{found[1]} from {quality}" for quality in qualities)
