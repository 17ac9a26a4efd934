"""Lines of Oracle text made comparable: no reminder text, one word for the object itself."""

from __future__ import annotations

import re
from functools import lru_cache

_REMINDER = re.compile(r"\s*\([^()]*\)")
_THIS = re.compile(
    r"\bthis (?:creature|permanent|artifact|enchantment|land|planeswalker|battle|token|spell|card"
    r"|Aura|Equipment|Fortification|Vehicle|Saga|Class|Case|Siege|Spacecraft|Mount|Room)\b",
    re.IGNORECASE,
)
_SIGNS = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "−": "-", "–": "—", "\u00a0": " "})
THIS = "~"


def without_reminder(line: str) -> str:
    """The line without its reminder text, which has no meaning in the game (CR 207.2a)."""
    if "(" not in line:
        return line.strip()
    return _REMINDER.sub("", line).strip()


@lru_cache(maxsize=64)
def _names(name: str) -> re.Pattern[str] | None:
    """The ways in which a text calls its own card: by its name, or what stands before its comma."""
    short = name.partition(",")[0]
    called = sorted({name, short}, key=len, reverse=True)
    called = [each for each in called if len(each) > 1]
    if not called:
        return None
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, called))})(?!\w)")


def with_this(line: str, name: str) -> str:
    """The line with `~` where it speaks of the object that it stands on (CR 201.5)."""
    if "this " in line or "This " in line:
        line = _THIS.sub(THIS, line)
    if not name:
        return line
    first = name.partition(",")[0]
    if first not in line:
        return line
    names = _names(name)
    return names.sub(THIS, line) if names else line


def plain(line: str, name: str = "") -> str:
    """The line as the readers take it: plain signs, no reminder text, `~` for the object itself."""
    return with_this(without_reminder(line.translate(_SIGNS)), name)
