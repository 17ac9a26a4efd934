"""Life totals that become a number (CR 119.5)."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import affected_players, amount_for
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.events import Event, LifeGain, LifeLoss
from app.terms.library_effects import SetLife


@rule("119.5", "effect", SetLife)
def set_life(play: Play, effect: SetLife, at: Viewpoint) -> None:
    """A player whose life total becomes a number gains or loses as much life as that takes, all
    such players at once."""
    now = play.now
    events: list[Event] = []
    for player in affected_players(now, effect.who, at):
        more = amount_for(now, effect.amount, player, at) - now.game.players[player].life
        if more > 0:
            events.append(LifeGain(player, more, at.object))
        elif more < 0:
            events.append(LifeLoss(player, -more))
    if events:
        play.happen(events, cite(set_life))
