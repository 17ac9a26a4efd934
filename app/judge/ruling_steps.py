"""What a ruling tells step by step."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class StepKind(StrEnum):
    """What a line of the trace tells."""

    HAPPENED = "happened"
    DID_NOT = "did not happen"
    CHOICE = "choice"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class RulingStep:
    """One step, in a plain sentence. `cites`: rule numbers (`510.1c`) or names of objects whose
    text is the cause. `children`: what it consists of or led to at once."""

    text: str
    cites: tuple[str, ...] = ()
    kind: StepKind = StepKind.HAPPENED
    children: tuple[RulingStep, ...] = ()
