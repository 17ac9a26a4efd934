"""The numbers that the rules bear in an edition's text: numbers alone, no sentences.

The lists lie in `numbers/`, one file a text, named by its effective date; a line holds a section
and what follows the full stop in each of its rules (`510 1 1a 1b …`).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

_FOLDER = Path(__file__).parent / "numbers"


def dates() -> tuple[str, ...]:
    """The effective dates (YYYY-MM-DD) of the texts that are listed, oldest first."""
    return tuple(sorted(path.stem for path in _FOLDER.glob("*.txt")))


@cache
def rule_numbers(date: str) -> frozenset[str]:
    """Every number of the text of that date: sections (`510`), rules and subrules (`510.1c`).

    Raises ValueError where no text of that date is listed.
    """
    path = _FOLDER / f"{date}.txt"
    if date not in dates():
        listed = ", ".join(dates())
        raise ValueError(f"the rule numbers of {date!r} are not listed; there are {listed}")
    found: set[str] = set()
    for line in path.read_text(encoding="utf-8").splitlines():
        section, *rests = line.split()
        found.add(section)
        found.update(f"{section}.{rest}" for rest in rests)
    return frozenset(found)
