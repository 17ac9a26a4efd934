"""Life (CR 119)."""

from __future__ import annotations

from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import rule
from app.engine.kernel.select import is_player
from app.terms.cite import CardText, Rule
from app.terms.events import LifeGain, LifeLoss, PlayerRef
from app.terms.life import LifeCantChange
from app.terms.modifications import CantGainLife


@rule("119.7", "can't happen", LifeGain)
def cant_gain_life(now: Now, event: LifeGain) -> Reason | None:
    """A player kept from gaining life gains none, whatever would have them do so; what replaces
    life gain then finds nothing to replace."""
    for effect, at in now.modifications(CantGainLife):
        if is_player(now, effect.who, event.player, at):
            text = "{0} can't gain life: {1} life not gained"
            about = (PlayerRef(event.player), str(event.amount))
            return Reason(CardText(at.name), text, about)
    for unchanging, at in now.modifications(LifeCantChange):
        if unchanging.gains and is_player(now, unchanging.who, event.player, at):
            text = "{0}'s life total can't change: no life is gained"
            return Reason(CardText(at.name), text, (PlayerRef(event.player),))
    return None


@rule("119.8", "can't happen", LifeLoss, order=1)
def cant_lose_life(now: Now, event: LifeLoss) -> Reason | None:
    """A player kept from losing life loses none, whatever damage they are dealt."""
    return why_no_loss(now, event.player)


def why_no_loss(now: Now, player: int) -> Reason | None:
    """Why a player can lose no life, if they can't."""
    for effect, at in now.modifications(LifeCantChange):
        if is_player(now, effect.who, player, at):
            text = "{0} can't lose life"
            return Reason(CardText(at.name), text, (PlayerRef(player),))
    return None


@rule("119.9", "can't happen", LifeGain, order=1)
def no_gain(now: Now, event: LifeGain) -> Reason | None:
    """Gaining 0 life is no life gain, and neither is what a player who has left would gain."""
    if event.amount <= 0:
        return Reason(Rule("119.9"), "{0} gains no life", (PlayerRef(event.player),))
    if now.game.players[event.player].lost:
        return Reason(Rule("800.4a"), "{0} has left the game", (PlayerRef(event.player),))
    return None


@rule("119.3", "can't happen", LifeLoss)
def no_loss(now: Now, event: LifeLoss) -> Reason | None:
    """Only a player in the game loses life."""
    if not now.game.players[event.player].lost:
        return None
    return Reason(Rule("800.4a"), "{0} has left the game", (PlayerRef(event.player),))
