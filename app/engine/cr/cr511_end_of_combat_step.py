"""The end of combat step (CR 511)."""

from __future__ import annotations

from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.terms.steps import Step


@rule("511.3", "step ends", Step.END_OF_COMBAT)
def combat_ends(play: Play) -> None:
    """As this step ends everything leaves combat: nothing attacks, blocks or is attacked."""
    play.set(play.game.but(combat=None))
