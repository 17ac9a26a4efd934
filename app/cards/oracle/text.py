"""Lines of Oracle text made comparable: no reminder text, one word for the object itself."""

from __future__ import annotations

import re

_REMINDER = re.compile(r"\s*\([^()]*\)")
_THIS = re.compile(
    r"\bthis (?:creature|permanent|artifact|enchantment|land|planeswalker|battle|token|spell|card"
    r"|Aura|Equipment|Fortification|Vehicle|Saga|Class|Case|Siege|Spacecraft|Mount|Room)\b",
    re.IGNORECASE,
)
_SHORT = re.compile(r" (?:the|of) ")
_SIGNS = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "−": "-", "–": "—", "\u00a0": " "})
_BRACKETED = re.compile(r" ?\[[^\]]*\]")
_BEFORE_SIGN = re.compile(r" +([.,])")
THIS = "~"


def without_reminder(line: str) -> str:
    """The line without its reminder text, which has no meaning in the game (CR 207.2a)."""
    if "(" not in line:
        return line.strip()
    return _REMINDER.sub("", line).strip()


def uncleaved(text: str) -> str:
    """The text of a card with cleave without the brackets in it."""
    return text.replace("[", "").replace("]", "") if text.startswith("Cleave ") else text


def cleaved(text: str) -> str:
    """The text without what stands in brackets (CR 702.148a)."""
    text = _BRACKETED.sub("", text)
    return _BEFORE_SIGN.sub(r"\1", text)


def with_this(line: str, name: str) -> str:
    """The line with `~` where it speaks of the object that it stands on (CR 201.5).

    A text calls its own card by its name, or by what stands before the comma in it. In quotes
    stands an ability of another object: there `this creature` is that object, and the name, which
    is left as it is, the card that gives the ability.
    """
    if "this " in line or "This " in line:
        line = _THIS.sub(THIS, line)
    short = name.partition(",")[0]
    if len(short) < 2 or short not in line:
        return line
    if '"' in name:
        line = _replaced(line, name)
    pieces = line.split('"')
    pieces[::2] = [_replaced(_replaced(piece, name), short) for piece in pieces[::2]]
    return '"'.join(pieces)


def _replaced(line: str, name: str) -> str:
    """The line with `~` for the name wherever it stands as words of its own."""
    at = line.find(name)
    while at >= 0:
        end = at + len(name)
        inside = (at and line[at - 1].isalnum()) or (end < len(line) and line[end].isalnum())
        if inside:
            at = line.find(name, at + 1)
        else:
            line = line[:at] + THIS + line[end:]
            at = line.find(name, at + len(THIS))
    return line


def with_short_name(line: str, name: str, subtypes: frozenset[str], walker: bool) -> str:
    """The line with `~` where a legendary creature or planeswalker is called by a part of its name
    (CR 201.5c): what stands before `the` or `of` in it, or a planeswalker's own type."""
    short = _SHORT.split(name, maxsplit=1)[0]
    if walker and short == name:
        short = name.partition(" ")[0]
        if short not in subtypes:
            return line
    if short == name or len(short) < 2 or short not in line or "," in name:
        return line
    if not walker and short in subtypes:
        return line
    return _replaced_unless_a_type(line, short)


def _replaced_unless_a_type(line: str, short: str) -> str:
    """`~` for the short name outside of quotes, but not for a type: `a Jace planeswalker`."""
    words = re.compile(rf"(?<![\w~]){re.escape(short)}(?![\w])(?! planeswalker)")
    pieces = line.split('"')
    pieces[::2] = [words.sub(THIS, piece) for piece in pieces[::2]]
    return '"'.join(pieces)


def plain(line: str, name: str = "") -> str:
    """The line as the readers take it: plain signs, no reminder text, `~` for the object itself."""
    return with_this(without_reminder(line.translate(_SIGNS)), name)
