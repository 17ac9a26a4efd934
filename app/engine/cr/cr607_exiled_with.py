"""Cards that an object has exiled, of which others of its abilities speak (CR 607.2a)."""

from __future__ import annotations

from app.engine.kernel.choice import Choice
from app.engine.kernel.components import made_of
from app.engine.kernel.play import Play
from app.engine.kernel.rewriting import parts_of
from app.engine.kernel.rules import cite, rule
from app.terms.events import Event, Moved
from app.terms.relations import LastExiledWith
from app.terms.zones import Zone


@rule("607.2a")
def remember_what_exiled(play: Play, events: tuple[Event, ...], source: int | None) -> None:
    """Another ability of the same object may speak of the cards exiled with it: of those that its
    abilities have exiled."""
    for event in events:
        if isinstance(event, Moved) and event.to is Zone.EXILE:
            ids = made_of(event)
            if len(ids) > 1 and source is not None and _asks_for_last(play, source):
                in_order(play, ids, source)
            for id in ids:
                exiled = play.game.objects[id].but(exiled_with=source)
                play.set(play.game.with_object(exiled))


def _asks_for_last(play: Play, source: int) -> bool:
    """Whether a text of the source speaks of the card that it exiled last."""
    abilities = play.now.known(source).abilities
    return any(isinstance(part, LastExiledWith) for part in parts_of(abilities))


@rule("712.21b")
def in_order(play: Play, ids: tuple[int, ...], source: int) -> None:
    """Who exiles a melded or merged permanent determines which of its cards is exiled last.

    The answer to the choice, of kind `exiled last`, is a card's id.
    """
    player = play.now.known(source).controller
    last = play.choose(Choice(player, "exiled last", cite(in_order), (source,), ids))
    assert isinstance(last, int)
    stamp = play.game.next_timestamp
    card = play.game.objects[last].but(timestamp=stamp)
    play.set(play.game.with_object(card).but(next_timestamp=stamp + 1))
