"""The draw step (CR 504)."""

from __future__ import annotations

from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.events import CardDrawn
from app.terms.steps import Step


@rule("504.1", "turn-based action", Step.DRAW)
def draw(play: Play) -> None:
    """The active player draws a card; this does not use the stack."""
    play.happen((CardDrawn(play.game.turn.active, first_of_step=True),), cite(draw))
