"""Effects by which players win or lose the game (CR 104.2b, 104.3e)."""

from __future__ import annotations

from app.engine.cr.cr104_ending_the_game import cant_lose
from app.engine.cr.cr609_effects.carrying_out import affected_players
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.events import PlayerLoses, PlayerRef
from app.terms.library_effects import GameEnds


@rule("104.3e", "effect", GameEnds)
def ends(play: Play, effect: GameEnds, at: Viewpoint) -> None:
    """A text may say that players lose the game, or that one wins it."""
    if effect.wins:
        win_game(play, effect, at)
    else:
        found = affected_players(play.now, effect.who, at)
        if found:
            play.happen([PlayerLoses(player) for player in found], cite(ends))


@rule("104.2b")
def win_game(play: Play, effect: GameEnds, at: Viewpoint) -> None:
    """A text may say that a player wins: the game ends, lost by all others. An effect by which an
    opponent can't lose says that this player can't win as well."""
    for player in affected_players(play.now, effect.who, at):
        others = tuple(play.game.opponents(player))
        kept = next((why for each in others if (why := cant_lose(play.now, each))), None)
        if kept is not None:
            text = "{0} does not win the game: an opponent can't lose it"
            play.note(kept.because, text, PlayerRef(player), negative=True)
            continue
        play.note(cite(win_game), "{0} wins the game", PlayerRef(player))
        play.happen([PlayerLoses(other) for other in others], cite(win_game))
        return
