"""Life totals that become a number (CR 119.5)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr609_effects.carrying_out import affected_players
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import value
from app.terms.amounts import OfThatPlayer
from app.terms.events import Event, LifeGain, LifeLoss
from app.terms.library_effects import SetLife


@rule("119.5", "effect", SetLife)
def set_life(play: Play, effect: SetLife, at: Viewpoint) -> None:
    """A player whose life total becomes a number gains or loses as much life as that takes, all
    such players at once."""
    now = play.now
    events: list[Event] = []
    for player in affected_players(now, effect.who, at):
        more = _becomes(now, effect, player, at) - now.game.players[player].life
        if more > 0:
            events.append(LifeGain(player, more, at.object))
        elif more < 0:
            events.append(LifeLoss(player, -more))
    if events:
        play.happen(events, cite(set_life))


@rule("107.1b")
def _becomes(now: Now, effect: SetLife, player: int, at: Viewpoint) -> int:
    """What a life total is doubled or set to may be less than zero."""
    if isinstance(effect.amount, OfThatPlayer):
        return value(now, effect.amount.of, replace(at, that_player=player))
    return value(now, effect.amount, at)
