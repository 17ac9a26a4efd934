"""Transforming permanents, and flipping flip cards (CR 701.27, 710)."""

from __future__ import annotations

from collections.abc import Iterable

from app.engine.cr.cr707_copying import copy_effect_on
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled
from app.terms.cards import Layout
from app.terms.events import TurnedOver
from app.terms.types import PERMANENT_TYPES


@rule("701.27a")
def transform(play: Play, ids: Iterable[int]) -> None:
    """Double-faced permanents turn over; what has no other face, or an instant or sorcery on it,
    does nothing (701.27c, 701.27d)."""
    now = play.now
    events = [TurnedOver(id) for id in ids if _can_transform(now, id)]
    if events:
        play.happen(events, cite(transform))


def _can_transform(now: Now, id: int) -> bool:
    object = now.game.objects[id]
    if object.card.layout is not Layout.TRANSFORM:
        return False
    if object.face_down or copy_effect_on(now.game, id) is not None:
        raise NotModelled(object.card.layout)
    return bool(object.card.faces[1 - object.face].types & PERMANENT_TYPES)


@rule("710.4")
def flip(play: Play, ids: Iterable[int]) -> None:
    """A permanent flips once and for all; what is no flip card has the status and shows nothing of
    it."""
    events = [TurnedOver(id, flips=True) for id in ids]
    if events:
        play.happen(events, cite(flip))
