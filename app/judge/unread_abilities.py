"""Activated abilities of which the cost is read and what they do is not: they can be activated, and
that is told as not done."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from app.cards.oracle.lines import read_lines
from app.cards.typeline import TypeLine
from app.terms.abilities import ActivatedAbility
from app.terms.effects import UnreadEffect

_LINE = re.compile(r"(?P<cost>[^\":]+): (?P<does>.+)", re.DOTALL)
# What is left to the one who reads the text: targets, mana, and when it may be activated.
_ASKS_MORE = re.compile(r"\btargets?\b|\badd\b|\bactivate\b|\bchoose one\b", re.IGNORECASE)


@lru_cache(maxsize=512)
def with_its_cost(line: str, name: str) -> ActivatedAbility | None:
    """The ability of an unread line, with its cost; None where that is not read, or where more than
    the cost decides how it is activated."""
    found = _LINE.fullmatch(line)
    if found is None or _ASKS_MORE.search(line):
        return None
    for ability in read_lines(f"{found['cost']}: Draw a card.", name, TypeLine()):
        if isinstance(ability, ActivatedAbility):
            return replace(ability, effects=(UnreadEffect(found["does"]),))
    return None
