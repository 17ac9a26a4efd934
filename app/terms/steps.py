"""The phases and steps of a turn (CR 500.1), in order."""

from __future__ import annotations

from enum import StrEnum


class Step(StrEnum):
    """A step, or a main phase, which has none. The values are the words of call notation."""

    UNTAP = "untap"
    UPKEEP = "upkeep"
    DRAW = "draw"
    PRECOMBAT_MAIN = "main"
    BEGINNING_OF_COMBAT = "beginning of combat"
    DECLARE_ATTACKERS = "declare attackers"
    DECLARE_BLOCKERS = "declare blockers"
    FIRST_STRIKE_DAMAGE = "first-strike damage"
    COMBAT_DAMAGE = "combat damage"
    END_OF_COMBAT = "end of combat"
    POSTCOMBAT_MAIN = "second main"
    END = "end"
    CLEANUP = "cleanup"


class Phase(StrEnum):
    """A phase of rule 500.1."""

    BEGINNING = "beginning"
    PRECOMBAT_MAIN = "precombat main"
    COMBAT = "combat"
    POSTCOMBAT_MAIN = "postcombat main"
    ENDING = "ending"


STEP_ORDER: tuple[Step, ...] = tuple(Step)
COMBAT_STEPS: tuple[Step, ...] = STEP_ORDER[4:10]
PHASE_OF: dict[Step, Phase] = {
    Step.UNTAP: Phase.BEGINNING,
    Step.UPKEEP: Phase.BEGINNING,
    Step.DRAW: Phase.BEGINNING,
    Step.PRECOMBAT_MAIN: Phase.PRECOMBAT_MAIN,
    **dict.fromkeys(COMBAT_STEPS, Phase.COMBAT),
    Step.POSTCOMBAT_MAIN: Phase.POSTCOMBAT_MAIN,
    Step.END: Phase.ENDING,
    Step.CLEANUP: Phase.ENDING,
}

# The untap and cleanup steps give no one priority (502.4, 514.3).
NO_PRIORITY = frozenset({Step.UNTAP, Step.CLEANUP})
