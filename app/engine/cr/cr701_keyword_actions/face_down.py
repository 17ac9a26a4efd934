"""Turning permanents face down (CR 708.2a, 712.16)."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import permanents
from app.engine.cr.cr707_copying import CLOAKED, MANIFESTED
from app.engine.kernel.components import is_merged, pieces_of
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.cards import Layout
from app.terms.events import TurnedFaceDown
from app.terms.instructions import KeywordAction
from app.terms.selectors import This

_DOUBLE_FACED = frozenset({Layout.TRANSFORM, Layout.MODAL_DFC, Layout.MELD})
_FACE_DOWN_AS = frozenset({MANIFESTED, CLOAKED})


@rule("708.2a", "keyword action", "turn face down")
def turn_down(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """What is turned face down is a 2/2 creature with no name, text, mana cost or subtypes. What is
    face down already stays as it is (708.2b)."""
    turned = []
    for id in permanents(play.now, effect.what or This(), at):
        object = play.game.objects[id]
        if object.face_down:
            continue
        if is_double_faced(object):
            text = "{0} is double-faced and can't be turned face down"
            play.note(cite(is_double_faced), text, id, negative=True)
            continue
        # How it came to be face down before tells nothing of it now.
        play.set(play.game.with_object(object.but(marks=object.marks - _FACE_DOWN_AS)))
        turned.append(TurnedFaceDown(id))
    if turned:
        play.happen(turned, cite(turn_down))


@rule("712.16")
def is_double_faced(object: GameObject) -> bool:
    """A double-faced permanent, melded ones among them, is never turned face down; neither is one
    with a double-faced component (730.2j)."""
    if is_merged(object):
        return any(is_double_faced(piece) for piece in pieces_of(object))
    two = object.card.layout is Layout.TOKEN and len(object.card.faces) == 2
    return two or object.card.layout in _DOUBLE_FACED
