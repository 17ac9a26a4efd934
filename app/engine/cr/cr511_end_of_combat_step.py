"""The end of combat step (CR 511)."""

from __future__ import annotations

from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.engine.kernel.statuses import MARKS_OF_COMBAT
from app.terms.steps import Step


@rule("511.3", "step ends", Step.END_OF_COMBAT)
def combat_ends(play: Play) -> None:
    """As this step ends everything leaves combat: nothing attacks, blocks or is attacked."""
    objects = {
        id: object.but(marks=object.marks - MARKS_OF_COMBAT)
        if object.marks & MARKS_OF_COMBAT
        else object
        for id, object in play.game.objects.items()
    }
    combat, turn = play.game.combat, play.game.turn
    if combat is not None and (combat.met or combat.blocks):
        turn = turn.but(met=turn.met + combat.met + combat.blocks)
    play.set(play.game.but(combat=None, objects=objects, turn=turn))
