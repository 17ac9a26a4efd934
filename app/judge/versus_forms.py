"""As what an object acts: a permanent as it is, a card as the spell that it would be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from app.engine.kernel.now import Now
from app.terms.cards import Layout
from app.terms.types import CardType
from app.terms.zones import Zone

_EACH_FACE = frozenset({Layout.SPLIT, Layout.ADVENTURE, Layout.MODAL_DFC, Layout.PREPARE})


@dataclass(frozen=True, slots=True)
class Form:
    """An object in a position, and what it is called there (`as FACE`, or nothing)."""

    now: Now
    id: int
    words: str = ""
    card: bool = False


def forms(now: Now, id: int) -> Iterator[Form]:
    """A permanent, a spell or an emblem is what it is. A card elsewhere is looked at as on the
    stack, with each face that may be cast."""
    object = now.game.objects[id]
    emblem = object.zone is Zone.COMMAND and not object.printed.types
    if object.zone in (Zone.BATTLEFIELD, Zone.STACK) or emblem:
        yield Form(now, id)
        return
    card = object.card
    faces = [object.face]
    if card.layout in _EACH_FACE and not object.face:
        spells = [i for i, face in enumerate(card.halves) if CardType.LAND not in face.types]
        faces = spells or [0]
    for face in faces:
        if CardType.LAND in card.faces[face].types:
            yield Form(now, id, card=True)
            continue
        cast = object.but(zone=Zone.STACK, face=face)
        words = f" as {card.faces[face].name}" if len(faces) > 1 else ""
        yield Form(Now(now.rules, now.game.with_object(cast)), id, words, True)
