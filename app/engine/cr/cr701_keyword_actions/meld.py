"""Melding two cards (CR 701.42)."""

from __future__ import annotations

from app.engine.kernel.choice import Choice
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, matching
from app.terms.cards import Card
from app.terms.events import Moved
from app.terms.melding import Meld
from app.terms.zones import Zone


@rule("701.42a", "effect", Meld)
def meld(play: Play, effect: Meld, at: Viewpoint) -> None:
    """Both permanents are exiled; then the two cards enter as one permanent. What can't be melded
    stays in exile (701.42c).

    The answer to a choice of kind `meld` is an object's id.
    """
    one = at.object
    others = tuple(id for id in matching(play.now, effect.other, at, Zone.BATTLEFIELD) if id != one)
    if one is None or one not in play.now.battlefield or not others:
        return
    other = play.choose(Choice(at.controller, "meld", cite(meld), others, others))
    assert isinstance(other, int)
    moves = (Moved(one, Zone.EXILE, kind="exiled"), Moved(other, Zone.EXILE, kind="exiled"))
    events = play.happen(moves, cite(meld))
    there = {event.object: event.new for event in events if isinstance(event, Moved)}
    found = [play.game.find(there.get(id) or 0) for id in (one, other)]
    cards = [card for card in found if card is not None and card.zone is Zone.EXILE]
    if len(cards) < 2:
        return
    result = melded(cards[0], cards[1], effect)
    if result is None:
        play.note(cite(melded), "{0} and {1} can't be melded", cards[0].id, cards[1].id)
        return
    enters = Moved(
        cards[0].id,
        Zone.BATTLEFIELD,
        controller=at.controller,
        melds=cards[1].id,
        melded=result,
    )
    play.happen((enters,), cite(meld))


@rule("701.42b")
def melded(one: GameObject, other: GameObject, effect: Meld) -> Card | None:
    """What two objects meld into: only the two cards of one meld pair can be melded, no tokens.
    Raises NotModelled where the card data do not have what they become."""
    if one.token or other.token:
        return None
    if all(card.card.layout.value != "meld" for card in (one, other)):
        return None
    result = one.card.melds_into or other.card.melds_into
    if result is None:
        raise NotModelled(effect)
    names = {part.name for part in result.parts}
    return result if names == {one.card.name, other.card.name} else None
