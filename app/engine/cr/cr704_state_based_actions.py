"""State-based actions (CR 704): the check, and what there is to look at.

The actions themselves are in the files `cr704_*.py`, each under its letter.
"""

from __future__ import annotations

from app.engine.cr.cr704_suspects import suspects
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.cite import Rule
from app.terms.events import Event

# State-based actions that the engine does not carry out, by number, and why.
NOT_YET: dict[str, str] = {
    "704.5r": "no ability that limits a permanent's counters is read yet",
    "704.5t": "dungeons and the venture marker are not kept yet",
    "704.5u": "sector designations are not kept yet",
    "704.6a": "teams that share a life total are not kept",
    "704.6b": "teams that share poison counters are not kept",
    "704.6e": "schemes (Archenemy) are not kept",
    "704.6f": "planes and phenomena (Planechase) are not kept",
}


@rule("704.3", "state-based check")
def check(play: Play) -> bool:
    """All state-based actions that apply are done at the same time, as one event; whoever calls
    this checks again until nothing was done. Returns whether anything was."""
    events: list[Event] = []
    causes: list[Rule] = []
    kinds = play.now.once(suspects).kinds
    for action in play.rules.among("state-based action", kinds) if kinds else ():
        found = action(play)
        if found:
            because = cite(action)
            events += found
            causes += [because] * len(found)
    forget_draws(play)
    before = play.game
    happened = play.happen(events, cite(check), causes) if events else ()
    # A loss may have been replaced by what is no event of this check (704.7).
    done = bool(happened) or (bool(events) and play.game.players != before.players)
    forget(play)
    return done


def forget_draws(play: Play) -> None:
    """Draws from an empty library count for one check; those that come of it for the next."""
    game = play.game
    if any(player.drew_from_empty for player in game.players):
        players = tuple(
            player.but(drew_from_empty=False) if player.drew_from_empty else player
            for player in game.players
        )
        play.set(game.but(players=players))


def forget(play: Play) -> None:
    """That a source with deathtouch has dealt damage counts for one check only."""
    game = play.game
    if any(game.objects[id].deathtouched for id in game.battlefield):
        objects = {
            id: object.but(deathtouched=False) if object.deathtouched else object
            for id, object in game.objects.items()
        }
        play.set(game.but(objects=objects))


__all__ = ["NOT_YET", "check", "forget", "suspects"]
