"""Exceptions to what is copied; copies of the copy take them over too (CR 707.9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from app.engine.cr.cr201_named_by_what_it_gives import naming_it_still
from app.engine.kernel.rules import rule
from app.engine.kernel.select import NotModelled
from app.terms import changes as ch
from app.terms.abilities import Ability, KeywordAbility, StaticAbility
from app.terms.cards import Face
from app.terms.selectors import HasSubtype, HasSupertype, HasType, Not, Selector
from app.terms.types import SUBTYPES_OF


@dataclass(frozen=True, slots=True)
class Saying:
    """What says the exceptions: its name, the ability that the effect comes from, and what else it
    has."""

    name: str
    ability: Ability | None = None
    others: tuple[Ability, ...] = ()


@rule("707.9a")
def with_exceptions(
    copy: ch.BecomeCopy, exceptions: ch.Exceptions, saying: Saying
) -> ch.BecomeCopy:
    """What is copied, with other values for some of it and with abilities of its own. Raises
    NotModelled where an exception can't be told."""
    if not exceptions:
        return copy
    face, flipped, card = copy.face, copy.flipped, copy.card
    for exception in exceptions:
        face = _excepted(face, exception, saying)
        flipped = None if flipped is None else _excepted(flipped, exception, saying)
        if card is not None:
            faces = tuple(_excepted(each, exception, saying) for each in card.faces)
            card = replace(card, faces=faces)
    return replace(copy, face=face, flipped=flipped, card=card)


def counters_besides(face: Face, exceptions: ch.Exceptions) -> Iterator[ch.EntersWithMore]:
    """The counters that the exceptions say what has become this copy enters with."""
    for exception in exceptions:
        if isinstance(exception, ch.EntersWithMore):
            yield exception
        elif isinstance(exception, ch.IfCopied) and _is(face, exception.what):
            yield from counters_besides(face, exception.then)


@rule("707.9f")
def _is(face: Face, what: Selector) -> bool:
    """Whether an exception that is about some copies only is about this one goes by what the copy
    will be, its other exceptions included, and by no effect that changes the permanent copied."""
    match what:
        case HasType(type):
            return type in face.types
        case HasSubtype(subtype):
            return subtype in face.subtypes
        case HasSupertype(supertype):
            return supertype in face.supertypes
        case Not(of):
            return not _is(face, of)
        case _:
            raise NotModelled(what)


def _excepted(face: Face, exception: Any, saying: Saying) -> Face:
    match exception:
        case ch.KeepsThisAbility() if saying.ability is not None:
            return replace(face, abilities=(*face.abilities, saying.ability))
        case ch.KeepsOtherAbilities() if saying.ability is not None:
            return replace(face, abilities=(*face.abilities, *saying.others))
        case ch.EntersWithMore():
            return face
        case ch.IfCopied(what, then):
            if _is(face, what):
                for each in then:
                    face = _excepted(face, each, saying)
            return face
        case ch.SetName(name):
            abilities = naming_it_still(face.abilities, face.name)
            return replace(face, name=saying.name if name is None else name, abilities=abilities)
        case _:
            return _of_other_values(face, exception)


def _of_other_values(face: Face, exception: Any) -> Face:
    match exception:
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
