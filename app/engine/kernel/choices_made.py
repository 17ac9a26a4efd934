"""Terms that speak of what was chosen, with the choice put in."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import Any, TypeVar

from app.terms.colors import Color
from app.terms.selectors import HasName, HasSubtype, HasType, IsChosen, IsColor, Selector
from app.terms.types import CardType

Choices = tuple[tuple[str, str], ...]
T = TypeVar("T")


@lru_cache(maxsize=512)
def filled_in(term: T, chosen: Choices) -> T:
    """The term with what was chosen in the place of what speaks of it."""
    filled: T = _fill(term, dict(chosen))
    return filled


def _fill(term: Any, chosen: dict[str, str]) -> Any:
    if isinstance(term, IsChosen):
        return _meant(term, chosen)
    if isinstance(term, tuple):
        parts = tuple(_fill(part, chosen) for part in term)
        return term if all(a is b for a, b in zip(parts, term, strict=True)) else parts
    if is_dataclass(term) and not isinstance(term, type):
        changed = {}
        for field in fields(term):
            value = getattr(term, field.name)
            filled = _fill(value, chosen)
            if filled is not value:
                changed[field.name] = filled
        return replace(term, **changed) if changed else term
    return term


def _meant(term: IsChosen, chosen: dict[str, str]) -> Selector:
    value = chosen.get(term.what)
    if value is None:
        return term
    folded = value.casefold()
    if term.what == "color" and folded in list(Color):
        return IsColor(Color(folded))
    if term.what == "type":
        return HasType(CardType(folded)) if folded in list(CardType) else HasSubtype(value)
    if term.what == "card type":
        return HasType(CardType(folded))
    return HasName(value) if term.what == "name" else term
