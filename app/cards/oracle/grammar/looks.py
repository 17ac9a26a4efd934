"""What something is or becomes, with all that goes with it: `blue Frog creature with base power and
toughness 1/1`, `3/3 Elemental creature with haste that's still a land`.

The value of a `look#` is a tuple of changes: of types, then of colors, of power and toughness, then
the abilities gained. Without `in addition` what is said takes the place of what was: card types of
card types (but an artifact creature stays what else it was), creature types of creature types
(CR 205.1a, 205.1b).
"""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, only, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import StaticAbility
from app.terms.changes import (
    AddAbility,
    AddColors,
    AddTypes,
    ChosenType,
    SetColors,
    SetName,
    SetPowerToughness,
    SetSubtypesOf,
    SetTypes,
)
from app.terms.selectors import ColorOfChoice, IsChosen
from app.terms.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from app.terms.types import CardType, Supertype

_BOTH = frozenset({CardType.ARTIFACT, CardType.CREATURE})
_LAND_TYPES = frozenset(BASIC_LAND_TYPES)
_LEGENDARY = frozenset({Supertype.LEGENDARY})
_Values = tuple[bool, Any, Any, Any, Any, str]
SET, ALSO, ALSO_COLORS = "set", "in addition", "colors in addition"


def kind_changes(legend: bool, kinds: Any, mode: str) -> tuple[Any, ...]:
    """The changes of types that the words say. Raises Unfit where they can't be said so."""
    subtypes, types = kinds
    supertypes = _LEGENDARY if legend else frozenset[Supertype]()
    if mode != SET:
        if types == _BOTH and not subtypes and not legend:
            raise Unfit  # an artifact creature is one in addition anyhow
        return (AddTypes(types, subtypes, supertypes),)
    creature = subtypes <= CREATURE_TYPES
    if not types:
        if subtypes and subtypes <= _LAND_TYPES and not legend:
            return (SetSubtypesOf(CardType.LAND, subtypes),)
        if not subtypes or not creature or legend or subtypes == CREATURE_TYPES:
            raise Unfit
        return (SetSubtypesOf(CardType.CREATURE, subtypes),)
    if types >= _BOTH:
        if not creature:
            raise Unfit
        rest = (SetSubtypesOf(CardType.CREATURE, subtypes),) if subtypes else ()
        return (AddTypes(types, supertypes=supertypes), *rest)
    if legend:
        raise Unfit
    return (SetTypes(types, subtypes or None),)


def kind_of(changes: tuple[Any, ...]) -> tuple[bool, Any, str, int] | None:
    """The words' values again, and how many changes they are."""
    if not changes:
        return None
    first = changes[0]
    none = frozenset[str]()
    found: tuple[bool, Any, str, int]
    match first:
        case SetSubtypesOf(CardType.CREATURE | CardType.LAND, subtypes):
            found = (False, (subtypes, frozenset()), SET, 1)
        case SetTypes(types, subtypes, None) if types:
            found = (False, (subtypes or none, types), SET, 1)
        case AddTypes(types, subtypes, supertypes):
            legend = supertypes == _LEGENDARY
            if supertypes and not legend:
                return None
            second = changes[1] if len(changes) > 1 else None
            whole = types >= _BOTH and not subtypes
            if whole and isinstance(second, SetSubtypesOf) and second.type is CardType.CREATURE:
                found = (legend, (second.subtypes, types), SET, 2)
            else:
                found = (legend, (subtypes, types), SET if whole else ALSO, 1)
        case _:
            return None
    try:
        return found if kind_changes(*found[:3]) == changes[: found[3]] else None
    except Unfit:
        return None


def look_length(changes: Any, at: int) -> int:
    """How many changes from there on one look says; 0 where none begins there."""
    kind = kind_of(tuple(changes[at : at + 2]))
    if kind is None:
        return 0
    end = at + kind[3]
    if end < len(changes) and isinstance(changes[end], (SetColors, AddColors)):
        end += 1
    sized = end < len(changes) and isinstance(changes[end], SetPowerToughness)
    if sized or (end < len(changes) and _defines(changes[end])):
        end += 1
        while end < len(changes) and isinstance(changes[end], AddAbility):
            end += 1
    if end < len(changes) and isinstance(changes[end], SetName):
        end += 1
    return end - at


def _defines(change: Any) -> bool:
    """Whether it gives an ability that says what power and toughness are."""
    ability = change.ability if isinstance(change, AddAbility) else None
    return isinstance(ability, StaticAbility) and ability.characteristic_defining


def _forward(legend: bool, colors: Any, kinds: Any, base: Any, gifts: Any, mode: str) -> Any:
    changes = list(kind_changes(legend, kinds, mode))
    if (mode == ALSO_COLORS) and colors is None:
        raise Unfit
    if colors is not None:
        changes.append(AddColors(colors) if mode == ALSO_COLORS else SetColors(colors))
    if base is not None:
        changes.append(SetPowerToughness(*base))
    given = [AddAbility(gift) for gift in gifts]
    if base is None and given and not _defines(given[0]):
        raise Unfit
    return (*changes, *given)


def _backward(term: Any) -> _Values | None:
    if not isinstance(term, tuple) or not term or isinstance(term[-1], SetName):
        return None
    kind = kind_of(term)
    if kind is None or look_length(term, 0) != len(term):
        return None
    legend, kinds, mode, count = kind
    rest = list(term[count:])
    colors = base = None
    if rest and isinstance(rest[0], (SetColors, AddColors)):
        one = rest.pop(0)
        colors = one.colors
        if isinstance(one, AddColors):
            if mode == SET:
                return None
            mode = ALSO_COLORS
    if rest and isinstance(rest[0], SetPowerToughness):
        size = rest.pop(0)
        base = (size.power, size.toughness)
    return legend, colors, kinds, base, tuple(gift.ability for gift in rest), mode


def look(size: Any, gifts: Any = None) -> Any:
    """A look; with or without abilities that are gained with it."""
    given = () if gifts is None else gifts
    if size is None:
        parts: tuple[Any, ...] = (S.legend, S.colors, S.kinds, given, S.too)
    else:
        parts = (S.legend, S.colors, S.kinds, size, given, S.too)

    def backward(term: Any) -> tuple[Any, ...] | None:
        values = _backward(term)
        if values is None or bool(values[4]) != (gifts is not None):
            return None
        if size is None:  # no slot
            return (*values[:3], *values[4:]) if values[3] is None else None
        return values

    def forward(*values: Any) -> Any:
        legend, colors, kinds, *base, gifts, mode = values
        return _forward(legend, colors, kinds, base[0] if base else None, gifts, mode)

    return via(forward, backward, *parts)


def still(of: Any) -> Any:
    """A look that is said as if it were all, and then `it's still a land`."""

    def forward(changes: Any) -> Any:
        values = _backward(changes)
        if values is None or values[5] != SET:
            raise Unfit
        return _forward(*values[:5], ALSO)

    def backward(term: Any) -> tuple[Any, ...] | None:
        values = _backward(term)
        if values is None or values[5] != ALSO:
            return None
        try:
            return (_forward(*values[:5], SET),)
        except Unfit:
            return None

    return via(forward, backward, of)


def with_size(look: Any, size: Any) -> Any:
    """A look, and base power and toughness said after it."""

    def forward(changes: Any, size: Any) -> Any:
        if any(isinstance(change, SetPowerToughness) for change in changes):
            raise Unfit
        return (*changes, SetPowerToughness(*size))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or not term or not isinstance(term[-1], SetPowerToughness):
            return None
        return term[:-1], (term[-1].power, term[-1].toughness)

    return via(forward, backward, look, size)


def _named(look: Any) -> Any:
    """A look, and the name said after it."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) < 2 or not isinstance(term[-1], SetName):
            return None
        return term[:-1], term[-1].name

    return via(lambda changes, name: (*changes, SetName(name)), backward, look, S.name)


_TOO = "in addition to <its|their> other types"
_LOSES = "<loses|lose> all other"
_AMOUNT = "power and toughness each equal to {amount}"
_HEAD = "{legend:look_legend}"
_BODY = "{colors:look_colors}{kinds:look_kinds#}"


SHAPES = (
    Shape("look#", f"{_HEAD}{_BODY}{{base:look_base}}{{too:look_too#}}", look(S.base)),
    Shape("look#", f"{_HEAD}{{base:look_size}}{_BODY}{{too:look_too#}}", look(S.base),
          same_as="… with base power and toughness {size}"),
    Shape("look#", f"{_HEAD}{{base:look_size}}{_BODY} with {{gifts:keywords}}{{too:look_too#}}",
          look(S.base, S.gifts)),
    Shape("look#", f"{_HEAD}{_BODY} with {{gifts:keywords}}{{too:look_too#}}",
          look(None, S.gifts)),
    Shape("look_legend", "", False),
    Shape("look_legend", "legendary", True),
    Shape("look_colors", "", None),
    Shape("look_colors", "{colors}", S.colors),
    Shape("look_size", "{size}", S.size),
    Shape("look_base", "", None),
    Shape("look_base", "with base power and toughness {size}", S.size),
    Shape("look_base", f"with base {_AMOUNT}", (S.amount, S.amount), (f"with {_AMOUNT}",)),
    *(
        shape
        for number, types in (("s", "types_of_body"), ("p", "types_of_bodies"))
        for shape in (
            Shape(f"look_kinds.{number}", f"{{types:{types}}}", (frozenset(), S.types)),
            Shape(f"look_kinds.{number}", f"{{names:subtypes}} {{types:{types}}}",
                  (S.names, S.types)),
            Shape(f"look_kinds.{number}", f"{{types:{types}}} with all creature types",
                  (CREATURE_TYPES, S.types)),
        )
    ),
    Shape("look_kinds.s", "{names:subtypes}", (S.names, frozenset())),
    Shape("look_kinds.p", "{name:subtype.p}", (frozenset({S.name}), frozenset())),
    Shape("look_too#", "", SET),
    Shape("look_too#", "in addition to <its|their> other types", ALSO,
          ("that <is|are> still <a land|lands>", "that <is|are> still <a planeswalker|"
           "planeswalkers>", "in addition to <its|their> other creature types")),
    Shape("look_too#", "in addition to <its|their> other colors and types", ALSO_COLORS),
    # As predicates.
    Shape("predicate#", "<is a|are> {look#}", S.look),
    Shape("predicate#", "<is a|are> {look#} named {name}", _named(S.look)),
    *(
        Shape("predicate#", f"<is a|are> {{look#}} and {_LOSES} {words}", only(S.look, _sets),
              same_as="<is a|are> {look#}")
        for words in ("card types", "card types and creature types", "creature types")
        for _sets in (lambda term: isinstance(term[0], (SetTypes, SetSubtypesOf)),)
    ),
    Shape("predicate#", "<is a|are> {look#} and <has|have> base power and toughness {size}",
          with_size(S.look, S.size), same_as="… with base power and toughness {size}"),
    *(
        Shape(category, "<has|have> base power and base toughness each equal to {amount}",
              (SetPowerToughness(S.amount, S.amount),),
              (f"<has|have> base {_AMOUNT}",))
        for category in ("predicate#", "changing#")
    ),
    *(
        Shape(category, f"{words} and <has|have> base power and {base}toughness each equal to "
              "{amount}", with_size(S.look, (S.amount, S.amount)),
              same_as="… with base power and toughness each equal to {amount}")
        for category, words in (("predicate#", "<is a|are> {look#}"),
                                ("changing#", "<becomes a|become> {look#}"))
        for base in ("base ", "")
    ),
    Shape("changing#", "<becomes a|become> {look#}", S.look),
    Shape("changing#", "<becomes a|become> {look#} named {name}", _named(S.look)),
    # What has been chosen.
    Shape("predicate#", "<is|are> the chosen color", (SetColors(IsChosen("color")),)),
    Shape("predicate#", f"<is|are> the chosen type {_TOO}", (ChosenType(),),
          (f"<is|are> the chosen creature type {_TOO}",
           "<is|are> the chosen type in addition to <its|their> other creature types")),
    Shape("predicate.s", "is the chosen type", (ChosenType(CardType.LAND, instead=True),),
          ("is the chosen basic land type", "is the chosen land type")),
    Shape("changing#", "<becomes|become> the color of your choice", (SetColors(ColorOfChoice()),)),
    Shape("changing#", "<becomes|become> colorless", (SetColors(frozenset()),)),
)  # fmt: skip
