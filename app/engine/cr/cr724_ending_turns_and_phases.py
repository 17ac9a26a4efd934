"""Ending the turn, or the combat phase (CR 724)."""

from __future__ import annotations

from app.engine.cr.cr500_turn_structure import goes_on
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.cite import Rule
from app.terms.events import Moved
from app.terms.instructions import EndPhase
from app.terms.steps import COMBAT_STEPS, Step
from app.terms.zones import Zone


@rule("724.1", "effect", EndPhase)
def end_turn(play: Play, effect: EndPhase, at: Viewpoint) -> None:
    """What has triggered and is not on the stack yet is gone, all that is on the stack is exiled,
    and play goes straight to the cleanup step: nobody gets priority before that."""
    if not effect.turn:
        end_combat(play)
        return
    play.note(cite(end_turn), "the turn ends: the cleanup step comes next")
    _clear(play, Rule("724.1b"))
    goes_on(play, ending=Step.CLEANUP, more=(), resume=None)


@rule("724.2")
def end_combat(play: Play) -> None:
    """The same with the combat phase, if it is one: the next phase comes at once."""
    if play.game.turn.step not in COMBAT_STEPS:
        text = "it is no combat phase that could end"
        play.note(Rule("724.2g"), text, negative=True)
        return
    play.note(cite(end_combat), "the combat phase ends: the next phase comes at once")
    _clear(play, Rule("724.2b"))
    goes_on(play, ending=Step.POSTCOMBAT_MAIN)


def _clear(play: Play, because: Rule) -> None:
    """The stack and what waits to be put on it; nothing fights any more."""
    play.set(play.game.but(waiting=()))
    spells = [item.id for item in play.game.stack if item.spell]
    if spells:
        play.happen([Moved(id, Zone.EXILE) for id in spells], because)
    play.set(play.game.but(stack=(), combat=None))
