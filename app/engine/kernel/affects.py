"""Whom an effect that modifies the rules is about, and who it is that does so."""

from __future__ import annotations

from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.reason import Mention
from app.engine.kernel.select import matches
from app.terms.selectors import Selector


def affects(now: Now, subject: Selector, id: int, at: Viewpoint) -> bool:
    """Whether an object is among those that an effect is about: locked in as the effect began, or
    matching its subject now. Raises NotModelled where that can't be told."""
    if at.effect is not None and at.effect.objects is not None:
        return id in at.effect.objects
    return matches(now, subject, id, at)


def source_of(now: Now, at: Viewpoint) -> Mention:
    """The object that an effect comes from, or its name once that object has gone."""
    if at.object is not None and at.object in now.game.objects:
        return at.object
    return at.name
