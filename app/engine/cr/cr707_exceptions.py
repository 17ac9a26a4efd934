"""Exceptions to what is copied; copies of the copy take them over too (CR 707.9)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.kernel.rules import rule
from app.engine.kernel.select import NotModelled
from app.terms import changes as ch
from app.terms.abilities import Ability, KeywordAbility, StaticAbility
from app.terms.cards import Face
from app.terms.types import SUBTYPES_OF


@rule("707.9a")
def with_exceptions(
    copy: ch.BecomeCopy, exceptions: ch.Exceptions, this: Ability | None = None
) -> ch.BecomeCopy:
    """What is copied, with other values for some of it and with abilities of its own. `this`: the
    ability that the effect comes from. Raises NotModelled where an exception can't be told."""
    if not exceptions:
        return copy
    face, flipped = copy.face, copy.flipped
    for exception in exceptions:
        face = _excepted(face, exception, this)
        flipped = None if flipped is None else _excepted(flipped, exception, this)
    return replace(copy, face=face, flipped=flipped)


def _excepted(face: Face, exception: ch.Change | ch.KeepsThisAbility, this: Ability | None) -> Face:
    match exception:
        case ch.KeepsThisAbility() if this is not None:
            return replace(face, abilities=(*face.abilities, this))
        case ch.AddAbility(ability):
            return replace(face, abilities=(*face.abilities, ability))
        case ch.AddTypes(types, subtypes, supertypes):
            return replace(
                face,
                types=face.types | types,
                subtypes=face.subtypes | subtypes,
                supertypes=face.supertypes | supertypes,
            )
        case ch.RemoveTypes(types, supertypes):
            return replace(face, types=face.types - types, supertypes=face.supertypes - supertypes)
        case ch.SetTypes() | ch.SetSubtypesOf():
            return _of_other_types(face, exception)
        case ch.AddColors(colors) if isinstance(colors, frozenset):
            return replace(face, colors=face.colors | colors)
        case ch.SetColors(colors) if isinstance(colors, frozenset):
            return replace(_without(face, "devoid"), colors=colors)
        case ch.SetPowerToughness(int() | None as power, int() | None as toughness):
            return replace(_undefined(face), power=power, toughness=toughness)
        case _:
            raise NotModelled(exception)


def _of_other_types(face: Face, exception: ch.SetTypes | ch.SetSubtypesOf) -> Face:
    face = _without(face, "changeling")
    if isinstance(exception, ch.SetSubtypesOf):
        kept = face.subtypes - SUBTYPES_OF[exception.type]
        return replace(face, subtypes=kept | exception.subtypes)
    types = exception.types or face.types
    allowed = frozenset[str]().union(*(SUBTYPES_OF.get(type, frozenset()) for type in types))
    subtypes = face.subtypes & allowed if exception.subtypes is None else exception.subtypes
    return replace(face, types=types, subtypes=subtypes)


@rule("707.9d")
def _undefined(face: Face) -> Face:
    """An ability that defines a characteristic is not copied where the copy's own is said."""
    return replace(
        face,
        abilities=tuple(
            ability
            for ability in face.abilities
            if not (isinstance(ability, StaticAbility) and ability.characteristic_defining)
        ),
    )


def _without(face: Face, keyword: str) -> Face:
    return replace(
        face,
        abilities=tuple(
            ability
            for ability in face.abilities
            if not (isinstance(ability, KeywordAbility) and ability.name == keyword)
        ),
    )
