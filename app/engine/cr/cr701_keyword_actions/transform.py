"""Transforming permanents, and flipping flip cards (CR 701.27, 710)."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import permanents
from app.engine.cr.cr707_copying import copy_effect_on
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled
from app.terms.cards import Layout
from app.terms.events import TurnedOver
from app.terms.instructions import KeywordAction
from app.terms.types import PERMANENT_TYPES


@rule("701.27a", "keyword action", "transform")
def transform(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """Double-faced permanents turn over; what has no other face, or an instant or sorcery on it,
    does nothing (701.27c, 701.27d)."""
    now = play.now
    events = []
    for id in permanents(now, effect.what, at) if effect.what is not None else ():
        if not _can_transform(now, id):
            play.note(cite(transform), "{0} has no other face to show", id, negative=True)
        elif turned_since(play, id, at):
            text = "{0} has transformed since that ability was put on the stack"
            play.note(cite(turned_since), text, id, negative=True)
        else:
            events.append(TurnedOver(id))
    if events:
        play.happen(events, cite(transform))


def _can_transform(now: Now, id: int) -> bool:
    object = now.game.objects[id]
    double = object.card.layout is Layout.TRANSFORM or (
        object.card.layout is Layout.TOKEN and len(object.card.faces) == 2
    )
    if not double:
        return False
    if object.face_down or copy_effect_on(now.game, id) is not None:
        raise NotModelled(object.card.layout)
    return bool(object.card.faces[1 - object.face].types & PERMANENT_TYPES)


@rule("701.27f")
def turned_since(play: Play, id: int, at: Viewpoint) -> bool:
    """An ability of a permanent that would transform it does so only if it has not transformed
    since that ability was put on the stack."""
    if id != at.object or not play.game.stack:
        return False
    item = play.game.stack[-1]
    turned = play.game.objects[id].turned
    return item.source == id and turned is not None and turned > item.id


@rule("710.4", "keyword action", "flip")
def flip(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """A permanent flips once and for all; what is no flip card has the status and shows nothing of
    it."""
    ids = permanents(play.now, effect.what, at) if effect.what is not None else ()
    events = [TurnedOver(id, flips=True) for id in ids]
    if events:
        play.happen(events, cite(flip))
