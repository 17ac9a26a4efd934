"""Exchanging control, and life totals (CR 701.12)."""

from __future__ import annotations

from app.engine.cr.cr119_life import cant_gain_life, why_no_loss
from app.engine.cr.cr609_effects.carrying_out import affected_players, permanents
from app.engine.cr.cr611_continuous_effects import start
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import ContinuousChange
from app.terms.changes import ChangeControl, SetPowerToughness
from app.terms.cite import Rule
from app.terms.effects import Duration
from app.terms.events import LifeGain, LifeLoss
from app.terms.instructions import ExchangeControl, ExchangeLife
from app.terms.life import ExchangeWithLife
from app.terms.selectors import Anything
from app.terms.types import CardType


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
    both = affected_players(now, effect.one, at)
    if effect.other is not None:
        both += affected_players(now, effect.other, at)
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


@rule("701.12g", "effect", ExchangeWithLife)
def exchange_with_life(play: Play, effect: ExchangeWithLife, at: Viewpoint) -> None:
    """Each of the two values becomes what the other was: the player gains or loses life, and the
    creature's base power or toughness is set. Where one of them can't, nothing of it happens."""
    now = play.now
    ids = permanents(now, effect.what, at)
    whose = affected_players(now, effect.who, at)
    if len(ids) != 1 or len(whose) != 1 or CardType.CREATURE not in now.of(ids[0]).types:
        text = "no exchange: one of the two is not there"
        play.note(cite(exchange_with_life), text, negative=True)
        return
    (id,), (player,) = ids, whose
    of_power = effect.measure == "power"
    measure = (now.of(id).power if of_power else now.of(id).toughness) or 0
    life = now.game.players[player].life
    event = _becomes(player, measure - life, at)
    if event is not None:
        gains = isinstance(event, LifeGain)
        why = cant_gain_life(now, event) if isinstance(event, LifeGain) else None
        why = why if gains else why_no_loss(now, player)
        if why is not None:
            play.note(why.because, why.text, *why.about, negative=True)
            return
        play.happen((event,), cite(exchange_with_life))
    becomes = SetPowerToughness(life, None) if of_power else SetPowerToughness(None, life)
    change = ContinuousChange(Anything(), (becomes,))
    start(play, change, at, Duration.PERMANENT, frozenset({id}))


def _becomes(player: int, more: int, at: Viewpoint) -> LifeGain | LifeLoss | None:
    if more > 0:
        return LifeGain(player, more, at.object)
    return LifeLoss(player, -more) if more < 0 else None
