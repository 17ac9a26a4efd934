"""Predicates that make something what it was not: `is red`, `is every creature type`; more types,
kinds of lands, control, and power and toughness that are defined."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from app.cards.oracle.grammar.clauses import of_subject
from app.cards.oracle.grammar.looks import still
from app.cards.oracle.grammar.pattern import S, Unfit, only, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import ContinuousChange, StaticAbility
from app.terms.amounts import Plus
from app.terms.changes import (
    AddAbility,
    AddColors,
    AddTypes,
    ChangeControl,
    DefinePowerToughness,
    RemoveTypes,
    SetColors,
    SetPowerToughness,
    SetSubtypesOf,
)
from app.terms.effects import Duration, StartChange
from app.terms.selectors import AnyOf, HasSubtype, This, Who
from app.terms.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from app.terms.types import CardType, Supertype

_CREATURE_LAND = frozenset({CardType.CREATURE, CardType.LAND})
_EACH = "are each equal to"
_TOO = "in addition to <its|their> other types"


def named_in_any_order(*names: Any) -> Any:
    """A set of names that are said one after the other, in the order of the alphabet."""

    def forward(*found: str) -> frozenset[str]:
        if list(found) != sorted(found):
            raise Unfit
        return frozenset(found)

    def backward(term: Any) -> tuple[Any, ...] | None:
        fits = isinstance(term, frozenset) and len(term) == len(names)
        return tuple(sorted(term)) if fits else None

    return via(forward, backward, *names)


def in_this_order(order: tuple[int, ...], *names: Any) -> Any:
    """The same, in another order."""

    def forward(*found: str) -> frozenset[str]:
        if [sorted(found).index(name) for name in found] != list(order):
            raise Unfit
        return frozenset(found)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, frozenset) or len(term) != len(names):
            return None
        alphabet = sorted(term)
        return tuple(alphabet[at] for at in order)

    return via(forward, backward, *names)


def _subtypes() -> Iterator[Shape]:
    """`Human Soldier`: the order of subtypes has no meaning."""
    yield Shape("subtypes", "{one:subtype.s}", frozenset({S.one}))
    for count in (2, 3, 4):
        names = [f"name{number}" for number in range(count)]
        words = " ".join(f"{{{name}:subtype.s}}" for name in names)
        slots = [getattr(S, name) for name in names]
        yield Shape("subtypes", words, named_in_any_order(*slots))
        for order in list(permutations(range(count)))[1:]:
            yield Shape("subtypes", words, in_this_order(order, *slots),
                        same_as="subtypes in the order of the alphabet")  # fmt: skip


def _defined(*parts: Any) -> StaticAbility:
    return StaticAbility(
        (ContinuousChange(This(), (DefinePowerToughness(*parts),)),), characteristic_defining=True
    )


def _defined_and_more(amount: Any, more: Any) -> Any:
    """Power is a number, toughness that number and so many more."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        effect = term.effects[0] if isinstance(term, StaticAbility) else None
        match getattr(effect, "changes", None):
            case (DefinePowerToughness(power, Plus(of, more)),) if power == of:
                return (power, more) if term == _defined(power, Plus(of, more)) else None
            case _:
                return None

    return via(lambda amount, more: _defined(amount, Plus(amount, more)), backward, amount, more)


def _kind_with_gifts() -> Any:
    """Creature types instead of those before, and the abilities that are gained with them."""

    def forward(names: frozenset[str], gifts: Any) -> tuple[Any, ...]:
        if not names <= CREATURE_TYPES:
            raise Unfit
        given = tuple(AddAbility(gift) for gift in gifts)
        return (SetSubtypesOf(CardType.CREATURE, names), *given)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) < 2:
            return None
        kind, *given = term
        if not isinstance(kind, SetSubtypesOf) or kind.type is not CardType.CREATURE:
            return None
        if not all(isinstance(each, AddAbility) for each in given):
            return None
        return kind.subtypes, tuple(each.ability for each in given)

    return via(forward, backward, S.names, S.gifts)


def _creatures_and_lands() -> Any:
    """Creatures of a size, a color and a creature type, and lands of a land type, besides."""

    def forward(size: Any, color: Any, one: str, two: str) -> tuple[Any, ...]:
        if one not in CREATURE_TYPES or two not in BASIC_LAND_TYPES:
            raise Unfit
        kinds = AddTypes(_CREATURE_LAND, frozenset({one, two}))
        return (kinds, SetColors(frozenset({color})), SetPowerToughness(*size))

    def backward(term: Any) -> tuple[Any, ...] | None:
        match term:
            case (AddTypes(types, subtypes), SetColors(colors), SetPowerToughness(power, tough)):
                creatures, lands = subtypes & CREATURE_TYPES, subtypes - CREATURE_TYPES
                if types != _CREATURE_LAND or len(creatures) != 1 or len(lands) != 1:
                    return None
                if not isinstance(colors, frozenset) or len(colors) != 1:
                    return None
                return (power, tough), *colors, *creatures, *lands
            case _:
                return None

    return via(forward, backward, S.size, S.color, S.one, S.two)


def _kinds_of_lands() -> Iterator[Shape]:
    for name in BASIC_LAND_TYPES:
        kind = frozenset({name})
        plural = name if name == "Plains" else f"{name}s"
        becomes = (SetSubtypesOf(CardType.LAND, kind),)
        yield Shape("predicate.p", f"are {plural}", becomes)
        yield Shape("predicate.s", f"is a {name}", becomes)
        too = (AddTypes(subtypes=kind),)
        yield Shape(
            "predicate.p",
            f"are {plural} in addition to their other land types",
            too,
            same_as=f"are {plural} in addition to their other types",
        )
        yield Shape(
            "predicate.s",
            f"is a {name} in addition to its other land types",
            too,
            same_as=f"is a {name} in addition to its other types",
        )


def _becomes(after: str, duration: Any, usual: str) -> Iterator[Shape]:
    """What becomes a creature and is still a land."""
    for words in ("<it is still a land|they are still lands>", "it is still a planeswalker"):
        yield Shape("clause", f"{{who:actor#}} <becomes a|become> {{look#}}{after}. {words}",
                    of_subject(S.who, StartChange(SUBJECT, still(S.look), duration)),
                    same_as=usual)  # fmt: skip
        if after.endswith("end of turn"):
            yield Shape("clause", f"until end of turn, {{who:actor#}} <becomes a|become> {{look#}}."
                        f" {words}",
                        of_subject(S.who, StartChange(SUBJECT, still(S.look), duration)),
                        same_as=usual)  # fmt: skip


_USUAL = "<becomes a|become> {look#} in addition to <its|their> other types"

SHAPES = (
    *_subtypes(),
    # In addition.
    Shape("predicate.s", "is a {kind:subtypes} in addition to its other types",
          (AddTypes(subtypes=S.kind),),
          ("is a {kind:subtypes} in addition to its other creature types",)),
    Shape("predicate.p", "are {kind:subtype.p} in addition to their other types",
          (AddTypes(subtypes=frozenset({S.kind})),),
          ("are {kind:subtype.p} in addition to their other creature types",)),
    Shape("predicate.s", "is a {color} {kind:subtypes} in addition to its other colors and types",
          (AddTypes(subtypes=S.kind), AddColors(frozenset({S.color})))),
    Shape("predicate.p", "are {color} {kind:subtype.p} in addition to their other colors and types",
          (AddTypes(subtypes=frozenset({S.kind})), AddColors(frozenset({S.color})))),
    Shape("predicate#", f"<is a|are> {{type:card_type#}} {_TOO}",
          (AddTypes(types=frozenset({S.type})),)),
    Shape("predicate.s", "is a legendary {kind:subtypes} in addition to its other types",
          (AddTypes(subtypes=S.kind, supertypes=frozenset({Supertype.LEGENDARY})),)),
    Shape("predicate#", "<is|are> legendary",
          (AddTypes(supertypes=frozenset({Supertype.LEGENDARY})),)),
    Shape("predicate#", f"<is|are> every basic land type {_TOO}",
          (AddTypes(subtypes=frozenset(BASIC_LAND_TYPES)),)),
    Shape("predicate#", "<is|are> every creature type", (AddTypes(subtypes=CREATURE_TYPES),),
          ("<is|are> all creature types",)),
    Shape("predicate#", "<is not a|are not> {type:card_type#}",
          (RemoveTypes(types=frozenset({S.type})),)),
    # Colors.
    Shape("predicate#", "<is|are> {colors}", (SetColors(S.colors),)),
    # Lands.
    *_kinds_of_lands(),
    # Control.
    Shape("core", "you control {one}", (ContinuousChange(S.one, (ChangeControl(Who.YOU),)),)),
    # Defined by the object's own ability (CR 208.2a).
    Shape("static", f"~ 's power and toughness {_EACH} {{amount}}.",
          _defined(S.amount, S.amount)),
    Shape("static", "~ 's power is equal to {amount}.", _defined(S.amount, None)),
    Shape("static", "~ 's toughness is equal to {amount}.", _defined(None, S.amount)),
    Shape("static", "~ 's power is equal to {amount} and its toughness is equal to that number "
          "plus {more:numeral}.", _defined_and_more(S.amount, S.more)),
    # For good: as a sentence of its own, since `and gets +1/+1 until end of turn` may follow.
    Shape("clause", "{who:actor#} <becomes|become> {color}",
          StartChange(S.who, (SetColors(frozenset({S.color})),), Duration.PERMANENT)),
    Shape("clause", "{who:actor#} <becomes a|become> {look#}",
          of_subject(S.who, StartChange(SUBJECT, S.look, Duration.PERMANENT))),
    Shape("clause", "{who:actor#} <becomes a|become> {names:subtypes} with {gifts:keywords}",
          of_subject(S.who, StartChange(SUBJECT, _kind_with_gifts(), Duration.PERMANENT))),
    Shape("predicate.p", "are {size} {color} {one:subtype.s} creatures and {two:subtype.s} lands "
          f"{_TOO.replace('<its|their>', 'their')}", _creatures_and_lands()),
    Shape("group", "all {one:subtype.p} and all {two:subtype.p}",
          AnyOf((HasSubtype(S.one), HasSubtype(S.two))), same_as="{one} and {two}"),
    *_becomes(" until end of turn", Duration.END_OF_TURN, f"{_USUAL} until end of turn"),
    *_becomes(" {until}", only(S.until, lambda term: term is not Duration.END_OF_TURN),
              f"{_USUAL} {{until}}"),
    *_becomes("", Duration.PERMANENT, _USUAL),
)  # fmt: skip
