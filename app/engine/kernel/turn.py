"""The turn as data: whose it is, how far it has come, and what is remembered until it ends."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from app.engine.kernel.copying import copied
from app.terms.abilities import Trigger
from app.terms.steps import PHASE_OF, STEP_ORDER, Phase, Step

# How it is marked on a player that they have drawn a card this turn.
CARD_DRAWN = "card drawn"
# With which word it begins that what they control has dealt combat damage to a player.
HIT = "combat damage by"


class Progress(StrEnum):
    """Where in its step the game stands; each is one unit of play, cut by checkpoints."""

    ACT = "a player does what the game's `doing` says"
    BEGIN = "the step begins: its turn-based actions come"
    CHECK = "state-based actions, then waiting triggers"
    PRIORITY = "a player has priority"
    END = "the step ends"


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn, which step, how far. `passed`: players who passed in succession. `priority`: who
    has it. `number` counts turns from the call's first. `more`: phases that come after this one
    besides, a step where that is all there is of its phase (`alone`: as it is now); `resume`: the
    step with which the turn goes on after them; `part` counts those begun, `mains` and
    `combats` the main and combat phases among them. `steps` come after this one in the same phase
    besides, and `after_steps` after them.
    `regular`: whose turn comes in turn order, where this one is an extra turn. `owner`: whose turn
    it is, where another player is the active one for this phase. `met`: (blocker, attacker) of the
    blocks in combats that have ended. `crewed`: (creature, Vehicle or Mount) of those tapped to
    crew or saddle. `daytime`: day or night, empty for neither; `cast_before`: how many spells the
    active player of the turn before cast in it. `ending`: the step that comes next, as an effect
    ends the turn or phase."""

    active: int
    step: Step
    progress: Progress = Progress.PRIORITY
    priority: int = 0
    passed: int = 0
    number: int = 1
    cleanup_again: bool = False
    more: tuple[Phase | Step, ...] = ()
    resume: Step | None = None
    alone: bool = False
    steps: tuple[Step, ...] = ()
    after_steps: Step | None = None
    part: int = 0
    mains: int = 0
    combats: int = 0
    regular: int | None = None
    owner: int | None = None
    met: tuple[tuple[int, int], ...] = ()
    crewed: tuple[tuple[int, int], ...] = ()
    daytime: str = ""
    cast_before: int | None = None
    ending: Step | None = None

    @property
    def whose(self) -> int:
        """The player whose turn it is, though another may be the active one for a phase."""
        return self.active if self.owner is None else self.owner

    @property
    def added(self) -> bool:
        """Whether the step of now, or its phase, is one that an effect has added."""
        return self.after_steps is not None or self.resume is not None

    @property
    def nth_main(self) -> int:
        """Which main phase of the turn this one is, those that effects have added among them."""
        if self.step is Step.PRECOMBAT_MAIN:
            return 1
        if self.resume is None:
            return 2 + self.mains
        had_its_own = STEP_ORDER.index(self.resume) > STEP_ORDER.index(Step.POSTCOMBAT_MAIN)
        return 1 + self.mains + had_its_own

    @property
    def nth_combat(self) -> int:
        """Which combat phase of the turn this one is; 0 in another phase."""
        if PHASE_OF[self.step] is not Phase.COMBAT:
            return 0
        if self.resume is None:
            return 1 + self.combats
        had_its_own = STEP_ORDER.index(self.resume) > STEP_ORDER.index(Step.END_OF_COMBAT)
        return self.combats + had_its_own

    def but(self, **changes: Any) -> Turn:
        """The same with other values."""
        return copied(self, changes)


@dataclass(frozen=True, slots=True)
class Happened:
    """How many times an event has occurred this turn, as a text asks about it that this player
    controls; `object`: the one that the text stands on, where the event is about that."""

    event: Trigger
    player: int
    object: int | None
    times: int


@dataclass(frozen=True, slots=True)
class StolenPhase:
    """A phase of the player's next turn after turn `after` that occurs as though it were the turn
    of another."""

    player: int
    phase: Phase
    by: int
    after: int
