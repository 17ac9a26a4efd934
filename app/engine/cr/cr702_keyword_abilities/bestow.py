"""Bestow (CR 702.103)."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from app.engine.kernel.game import GameObject, StackItem
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import KeywordAbility
from app.terms.cards import Face
from app.terms.events import Event, Unattached
from app.terms.selectors import CREATURE
from app.terms.subtypes import CREATURE_TYPES
from app.terms.types import CardType

# How it is marked on a spell or permanent that it is bestowed.
BESTOWED = "bestowed"


@rule("702.103b")
@lru_cache(maxsize=256)
def bestowed(face: Face) -> Face:
    """A card cast bestowed is no creature but an Aura that enchants a creature, on the stack and
    then on the battlefield."""
    return replace(
        face,
        types=face.types - {CardType.CREATURE},
        subtypes=(face.subtypes - CREATURE_TYPES) | {"Aura"},
        abilities=(KeywordAbility("enchant", quality=CREATURE), *face.abilities),
    )


def as_attached(object: GameObject) -> GameObject:
    """A card with bestow that is attached to an object is bestowed: as a creature it could not
    be."""
    printed = object.printed.abilities if isinstance(object.attached_to, int) else ()
    has_it = any(isinstance(a, KeywordAbility) and a.name == "bestow" for a in printed)
    return object.but(marks=object.marks | {BESTOWED}) if has_it else object


@rule("702.103e")
def ceases_to_be_bestowed(play: Play, item: StackItem) -> bool:
    """A bestowed Aura spell whose target has become illegal is no Aura any more and resolves as a
    creature spell."""
    spell = play.game.find(item.id)
    if spell is None or BESTOWED not in spell.marks:
        return False
    play.set(play.game.with_object(spell.but(marks=spell.marks - {BESTOWED})))
    text = "the target of {0} is illegal: it is not bestowed any more, and resolves as a creature"
    play.note(cite(ceases_to_be_bestowed), text, spell.id)
    return True


@rule("702.103f", "observe", Unattached)
def unattached(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """A bestowed Aura that becomes unattached is no Aura any more: it is a creature again."""
    for event in events:
        object = play.game.find(event.object) if isinstance(event, Unattached) else None
        if object is not None and BESTOWED in object.marks:
            play.set(play.game.with_object(object.but(marks=object.marks - {BESTOWED})))
            play.note(cite(unattached), "{0} is not bestowed any more: it is a creature", object.id)
