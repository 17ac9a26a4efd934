"""The shorthand line: a position in one line, as `5/5 trample deathtouch ! vs 2/2 >1; 3/3 fs >1`.

Left of `vs` is the active player's side. Nothing is refused: each part comes back as a chip that
says what was made of it, or why nothing was, and the rest of the line still makes a call.
`quick_words` holds the signs and the keywords' letters, for the help page.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.calls.dump import dump
from app.calls.model import Call
from app.calls.table import CardNames
from app.judge.quick_call import make
from app.judge.quick_parts import QuickChip
from app.judge.quick_scan import Scan

MOST_CHARACTERS = 2_000

__all__ = ["MOST_CHARACTERS", "QuickChip", "QuickReading", "read_quick"]


@dataclass(frozen=True, slots=True)
class QuickReading:
    """A shorthand line read. `call` is None where the line describes no object and no life."""

    chips: tuple[QuickChip, ...]
    call: Call | None

    @property
    def unread(self) -> tuple[QuickChip, ...]:
        """The parts that were not understood: they are left out of the call."""
        return tuple(chip for chip in self.chips if not chip.understood)

    @property
    def notation(self) -> str:
        """The call as call notation; empty where there is none."""
        return dump(self.call) if self.call else ""


def read_quick(line: str, names: CardNames) -> QuickReading:
    """Read a shorthand line, as much of it as can be read.

    The call is one that `app.calls.parse` reads from its notation: the objects, `> attack …`,
    `> block …`, `? what happens`. Characters beyond `MOST_CHARACTERS` are left out, and said so.
    """
    scan = Scan(line[:MOST_CHARACTERS], names)
    scan.read()
    made = make(scan)
    chips = made.chips
    if len(line) > MOST_CHARACTERS:
        rest = QuickChip(
            MOST_CHARACTERS,
            len(line),
            line[MOST_CHARACTERS:][:80],
            problem=f"a line of at most {MOST_CHARACTERS} characters",
        )
        chips = (*chips, rest)
    return QuickReading(chips, made.call)
