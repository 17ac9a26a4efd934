"""With which face up an object enters the battlefield."""

from __future__ import annotations

from app.engine.kernel.game import GameObject
from app.terms.cards import Face
from app.terms.events import Moved


def face_entering(object: GameObject, event: Moved) -> Face:
    """The face that counts as it enters: that of what it copies, or the one it is put there with,
    else the one that is up."""
    if event.copy is not None:
        return event.copy.face
    return object.card.faces[event.face] if event.face else object.printed
