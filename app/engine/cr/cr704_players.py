"""State-based actions by which players lose (CR 704.5a–704.5c, 704.6c)."""

from __future__ import annotations

from app.engine.cr.cr104_ending_the_game import cant_lose, no_loss_at_zero
from app.engine.cr.cr704_suspects import LETHAL_COMMANDER_DAMAGE, LETHAL_POISON
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.terms.cite import Rule
from app.terms.events import Event, PlayerLoses, PlayerRef


def _lose(play: Play, players: list[int], number: str, why: str) -> list[Event]:
    """The losses, but for who can't lose. Says by which way of losing it is (104.3)."""
    found = [player for player in players if cant_lose(play.now, player) is None]
    for player in found:
        play.note(Rule(number), why, PlayerRef(player))
    return [PlayerLoses(player) for player in found]


@rule("704.5a", "state-based action", "players")
def no_life(play: Play) -> list[Event]:
    """A player who has no life left loses."""
    game = play.game
    found = [p for p in game.turn_order() if game.players[p].life <= 0]
    if not found:
        return []
    found = [p for p in found if no_loss_at_zero(play.now, p) is None]
    return _lose(play, found, "104.3b", "{0} has no life left")


@rule("704.5b", "state-based action", "players")
def no_card_to_draw(play: Play) -> list[Event]:
    """A player who had to draw from an empty library since the last check loses the game."""
    game = play.game
    found = [p for p in game.turn_order() if game.players[p].drew_from_empty]
    return _lose(play, found, "104.3c", "{0} had to draw more cards than there were")


@rule("704.5c", "state-based action", "players")
def poisoned(play: Play) -> list[Event]:
    """A player with ten or more poison counters loses the game."""
    game = play.game
    found = [
        p
        for p in game.turn_order()
        if game.players[p].counters and game.players[p].count("poison") >= LETHAL_POISON
    ]
    return _lose(play, found, "104.3d", "{0} has ten or more poison counters")


@rule("704.6c", "state-based action", "players")
def commander_damage(play: Play) -> list[Event]:
    """A player loses once one commander's combat damage to them has come to 21 in this game."""
    game = play.game
    found = [
        p
        for p in game.turn_order()
        if any(n >= LETHAL_COMMANDER_DAMAGE for _, n in game.players[p].commander_damage)
    ]
    text = "{0} has had 21 combat damage or more from one commander"
    return _lose(play, found, "104.3j", text)
