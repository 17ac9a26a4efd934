"""Where the layers start: the values printed on the object (CR 613.1)."""

from __future__ import annotations

from app.engine.cr.cr202_mana_cost_and_color import face_that_counts, value_as
from app.engine.cr.cr702_keyword_abilities.bestow import BESTOWED, bestowed
from app.engine.cr.cr707_copying import FACE_DOWN as FACE_DOWN
from app.engine.cr.cr707_copying import face_down_as
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Characteristics
from app.terms.abilities import KeywordAbility, StaticAbility
from app.terms.cards import Face, StarValue
from app.terms.changes import DefinePowerToughness


def number_printed(value: int | StarValue | None) -> int | None:
    """A printed power or toughness, in which a star that no ability defines is 0 (208.2a)."""
    return value.alone if isinstance(value, StarValue) else value


def unknown_of(face: Face) -> frozenset[str]:
    """Which of power and toughness an ability has to define."""
    if isinstance(face.power, StarValue) or isinstance(face.toughness, StarValue):
        return frozenset(
            name
            for name, value in (("power", face.power), ("toughness", face.toughness))
            if isinstance(value, StarValue)
        )
    return _NONE


_NONE: frozenset[str] = frozenset()


def start(object: GameObject) -> Characteristics:
    """The printed values of the face that counts; 2/2 with nothing else while face down (708.2a).

    A `*` counts as 0 here; the layer for characteristic-defining abilities gives its value.
    """
    face = face_down_as(object) if object.face_down else face_that_counts(object)
    if object.marks and BESTOWED in object.marks:
        face = bestowed(face)
    found = Characteristics(
        name=face.name,
        controller=object.controller,
        mana_cost=face.mana_cost,
        colors=face.colors,
        supertypes=face.supertypes,
        types=face.types,
        subtypes=face.subtypes,
        abilities=face.abilities,
        power=number_printed(face.power),
        toughness=number_printed(face.toughness),
        loyalty=number_printed(face.loyalty),
        defense=number_printed(face.defense),
        unknown=unknown_of(face),
    )
    if object.face or object.x is not None or object.card.melded_value is not None:
        found.value_as = value_as(object)
    return found


def index_keywords(found: Characteristics) -> None:
    """Fill in the keyword abilities by name, from the abilities as they have come out."""
    keywords: dict[str, tuple[KeywordAbility, ...]] = {}
    for ability in found.abilities:
        if isinstance(ability, KeywordAbility):
            keywords[ability.name] = (*keywords.get(ability.name, ()), ability)
    found.keywords = keywords


def defines(found: Characteristics) -> list[DefinePowerToughness]:
    """The characteristic-defining abilities for power and toughness among its abilities."""
    return [
        change
        for ability in found.abilities
        if isinstance(ability, StaticAbility) and ability.characteristic_defining
        for effect in ability.effects
        for change in getattr(effect, "changes", ())
        if isinstance(change, DefinePowerToughness)
    ]
