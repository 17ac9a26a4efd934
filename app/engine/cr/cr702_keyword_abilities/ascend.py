"""Ascend and the city's blessing (CR 702.131)."""

from __future__ import annotations

from app.engine.kernel.game import Game
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import Rules, cite, rule
from app.terms.events import (
    Designated,
    Event,
    Moved,
    PlayerRef,
    TokenCreated,
)

BLESSING = "city's blessing"
ENOUGH = 10


@rule("702.131b", "observe", Moved, TokenCreated, order=3)
def blessed(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """A player who controls ten permanents, one of them with ascend, gets the blessing at once and
    for the rest of the game."""
    if len(play.game.battlefield) < ENOUGH:
        return
    for player in range(len(play.game.players)):
        _bless(play, player)


def _bless(play: Play, player: int) -> None:
    if _ascends(play.now, player):
        play.happen((Designated(PlayerRef(player), BLESSING),), cite(blessed))


def _ascends(now: Now, player: int) -> bool:
    if BLESSING in now.game.players[player].marks:
        return False
    own = [object.id for object in now.permanents(player)]
    return len(own) >= ENOUGH and any(now.has(id, "ascend") for id in own)


def already_blessed(game: Game, rules: Rules) -> Game:
    """The position with the blessing for those who must have it: it was theirs at once."""
    now = Now(rules, game)
    for player, known in enumerate(game.players):
        if len(game.battlefield) >= ENOUGH and _ascends(now, player):
            game = game.with_player(player, marks=known.marks | {BLESSING})
    return game
