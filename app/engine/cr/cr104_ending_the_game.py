"""Ending the game (CR 104): who can't lose, who has lost, when it is over."""

from __future__ import annotations

from app.engine.cr.cr704_suspects import LETHAL_POISON
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import is_player
from app.terms.cite import CardText
from app.terms.events import CountersPut, Event, LifeLoss, PlayerLoses, PlayerRef
from app.terms.modifications import CantLose, NoLossAtZeroLife


@rule("101.2", "can't happen", PlayerLoses)
def cannot_lose(now: Now, event: PlayerLoses) -> Reason | None:
    """A player who can't lose the game does not lose it, whatever else says so."""
    return cant_lose(now, event.player)


def cant_lose(now: Now, player: int) -> Reason | None:
    """Why a player can't lose the game, if an effect says so."""
    for effect, at in now.modifications(CantLose):
        if is_player(now, effect.who, player, at):
            return Reason(CardText(at.name), "{0} can't lose the game", (PlayerRef(player),))
    return None


def no_loss_at_zero(now: Now, player: int) -> Reason | None:
    """Why a player does not lose for having no life, if an effect says so."""
    for effect, at in now.modifications(NoLossAtZeroLife):
        if is_player(now, effect.who, player, at):
            text = "{0} does not lose the game for having 0 or less life"
            return Reason(CardText(at.name), text, (PlayerRef(player),))
    return None


@rule("104.3b", "observe", LifeLoss, CountersPut)
def tell_of_no_loss(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """A player at 0 or less life, or with ten poison counters, loses as state-based actions are
    checked. Says so as it comes to that, where an effect has it otherwise."""
    for player in dict.fromkeys(_hurt(events)):
        now = play.now
        state = now.game.players[player]
        reason = None
        if state.life <= 0:
            reason = no_loss_at_zero(now, player)
        if state.life <= 0 or state.count("poison") >= LETHAL_POISON:
            reason = reason or cant_lose(now, player)
        if reason is not None:
            play.note(reason.because, reason.text, *reason.about, negative=True)


def _hurt(events: tuple[Event, ...]) -> list[int]:
    found: list[int] = []
    for event in events:
        if isinstance(event, LifeLoss):
            found.append(event.player)
        elif isinstance(event, CountersPut) and isinstance(event.on, PlayerRef):
            found.append(event.on.player)
    return found


@rule("104.4a", "observe", PlayerLoses, order=5)
def all_lose(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """Where all players left lose at the same time the game is a draw; where one is left, that
    player wins (104.2a)."""
    lost = [event.player for event in events if isinstance(event, PlayerLoses)]
    if not lost:
        return
    left = play.game.turn_order()
    if not left:
        play.set(play.game.but(draw=True))
        play.note(cite(all_lose), "all players lose at the same time: the game is a draw")
    elif len(left) == 1:
        play.note(cite(last_player), "{0} is the only player left and wins", PlayerRef(left[0]))


@rule("104.4b")
def mandatory_loop(play: Play) -> None:
    """A loop of actions that nobody may leave out, with nothing that would stop it, makes the game
    a draw."""
    play.set(play.game.but(draw=True))
    text = "all of this happens again and again, and nobody has a choice: the game is a draw"
    play.note(cite(mandatory_loop), text)


@rule("104.2a")
def last_player(now: Now) -> int | None:
    """A player whose opponents have all left the game wins it. That player, or None."""
    left = now.game.turn_order()
    return left[0] if len(left) == 1 and not now.game.draw else None
