"""Conditions about where the turn and its combat stand."""

from __future__ import annotations

from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.who import is_player
from app.terms.conditions import BeenAttacked, During
from app.terms.steps import Step


def is_during(now: Now, when: During) -> bool:
    """Whether the current step is one of those named, and blockers have been declared where that is
    asked for."""
    now.reads.update(("combat", "turn") if when.blockers_declared else ("turn",))
    game = now.game
    if when.blockers_declared and not (game.combat and game.combat.blockers_declared):
        return False
    return game.turn.step in when.steps


def been_attacked(now: Now, condition: BeenAttacked, at: Viewpoint) -> bool:
    """Whether such a player has been attacked in this declare attackers step."""
    now.reads.update(("combat", "turn"))
    combat, declared = now.game.combat, now.game.turn.step is Step.DECLARE_ATTACKERS
    attacked = combat.attacked if combat is not None and declared else frozenset[int]()
    return any(is_player(now, condition.who, player, at) for player in attacked)
