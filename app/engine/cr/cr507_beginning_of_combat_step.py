"""The beginning of combat step (CR 507)."""

from __future__ import annotations

from app.engine.kernel.game import Combat
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.terms.steps import Step


@rule("507.1", "turn-based action", Step.BEGINNING_OF_COMBAT)
def combat_begins(play: Play) -> None:
    """A combat phase begins with nothing attacking. No opponent is chosen, as all of them become
    defending players (802.2)."""
    play.set(play.game.but(combat=Combat()))
