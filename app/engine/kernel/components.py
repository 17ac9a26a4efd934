"""The cards and tokens that one permanent is represented by: merged or melded ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.terms.changes import BecomeCopy

if TYPE_CHECKING:
    from app.engine.kernel.game import GameObject


@dataclass(frozen=True, slots=True)
class Component:
    """What a permanent is represented by, with others: `object` as it was before, which may have
    had components itself; `copy`: what that was a copy of then."""

    object: GameObject
    copy: BecomeCopy | None = None


def bare(object: GameObject) -> GameObject:
    """An object as a component is remembered: what of it is its own once it comes apart again."""
    from app.engine.kernel.game import GameObject

    return GameObject(
        id=object.id,
        card=object.card,
        owner=object.owner,
        controller=object.controller,
        zone=object.zone,
        label=object.label,
        face=object.face,
        flipped=object.flipped,
        face_down=object.face_down,
        token=object.token,
        commander=object.commander,
        marks=object.marks if object.face_down else frozenset(),
        first=object.first or object.id,
        components=object.components,
    )


def pieces_of(object: GameObject) -> tuple[GameObject, ...]:
    """The cards and tokens that it is represented by, the topmost first; itself, where it is one.

    Of what a call lists as melded only the cards are known.
    """
    if object.components:
        return tuple(_pieces(object))
    if len(object.card.parts) == 2:
        return tuple(
            object.but(card=part, label=part.name, face=0, components=())
            for part in object.card.parts
        )
    return (object,)


def _pieces(object: GameObject) -> Iterator[GameObject]:
    for component in object.components:
        yield from pieces_of(component.object)


def is_merged(object: GameObject) -> bool:
    """Whether it is represented by several components that have merged, and not melded."""
    return bool(object.components) and not object.card.parts


def times_merged(object: GameObject) -> int:
    """How often something has merged with it."""
    if not is_merged(object):
        return 0
    return 1 + sum(times_merged(component.object) for component in object.components)


def commander_of(object: GameObject) -> GameObject:
    """The component that is a commander, where one is; else the object itself."""
    found = (piece for piece in pieces_of(object) if piece.commander)
    return next(found, object) if object.components else object
