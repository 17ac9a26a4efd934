"""Creatures of a type that is chosen as it is done; spells of two colors; your team; commanders;
at least so many of something."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.clauses import of_subject
from app.cards.oracle.grammar.nouns import OTHER
from app.cards.oracle.grammar.pattern import S, only, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.conditions import Exists
from app.terms.effects import Choose
from app.terms.selectors import (
    CREATURE,
    AllOf,
    Comparison,
    Controlled,
    HasKeyword,
    HasSubtype,
    IsChosen,
    IsColor,
    Not,
    Who,
)
from app.terms.subtypes import LAND_TYPES

_LEAST = Comparison.AT_LEAST
_OF_TYPE = AllOf((CREATURE, IsChosen("type")))
_TEAM = Controlled(Who.YOUR_TEAM)


def _of_type(effect: Any) -> Any:
    """A type is chosen, and something happens to creatures of it."""

    def forward(effect: Any) -> tuple[Any, ...]:
        return Choose("type"), effect

    def backward(term: Any) -> tuple[Any, ...] | None:
        fits = isinstance(term, tuple) and len(term) == 2 and term[0] == Choose("type")
        return (term[1],) if fits else None

    return via(forward, backward, effect)


def _team() -> Iterator[Shape]:
    """In a game without teams your team is you (CR 102.4)."""
    yield Shape("ending#", "your team controls", _TEAM)
    yield Shape("condition", "your team controls {what:some}", Exists(whose(_TEAM, S.what)),
                same_as="{what} your team controls is on the battlefield")  # fmt: skip


def _is_plain(what: Any) -> bool:
    """Not `other Mountains`, which may be others than the Mountain of an event."""
    parts = what.of if isinstance(what, AllOf) else ()
    land = any(isinstance(part, HasSubtype) and part.subtype in LAND_TYPES for part in parts)
    return not (OTHER in parts and land)


def _at_least() -> Iterator[Shape]:
    yield Shape("condition", "you control at least {number} {what:kind.p}",
                Exists(whose(Controlled(Who.YOU), only(S.what, _is_plain)), _LEAST, S.number),
                same_as="you control {number} or more {what}")  # fmt: skip
    yield Shape("condition", "your opponents control at least {number} {what:kind.p}",
                Exists(whose(Controlled(Who.OPPONENT), S.what), _LEAST, S.number),
                same_as="there are {number} or more {what} your opponents control …")  # fmt: skip


SHAPES = (
    *_team(),
    *_at_least(),
    Shape("sentence2", "creatures of the creature type of your choice {doing:doing.p}",
          _of_type(of_subject(_OF_TYPE, S.doing)),
          same_as="choose a creature type. creatures of the chosen type …"),
    Shape("ending#", "that <is|are> both {one:color} and {two:color}",
          AllOf((IsColor(S.one), IsColor(S.two)))),
    Shape("ending#", "without {one:plain_keyword} or {two:plain_keyword}",
          AllOf((Not(HasKeyword(S.one)), Not(HasKeyword(S.two))))),
)  # fmt: skip
