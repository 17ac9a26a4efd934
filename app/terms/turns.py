"""Effects on the turn itself: phases, steps and turns besides, and their end (CR 500, 724)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.terms.amounts import Amount
from app.terms.selectors import Who
from app.terms.steps import Phase, Step

if TYPE_CHECKING:
    from app.terms.effects import Players


@dataclass(frozen=True, slots=True)
class MorePhases:
    """After this phase there are these besides, so many times (CR 500.8): phases, or a step in a
    phase with no other (500.10). `after_step`: after this step such a step (500.9). `who`: only
    in that player's turn, who gets them (500.10a)."""

    phases: tuple[Phase | Step, ...]
    times: Amount = 1
    after_step: bool = False
    who: Players | None = None


@dataclass(frozen=True, slots=True)
class ExtraTurn:
    """The player takes a turn after this one (CR 500.7)."""

    who: Players = Who.YOU


@dataclass(frozen=True, slots=True)
class StealPhase:
    """Its controller chooses one of the phases; in the player's next turn that phase occurs as
    though it were its controller's turn."""

    who: Players
    phases: tuple[Phase, ...] = tuple(Phase)


@dataclass(frozen=True, slots=True)
class EndPhase:
    """End the turn, or only the combat phase (CR 724)."""

    turn: bool = True
