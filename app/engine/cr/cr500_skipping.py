"""Skipping turns, phases and steps (CR 500.11, 614.10)."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import affected_players
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import players
from app.terms.events import PlayerRef
from app.terms.library_effects import Skips
from app.terms.permissions import SkipsStep
from app.terms.steps import Step

TURN, COMBAT = "turn", "combat phase"
# What is skipped, by the step with which it would begin, and the step that comes instead of it.
_BEGINS = {
    Step.UNTAP: ("untap step", Step.UPKEEP),
    Step.UPKEEP: ("upkeep step", Step.DRAW),
    Step.DRAW: ("draw step", Step.PRECOMBAT_MAIN),
    Step.BEGINNING_OF_COMBAT: (COMBAT, Step.POSTCOMBAT_MAIN),
}


@rule("614.10a", "effect", Skips)
def skip_next(play: Play, effect: Skips, at: Viewpoint) -> None:
    """A player who is to skip something skips the next one of them; two such effects take one
    each."""
    for player in affected_players(play.now, effect.who, at):
        waiting = play.game.players[player].skips
        play.set(play.game.with_player(player, skips=(*waiting, effect.what)))
        text = "{0} will skip their next {1}"
        play.note(cite(skip_next), text, PlayerRef(player), effect.what)


@rule("500.11")
def not_skipped(play: Play, step: Step) -> Step:
    """A step, phase or turn that is skipped is passed over as though there were none."""
    while step in _BEGINS:
        what, after = _BEGINS[step]
        if not is_skipped(play, play.game.turn.active, what):
            return step
        if what == COMBAT:
            turn = play.game.turn  # the turn's own is none of its combat phases
            play.set(play.game.but(turn=turn.but(combats=turn.combats - 1)))
        step = after
    return step


def is_skipped(play: Play, player: int, what: str) -> bool:
    """Whether the player skips what would begin now; an effect that waited for it is used up."""
    now, waiting = play.now, list(play.game.players[player].skips)
    always = any(
        each.step == what and player in players(now, each.who, at)
        for each, at in now.modifications(SkipsStep)
    )
    if not always and what not in waiting:
        return False
    if not always:
        waiting.remove(what)
        play.set(play.game.with_player(player, skips=tuple(waiting)))
    play.note(cite(not_skipped), "{0} skips the {1}", PlayerRef(player), what)
    return True
