"""Names and words of call notation, cut and joined as text."""

from __future__ import annotations

import re
from collections.abc import Iterator

_NEEDS_QUOTES = re.compile(r'[,;:#"+]|^\d')
_NUMBERED = re.compile(r"(.*?)( #\d+)?", re.DOTALL)
_CLOSING = {'"': '"', "(": ")", "{": "}"}


def quoted(name: str) -> str:
    """A name as an action can carry it: in quotes where it holds a mark that parts words."""
    whole = _NUMBERED.fullmatch(name)
    bare, suffix = (whole[1], whole[2] or "") if whole else (name, "")
    if not _NEEDS_QUOTES.search(bare):
        return name
    return '"' + bare.replace('"', "") + '"' + suffix


def unquoted(name: str) -> str:
    """The name in a text that may carry quotes."""
    name = name.strip()
    if name.startswith('"') and name.count('"') == 2:
        inner, _, suffix = name[1:].partition('"')
        return inner + suffix
    return name


def _pieces(text: str, mark: str) -> Iterator[str]:
    waiting = ""
    start = position = 0
    while position < len(text):
        sign = text[position]
        if waiting:
            waiting = "" if sign == waiting else waiting
        elif sign in _CLOSING:
            waiting = _CLOSING[sign]
        elif text.startswith(mark, position):
            yield text[start:position]
            position += len(mark)
            start = position
            continue
        position += 1
    yield text[start:]


def parted(text: str, mark: str = ", ") -> list[str]:
    """The parts of a line between marks; inside quotes, braces, parentheses they part nothing."""
    return [part.strip() for part in _pieces(text, mark)]
