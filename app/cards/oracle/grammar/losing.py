"""What loses other abilities and types as it becomes something: `is a colorless land with "…" and
loses all other card types and abilities`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.clauses import of_subject
from app.cards.oracle.grammar.doing import chunks, flat
from app.cards.oracle.grammar.looks import look_length
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import SUBJECT, parts_of
from app.cards.oracle.grammar.predicate import grouped, join, split
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.static import settled
from app.terms.abilities import StaticAbility
from app.terms.changes import (
    AddAbility,
    AddTypes,
    LoseAllAbilities,
    SetPowerToughness,
    SetSubtypesOf,
    SetTypes,
)
from app.terms.effects import Duration, StartChange
from app.terms.types import CardType

_BOTH = frozenset({CardType.ARTIFACT, CardType.CREATURE})
_ALL = LoseAllAbilities()
_OTHERS = LoseAllAbilities(others=True)
_BUT_MANA = LoseAllAbilities(but_mana=True)
# What is lost: the words, whether card types, whether abilities.
_LOST = (
    ("abilities", False, True),
    ("card types", True, False),
    ("card types and creature types", True, False),
    ("card types and abilities", True, True),
    ("abilities, card types, and creature types", True, True),
)


def _no_more(look: Any) -> tuple[Any, ...]:
    """A look in which the card types take the place of all others; raises Unfit where it is one in
    addition."""
    first, *rest = look
    if isinstance(first, SetTypes):
        return tuple(look)
    if not isinstance(first, AddTypes) or not first.types >= _BOTH or first.subtypes:
        raise Unfit
    subtypes = None
    if rest and isinstance(rest[0], SetSubtypesOf):
        subtypes = rest.pop(0).subtypes
    return (SetTypes(first.types, subtypes, first.supertypes or None), *rest)


def _as_said(changes: tuple[Any, ...]) -> tuple[Any, ...]:
    """The look that says so, where other card types are lost besides."""
    first, *rest = changes
    if not isinstance(first, SetTypes) or first.types is None or not first.types >= _BOTH:
        return changes
    subtypes = first.subtypes
    of_creatures = (SetSubtypesOf(CardType.CREATURE, subtypes),) if subtypes else ()
    none = frozenset[Any]()
    return (AddTypes(first.types, supertypes=first.supertypes or none), *of_creatures, *rest)


def _changes(types: bool, abilities: bool, gifts: bool) -> Any:
    """The changes of a look, of what is gained with it, and of what is lost."""

    def forward(look: Any, *given: Any) -> tuple[Any, ...]:
        changes = _no_more(look) if types else tuple(look)
        gained = tuple(AddAbility(gift) for part in given for gift in part)
        return (*changes, *gained, *((_OTHERS,) if abilities else ()))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or not term:
            return None
        rest = term
        if abilities:
            if rest[-1] != _OTHERS:
                return None
            rest = rest[:-1]
        at = len(rest)
        while at and isinstance(rest[at - 1], AddAbility):
            at -= 1
        own, gained = rest[:at], rest[at:]
        if not own or bool(gained) != gifts:
            return None
        look = _as_said(own) if types else own
        if look_length(look, 0) != len(look):
            return None
        values = (look, tuple(gift.ability for gift in gained))[: 2 if gifts else 1]
        try:
            return values if forward(*values) == term else None
        except Unfit:
            return None

    return via(forward, backward, S.look, *((S.gifts,) if gifts else ()))


def _of_subject(changes: Any) -> Any:
    """The effects of a subject and such changes."""

    def forward(subject: Any, changes: Any) -> Any:
        effects = join(subject, (changes,))
        if any(part == SUBJECT for part in parts_of(effects)):
            raise Unfit
        return effects

    def backward(term: Any) -> tuple[Any, ...] | None:
        values = split(term)
        if values is None:
            return None
        return values[0], tuple(change for predicate in values[1] for change in predicate)

    return via(forward, backward, S.subject, changes)


def _looks() -> Iterator[Shape]:
    is_a = "{subject#} <is a|are> {look#}"
    usual = "<is a|are> {look#}, <has|have> {gifts:keywords}, and <loses|lose> all other abilities"
    for words, types, abilities in _LOST:
        lost = f"<loses|lose> all other {words}"
        for before, gifts in (
            ("", False),
            (" with {gifts:keywords}", True),
            (" and <has|have> {gifts:keywords}", True),
            (". <it has|they have> {gifts:keywords}", True),
        ):
            changes = _changes(types, abilities, gifts)
            ends = [f", and <it|they> {lost}", f" and <it|they> {lost}"]
            if gifts or abilities:  # else said in looks.py
                ends.append(f" and {lost}")
            for end in ends:
                yield Shape("core", is_a + before + end, _of_subject(changes), same_as=usual)
            if " with " in before or not before:
                becomes = StartChange(SUBJECT, changes, Duration.PERMANENT)
                yield Shape("clause", "{who:actor#} <becomes a|become> {look#}"
                            f"{before} and {lost}", of_subject(S.who, becomes),
                            same_as=f"becomes … {lost}")  # fmt: skip


def _then_it() -> Iterator[Shape]:
    """What the next sentence says of the same object, losing abilities."""

    def forward(subject: Any, one: Any, two: Any) -> StaticAbility:
        if not any(isinstance(part, LoseAllAbilities) for predicate in two for part in predicate):
            raise Unfit
        return settled(join(subject, (*one, *two)))

    def backward(at: int) -> Any:
        def apart(term: Any) -> tuple[Any, ...] | None:
            if not isinstance(term, StaticAbility) or term != StaticAbility(term.effects):
                return None
            values = split(term.effects)
            if values is None or len(values[1]) <= at:
                return None
            return values[0], values[1][:at], values[1][at:]

        return apart

    for at in (1, 2):
        yield Shape(
            "static",
            "{subject#} {one:predicates#}. <it|they> {two:predicates#}.",
            via(forward, backward(at), S.subject, S.one, S.two),
            same_as="{subject#} {predicates#}.",
            reads=at == 1,
        )


def _for_good() -> Iterator[Shape]:
    """`loses all abilities and becomes a …`, with no end."""

    def changes(lost: LoseAllAbilities, count: int, sized: bool) -> Any:
        def forward(*parts: Any) -> Any:
            if isinstance(parts[0][0], SetPowerToughness):
                raise Unfit  # said of what is so all the time
            if sized != (count == 2 and isinstance(parts[1][0], SetPowerToughness)):
                raise Unfit
            return (lost, *(change for part in parts for change in part))

        def backward(term: Any) -> tuple[Any, ...] | None:
            if not isinstance(term, tuple) or len(term) < 2 or term[0] != lost:
                return None
            parts = tuple(grouped(term[1:]))
            if sized:
                apart = len(parts) == 1 and isinstance(term[-1], SetPowerToughness)
                parts = (term[1:-1], term[-1:]) if apart else ()
            return parts if len(parts) == count and all(parts) else None

        return via(forward, backward, *((S.one, S.two)[:count]))

    loses = "{who:actor#} <loses|lose> all abilities"
    for lost, but in ((_ALL, ""), (_BUT_MANA, " except mana abilities")):
        two = f"{loses}{but}, {{one:changing#}}, and {{two:changing#}}"
        for count, words, usual in (
            (1, f"{loses}{but} and {{one:changing#}}", None),
            (2, two, None),
            (2, two, "… with base power and toughness {size}"),
        ):
            gone = changes(lost, count, usual is not None)
            effect = StartChange(SUBJECT, gone, Duration.PERMANENT)
            yield Shape("sentence1", words, of_subject(S.who, effect), same_as=usual)


def _until_then() -> Shape:
    """How long, at the beginning of the sentence."""
    return Shape(
        "clause",
        "until your next turn, {who:actor#} {changes:changings#}",
        of_subject(S.who, StartChange(SUBJECT, _flat(), Duration.YOUR_NEXT_TURN)),
        same_as="{who} {changes} until your next turn",
    )


def _flat() -> Any:
    return via(flat, chunks, S.changes)


_NO_TYPES = frozenset[str]()
_LAND = SetSubtypesOf(CardType.LAND, _NO_TYPES)
_CREATURE = SetSubtypesOf(CardType.CREATURE, _NO_TYPES)

SHAPES = (
    *_looks(),
    *_then_it(),
    *_for_good(),
    _until_then(),
    *(
        shape
        for category in ("predicate#", "changing#")
        for shape in (
            Shape(category, "<loses|lose> all other abilities", (_OTHERS,)),
            Shape(category, "<loses|lose> all abilities except mana abilities",
                  (_BUT_MANA,)),
            Shape(category, "<loses|lose> all creature types", (_CREATURE,)),
            Shape(category, "<loses|lose> all land types and abilities",
                  (_LAND, _ALL)),
        )
    ),
    Shape("core", "{subject#} <loses|lose> all land types and abilities, and <it gains|they gain> "
          "{gifts:keywords}",
          _of_subject(via(lambda gifts: (_LAND, _ALL, *map(AddAbility, gifts)),
                          lambda term: (tuple(each.ability for each in term[2:]),)
                          if term[:2] == (_LAND, _ALL)
                          and all(isinstance(each, AddAbility) for each in term[2:])
                          and len(term) > 2 else None, S.gifts)),
          same_as="{subject#} <loses|lose> all land types and abilities and <has|have> {gifts}"),
)  # fmt: skip
