"""State-based actions on objects outside the battlefield (CR 704.5d, 704.5e, 704.6d)."""

from __future__ import annotations

from app.engine.cr.cr704_suspects import suspects
from app.engine.kernel.choice import Choice
from app.engine.kernel.game import Game
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.events import CeasesToExist, Event, Moved
from app.terms.zones import Zone

# A commander whose owner has left it where it went.
STAYS = "left where it is by its owner"


@rule("704.5d", "state-based action", "tokens_elsewhere")
def tokens(play: Play) -> list[Event]:
    """A token in another zone than the battlefield ceases to exist."""
    elsewhere = play.now.once(suspects).tokens_elsewhere
    return [CeasesToExist(id) for id in elsewhere if not _is_copy(play.game, id)]


@rule("704.5e", "state-based action", "tokens_elsewhere")
def copies(play: Play) -> list[Event]:
    """A copy of a spell that is not on the stack ceases to exist, and so does a copy of a card that
    is neither there nor on the battlefield."""
    elsewhere = play.now.once(suspects).tokens_elsewhere
    return [CeasesToExist(id) for id in elsewhere if _is_copy(play.game, id)]


def _is_copy(game: Game, id: int) -> bool:
    """Whether it never was a permanent: it left the stack, or was made where it is."""
    former = game.objects[id].former
    left = None if former is None else game.last_known.get(former)
    return left is None or left.object.zone is not Zone.BATTLEFIELD


@rule("704.6d", "state-based action", "commanders")
def commanders(play: Play) -> list[Event]:
    """The owner of a commander that was put into a graveyard or exile since the last check may put
    it into the command zone.

    The answer to the choice, of kind `may`, is True or False.
    """
    events: list[Event] = []
    for id in play.now.once(suspects).commanders:
        object = play.game.objects[id]
        if object.former is None or STAYS in object.marks:
            continue
        choice = Choice(object.owner, "may", cite(commanders), (id,), (True, False))
        if play.choose(choice):
            events.append(Moved(id, Zone.COMMAND))
        else:
            marked = object.but(marks=object.marks | {STAYS})
            play.set(play.game.with_object(marked))
    return events
