"""Which cards are cards of the game as the rules book has it: what coverage counts apart.

Apart stand planes, schemes, vanguards, conspiracies, attractions, stickers, the cards of joke and
playtest sets, and the digital variants whose names begin with `A-`.
"""

from __future__ import annotations

_LAYOUTS = frozenset({"planar", "scheme", "vanguard", "host", "augment"})
_SETS = frozenset("ugl unh ust und unf una cmb1 cmb2 hho ptg mb2 unk".split())
_TYPES = ("Conspiracy", "Attraction", "Stickers", "Plane —", "Phenomenon", "Dungeon")


def is_eternal(
    name: str, layout: str, type_line: str, first_set: str | None, *, joke: bool = False
) -> bool:
    """Whether a card counts; `first_set` is the code of the set that it was first printed in, as
    far as the data tell."""
    if joke or layout in _LAYOUTS or name.startswith("A-"):
        return False
    if (first_set or "").lower() in _SETS:
        return False
    return not any(word in type_line for word in _TYPES)
