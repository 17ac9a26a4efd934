"""Casting a copy of a card (CR 707.12)."""

from __future__ import annotations

from app.engine.cr.cr608_casting_while_resolving import Offer, may_cast
from app.engine.cr.cr609_effects.carrying_out import amount_of, objects
from app.engine.kernel.choice import Choice
from app.engine.kernel.labels import free_label
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled
from app.terms.library_effects import CastCopyOf
from app.terms.selectors import SomeOf
from app.terms.zones import Zone


@rule("707.12", "effect", CastCopyOf)
def cast_copy(play: Play, effect: CastCopyOf, at: Viewpoint) -> None:
    """A copy of the card is made where the card is, and may be cast while what makes it resolves;
    one that is not cast ceases to exist (704.5e).

    The answer to a choice of kind `card` is the card that is copied, where there are several.
    """
    original = _which(play, effect, at)
    if original is None:
        return
    for _ in range(amount_of(play.now, effect.count, at)):
        copy = _copied(play, original, at.controller)
        may_cast(play, copy, Offer(at.controller, effect.free), cite(cast_copy))


def _which(play: Play, effect: CastCopyOf, at: Viewpoint) -> int | None:
    what = effect.what
    several = isinstance(what, SomeOf)
    if isinstance(what, SomeOf):
        if what.count != 1 or what.up_to or what.random:
            raise NotModelled(what)
        what = what.what
    found = tuple(id for id in objects(play.now, what, at) if _is_card(play.now, id))
    if len(found) > 1 and not several:
        raise NotModelled(effect)
    if not found:
        return None
    about = () if at.object is None else (at.object,)
    picked = play.choose(Choice(at.controller, "card", cite(cast_copy), about, found))
    assert isinstance(picked, int)
    return picked


def _is_card(now: Now, id: int) -> bool:
    return now.game.objects[id].zone not in (Zone.STACK, Zone.BATTLEFIELD)


def _copied(play: Play, id: int, player: int) -> int:
    """The copy, in the zone of the card; it is no card."""
    game = play.game
    card = game.objects[id]
    copy = card.but(
        id=game.next_id,
        owner=player,
        controller=player,
        label=free_label(game, f"{card.label} copy"),
        token=True,
        former=None,
        first=None,
        exiled_with=None,
        marks=frozenset(),
        timestamp=game.next_timestamp,
    )
    game = game.with_object(copy)
    play.set(game.but(next_id=copy.id + 1, next_timestamp=copy.timestamp + 1))
    return copy.id
