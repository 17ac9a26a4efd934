"""Cards exiled from the top of a library one after the other until one is found, and those put on
the bottom in a random order (CR 401.2, 401.4): cascade, discover."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from app.engine.kernel.game import ON_TOP
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.terms.cite import Cite
from app.terms.events import CardDrawn, Event, Moved
from app.terms.zones import Zone

# On a card that lies somewhere among others in a library, chance knows where.
AT_RANDOM = "in a random order"


@dataclass(frozen=True, slots=True)
class Exiled:
    """The cards exiled, as they are in exile, and the one that was looked for, if there was one.
    `unknown`: the library holds cards that nobody knows, and one of those would be the next."""

    cards: tuple[int, ...]
    found: int | None
    unknown: bool = False


def exile_until(play: Play, player: int, fits: Callable[[Now, int], bool], because: Cite) -> Exiled:
    """Cards are exiled one by one until one is what is looked for. What nobody knows stays where it
    is, for the caller to tell."""
    cards: list[int] = []
    while True:
        now = play.now
        open_ended = now.game.players[player].library is None
        top = next(iter(now.in_zone(Zone.LIBRARY, player)), None)
        if top is None or (open_ended and ON_TOP not in top.marks):
            return Exiled(tuple(cards), None, open_ended)
        looked_for = fits(now, top.id)
        happened = play.happen((Moved(top.id, Zone.EXILE),), because)
        cards += [e.new for e in happened if isinstance(e, Moved) and e.new is not None]
        if looked_for:
            return Exiled(tuple(cards), cards[-1] if cards else None)


@rule("401.4")
def put_on_the_bottom(play: Play, cards: tuple[int, ...], because: Cite) -> None:
    """Several cards put on the bottom in a random order lie there as nobody knows."""
    left = [id for id in cards if (o := play.game.find(id)) is not None and o.zone is Zone.EXILE]
    if not left:
        return
    happened = play.happen([Moved(id, Zone.LIBRARY) for id in left], because)
    if len(left) < 2:
        return
    for event in happened:
        card = play.game.find(event.new or 0) if isinstance(event, Moved) else None
        if card is not None and card.zone is Zone.LIBRARY:
            play.set(play.game.with_object(card.but(marks=card.marks | {AT_RANDOM})))


@rule("401.2", "observe", Moved, CardDrawn)
def tell_at_random(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """The order of a library is not looked at or changed; which of the cards that lie there in a
    random order is the next one nobody can tell."""
    for event in events:
        if isinstance(event, Moved):
            card = before.game.find(event.object)
        elif isinstance(event, CardDrawn):
            card = next(iter(before.in_zone(Zone.LIBRARY, event.player)), None)
        else:
            continue
        if card is not None and card.zone is Zone.LIBRARY and AT_RANDOM in card.marks:
            play.not_applied(card.label, "the order of cards that were put there at random")
