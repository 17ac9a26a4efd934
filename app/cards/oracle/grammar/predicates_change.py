"""Predicates that change characteristics: gets +1/+1, has flying, loses all abilities."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.shape import Shape, listing
from app.terms.abilities import KeywordAbility
from app.terms.changes import (
    AddAbility,
    CantHaveKeyword,
    LoseAllAbilities,
    LoseKeyword,
    ProtectionFromColorsOf,
    SetPowerToughness,
)
from app.terms.selectors import HasSubtype


def each_of(kind: type, values: Any) -> Any:
    """A tuple of terms of one kind, each made of one value."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or not all(type(part) is kind for part in term):
            return None
        if any(part != kind(_value(part)) for part in term):
            return None
        return (tuple(_value(part) for part in term),)

    return via(lambda values: tuple(kind(value) for value in values), backward, values)


def _value(part: Any) -> Any:
    return getattr(part, next(iter(part.__dataclass_fields__)))


def base_size(size: Any) -> Any:
    """Base power and toughness of a written size."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        return ((term.power, term.toughness),) if isinstance(term, SetPowerToughness) else None

    return via(lambda size: SetPowerToughness(*size), backward, size)


SHAPES = (
    Shape("predicate#", "<gets|get> {size_change}", (S.size_change,)),
    Shape("predicate#", "<has|have> {keywords}", each_of(AddAbility, S.keywords)),
    Shape("predicate#", "<has|have> base power and toughness {size}",
          (base_size(S.size),)),
    Shape("predicate#", "<has|have> protection from the colors of {what:kind.p}",
          (ProtectionFromColorsOf(S.what),)),
    Shape("predicate#", "<loses|lose> all abilities", (LoseAllAbilities(),)),
    Shape("predicate#", "<loses|lose> {lost}", S.lost),
    Shape("predicate#", "can't have {names:keyword_names_or}", each_of(CantHaveKeyword, S.names),
          ("can't have or gain {names:keyword_names_or}",)),
    *listing("lost", "lost_one", "and", most=5),
    Shape("lost_one", "{word:plain_keyword}", LoseKeyword(S.word)),
    Shape("lost_one", "{land:landwalk}",
          LoseKeyword("landwalk", KeywordAbility("landwalk", quality=HasSubtype(S.land)))),
    Shape("lost_one", "protection from {quality}",
          LoseKeyword("protection", KeywordAbility("protection", quality=S.quality))),
    *listing("keyword_names_or", "plain_keyword", "or", most=5),
)  # fmt: skip
