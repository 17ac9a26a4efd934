"""Exchanging control, and life totals (CR 701.12)."""

from __future__ import annotations

from app.engine.cr.cr119_life import cant_gain_life, why_no_loss
from app.engine.cr.cr609_effects.carrying_out import affected_players, permanents
from app.engine.cr.cr611_continuous_effects import start
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import ContinuousChange
from app.terms.changes import ChangeControl
from app.terms.cite import Rule
from app.terms.effects import Duration
from app.terms.events import LifeGain, LifeLoss
from app.terms.instructions import ExchangeControl, ExchangeLife
from app.terms.selectors import Anything


@rule("701.12a", "effect", ExchangeControl)
def exchange(play: Play, effect: ExchangeControl, at: Viewpoint) -> None:
    """Two permanents change hands, each to who controls the other; where one is not there, or one
    player controls both (701.12b), nothing of it happens."""
    now = play.now
    ids = permanents(now, effect.one, at)
    if effect.other is not None:
        ids += permanents(now, effect.other, at)
    if len(ids) != 2:
        text = "no exchange: the two are not both there"
        play.note(cite(exchange), text, negative=True)
        return
    one, other = ids
    players = now.controller(one), now.controller(other)
    if players[0] == players[1]:
        play.note(Rule("701.12b"), "no exchange: one player controls both", negative=True)
        return
    for id, player in ((one, players[1]), (other, players[0])):
        change = ContinuousChange(Anything(), (ChangeControl(player),))
        start(play, change, at, Duration.PERMANENT, frozenset({id}))


@rule("701.12c", "effect", ExchangeLife)
def exchange_life(play: Play, effect: ExchangeLife, at: Viewpoint) -> None:
    """Of two players one loses the life, and the other gains it, that makes up the difference;
    where one of them can't, nothing of it happens."""
    now = play.now
    both = (*affected_players(now, effect.one, at), *affected_players(now, effect.other, at))
    if len(set(both)) != 2:
        text = "no exchange: there are not two players to exchange their life totals"
        play.note(cite(exchange_life), text, negative=True)
        return
    lower, higher = sorted(both, key=lambda player: now.game.players[player].life)
    much = now.game.players[higher].life - now.game.players[lower].life
    if not much:
        return
    gain, loss = LifeGain(lower, much, at.object), LifeLoss(higher, much)
    for reason in (cant_gain_life(now, gain), why_no_loss(now, higher)):
        if reason is not None:
            play.note(reason.because, reason.text, *reason.about, negative=True)
            return
    play.happen((loss, gain), cite(exchange_life))
