"""The order of cards in a library, and what of it nobody knows (CR 401.2, 401.4, 701.24)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from app.engine.kernel.choice import Choice
from app.engine.kernel.forms import PickSome
from app.engine.kernel.game import ON_TOP, GameObject
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.stack_items import AT_RANDOM
from app.terms.cite import Cite
from app.terms.events import CardDrawn, Event, Moved
from app.terms.zones import Zone

_UNTOLD = "the order of cards that were put there at random"
_MOST_ORDERED = 3
_THERE = (Zone.LIBRARY,)
_FROM = (Zone.EXILE, Zone.LIBRARY)


@rule("701.24a")
def shuffle(play: Play, player: int) -> None:
    """After a library has been shuffled no player knows the order of its cards."""
    at_random(play, (card.id for card in play.now.in_zone(Zone.LIBRARY, player)), shuffled=True)


def at_random(play: Play, cards: Iterable[int], shuffled: bool = False) -> None:
    """These cards of a library lie there, among others of the kind, as nobody knows."""
    objects = dict(play.game.objects)
    for id in cards:
        card = objects[id]
        marks = card.marks - {ON_TOP} if shuffled else card.marks
        objects[id] = card.but(marks=marks | {AT_RANDOM})
    play.set(play.game.but(objects=objects))


@rule("701.23a")
def look_through(play: Play, player: int) -> tuple[int, ...]:
    """Who looks through a library takes cards from wherever they are in it."""
    cards = list(play.now.in_zone(Zone.LIBRARY, player))
    if any(AT_RANDOM in card.marks for card in cards):
        objects = dict(play.game.objects)
        for card in cards:
            objects[card.id] = card.but(marks=card.marks - {AT_RANDOM})
        play.set(play.game.but(objects=objects))
    return tuple(card.id for card in cards)


def put_on_the_bottom(play: Play, cards: Collection[int], because: Cite) -> None:
    """Several cards put on the bottom at once lie there in an order that nobody else knows."""
    left = [id for id in cards if _lies_in(play, id, _FROM)]
    if not left:
        return
    happened = play.happen([Moved(id, Zone.LIBRARY) for id in left], because)
    if len(left) > 1:
        new = [event.new for event in happened if isinstance(event, Moved)]
        cards = [id for id in new if id is not None and _lies_in(play, id, _THERE)]
        at_random(play, cards)


def _lies_in(play: Play, id: int, zones: tuple[Zone, ...]) -> bool:
    card = play.game.find(id)
    return card is not None and card.zone in zones


def top_of(play: Play, player: int, count: int) -> tuple[int, ...]:
    """The cards on top of a library, as somebody comes to see them."""
    top = list(play.now.in_zone(Zone.LIBRARY, player))[:count]
    _tell(play, play.now, top)
    return tuple(card.id for card in top)


@rule("401.4")
def put_back(play: Play, player: int, cards: list[int]) -> None:
    """Cards put on top of a library at once lie there in the order that its owner likes.

    The answer to a choice of kind `order on top` is a tuple of object ids, the top one first.
    """
    if len(cards) < 2:
        return
    if len(cards) > _MOST_ORDERED:
        at_random(play, cards)
        return
    least = len(cards)
    form = PickSome(cite(put_back), tuple(cards), least, least, ordered=True)
    asked = Choice(player, "order on top", cite(put_back), tuple(cards), form=form)
    picked = play.choose(asked)
    assert isinstance(picked, tuple)
    objects = play.game.objects
    order = iter(picked)
    moved = (next(order) if id in cards else id for id in objects)
    play.set(play.game.but(objects={id: objects[id] for id in moved}))


@rule("401.7")
def put_below(play: Play, id: int, above: int) -> None:
    """A card goes so many cards below the top of a library; to the bottom where there are fewer."""
    objects = dict(play.game.objects)
    card = objects.pop(id)
    lying = [o.id for o in objects.values() if o.zone is Zone.LIBRARY and o.owner == card.owner]
    before = lying[min(above, len(lying)) - 1] if lying else None
    card = card.but(marks=card.marks - {ON_TOP})
    order: dict[int, GameObject] = {} if before is not None else {id: card}
    for other, object in objects.items():
        order[other] = object
        if other == before:
            order[id] = card
    play.set(play.game.but(objects=order))


@rule("401.2", "observe", Moved, CardDrawn)
def tell_at_random(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """The order of a library is not looked at or changed; which of the cards that lie there in a
    random order is the next one nobody can tell."""
    taken: list[GameObject] = []
    for event in events:
        if isinstance(event, Moved):
            card = before.game.find(event.object)
        elif isinstance(event, CardDrawn):
            card = next(iter(before.in_zone(Zone.LIBRARY, event.player)), None)
        else:
            continue
        if card is not None and card.zone is Zone.LIBRARY and AT_RANDOM in card.marks:
            taken.append(card)
    if taken:
        _tell(play, before, taken)


def _tell(play: Play, before: Now, taken: list[GameObject]) -> None:
    """It is told where others that lie there, too, could have been the ones."""
    ids = {card.id for card in taken}
    for card in taken:
        if AT_RANDOM not in card.marks:
            continue
        others = (
            other.card.name
            for other in before.in_zone(Zone.LIBRARY, card.owner)
            if AT_RANDOM in other.marks and other.id not in ids
        )
        if any(name != card.card.name for name in others):
            play.not_applied(card.label, _UNTOLD)
