"""Which creatures are paired with each other."""

from __future__ import annotations

from app.engine.kernel.now import Characteristics, Now, Viewpoint
from app.terms.pairing import BothPaired
from app.terms.types import CardType


def partner(now: Now, id: int) -> int | None:
    """The creature that this one is paired with, as long as both are creatures that one player
    controls; None for one that is unpaired."""
    now.reads.add("status")
    objects = now.game.objects
    object = objects.get(id)
    other = object.paired_with if object is not None else None
    if other is None or id not in now.battlefield or other not in now.battlefield:
        return None
    if objects[other].paired_with != id:
        return None
    one, two = now.known(id), now.known(other)
    creatures = CardType.CREATURE in one.types and CardType.CREATURE in two.types
    return other if creatures and one.controller == two.controller else None


def both_paired(now: Now, s: BothPaired, id: int, known: Characteristics, at: Viewpoint) -> bool:
    """Whether an object is the source or what that is paired with."""
    other = partner(now, at.object) if at.object is not None else None
    return other is not None and id in (at.object, other)
