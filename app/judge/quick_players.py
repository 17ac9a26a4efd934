"""Players' names in a shorthand line: `Cleo: 5/5 ! vs Dan: 2/2 >1`."""

from __future__ import annotations

import re

from app.calls.read_players import VERBS
from app.calls.table import CardNames
from app.calls.text import fold
from app.calls.words import ZONES

_NAME = re.compile(r"([^\W\d_][\w' -]{0,30}?) ?:(?=[\s;,!>]|$)")
# Names that the call gives to objects of its own.
_TAKEN = re.compile(r"(attacker|blocker|creature|permanent)( \d+)?")


def player_name(text: str, at: int, names: CardNames) -> tuple[int, str, str] | None:
    """The name before a colon at the beginning of a side, where it ends, and why it can't be one.

    None where no name stands there.
    """
    found = _NAME.match(text, at)
    if not found:
        return None
    if names.longest_at(text, at) > len(found[1]):
        return None
    name = " ".join(found[1].split())
    low = fold(name)
    first = low.split(" ")[0]
    problem = ""
    if first in VERBS or first in ZONES or _TAKEN.fullmatch(low) or names.spelling(name):
        problem = "a player's name that is no card, verb or zone"
    return found.end(), name, problem
