"""Effects by which players other than their controller gain control of permanents."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr609_effects.carrying_out import affected_players, permanents
from app.engine.cr.cr611_continuous_effects import start
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.terms.abilities import ContinuousChange
from app.terms.changes import ChangeControl
from app.terms.control_effects import GainControl, OwnersGainControl, StartForPlayer
from app.terms.effects import Duration
from app.terms.selectors import Anything


@rule("611.2c", "effect", GainControl)
def gain_control(play: Play, effect: GainControl, at: Viewpoint) -> None:
    """The player who is named gains control of what is there as the effect begins."""
    ids = permanents(play.now, effect.what, at)
    named = affected_players(play.now, effect.who, at)
    if ids and len(named) == 1:
        change = ContinuousChange(Anything(), (ChangeControl(named[0]),))
        start(play, change, at, effect.duration, frozenset(ids))


@rule("611.2c", "effect", OwnersGainControl)
def owners_gain_control(play: Play, effect: OwnersGainControl, at: Viewpoint) -> None:
    """Every permanent that is meant goes to its owner, for good and all at once."""
    game = play.game
    ids = permanents(play.now, effect.what, at)
    for owner in game.turn_order():
        theirs = frozenset(id for id in ids if game.objects[id].owner == owner)
        if theirs:
            change = ContinuousChange(Anything(), (ChangeControl(owner),))
            start(play, change, at, Duration.PERMANENT, theirs)


@rule("611.2a", "effect", StartForPlayer)
def start_for_player(play: Play, effect: StartForPlayer, at: Viewpoint) -> None:
    """A rule may hold for a player whom the effect names, for as long as it says."""
    for player in affected_players(play.now, effect.who, at):
        start(play, effect.modification, replace(at, controller=player), effect.duration)
