"""State-based actions on objects outside the battlefield (CR 704.5d, 704.6d)."""

from __future__ import annotations

from app.engine.cr.cr704_suspects import suspects
from app.engine.kernel.choice import Choice
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.events import CeasesToExist, Event, Moved
from app.terms.zones import Zone

# A commander whose owner has left it where it went.
STAYS = "left where it is by its owner"


@rule("704.5d", "state-based action", "tokens_elsewhere")
def tokens(play: Play) -> list[Event]:
    """A token in another zone than the battlefield ceases to exist."""
    return [CeasesToExist(id) for id in play.now.once(suspects).tokens_elsewhere]


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
