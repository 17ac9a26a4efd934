"""Flipping a coin (CR 705)."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.cr.cr603_trigger_events import Occurrence
from app.engine.cr.cr609_effects.carrying_out import affected_players, amount_of
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.who import is_player
from app.terms import effects as ef
from app.terms.abilities import EventKind as Kind
from app.terms.cite import Rule
from app.terms.events import CoinFlipped, Event
from app.terms.modifications import FlipsAnotherCoin, FlipsAreWon

SIDES = {True: ("win", "lose"), False: ("heads", "tails")}


@rule("705.1", "effect", ef.FlipCoins)
def flip_coins(play: Play, effect: ef.FlipCoins, at: Viewpoint) -> None:
    """A player flips coins: either result of each is as likely as the other, so that both are
    looked at. With a call, the player wins the flip or loses it (705.2)."""
    now = play.now
    for player in affected_players(now, effect.who, at):
        count = amount_of(now, effect.count, at)
        certain = count > 0 and flips_are_won(play, player)
        flips = []
        for _ in range(count):
            if certain:
                side = "win" if effect.called else "heads"
                play.set(play.game.but(coins=play.game.coins + 1))
            else:
                side = one_flip(play, player, effect.called, at)
            flips.append(CoinFlipped(player, side, certain or side == "win"))
        if flips:
            because = Rule("705.3") if certain else cite(flip_coins)
            play.happen(flips, because)


def one_flip(play: Play, player: int, called: bool, at: Viewpoint) -> str:
    """How one coin comes up; of several flipped in its stead the player ignores all but one.

    The answer to the choice of kind `coin flip` is (number of the coin in this game, side).
    """
    thumbs = [
        e
        for e, seen in play.now.modifications(FlipsAnotherCoin)
        if is_player(play.now, e.who, player, seen)
    ]
    about = () if at.object is None else (at.object,)
    sides = []
    for _ in range(2 ** len(thumbs)):
        number = play.game.coins
        options = tuple((number, side) for side in SIDES[called])
        answer = play.choose(Choice(player, "coin flip", cite(flip_coins), about, options))
        assert isinstance(answer, tuple)
        sides.append(str(answer[1]))
        play.set(play.game.but(coins=number + 1))
    kept = tuple(dict.fromkeys(sides))
    if len(kept) == 1:
        return kept[0]
    picked = play.choose(Choice(player, "which coin counts", Rule("614.1a"), about, kept))
    return str(picked)


@rule("705.3")
def flips_are_won(play: Play, player: int) -> bool:
    """An effect may say how flips come up and that they are won, whatever really came up."""
    first = (play.game.turn.number, -1 - player, "flipped a coin")
    if first in play.game.used:
        return False
    play.set(play.game.but(used=play.game.used | {first}))
    return any(
        is_player(play.now, effect.who, player, at)
        for effect, at in play.now.modifications(FlipsAreWon)
    )


@rule("705.2", "trigger event", CoinFlipped)
def flipped(
    before: Now, event: CoinFlipped, batch: tuple[Event, ...]
) -> Iterator[tuple[Kind, Occurrence]]:
    """Only the player who flips a coin wins or loses the flip."""
    if event.won:
        yield Kind.FLIP_WON, Occurrence(event, player=event.player)
    elif event.side == "lose":
        yield Kind.FLIP_LOST, Occurrence(event, player=event.player)
