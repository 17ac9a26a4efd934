"""Linked abilities (CR 607): what was chosen for an object, in abilities it gives to others."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import Any

from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.rules import rule
from app.terms.abilities import Ability
from app.terms.colors import Color
from app.terms.selectors import HasName, HasSubtype, HasType, IsChosen, IsColor, Selector
from app.terms.types import CardType

Choices = tuple[tuple[str, str], ...]


@rule("607.2d")
def with_choices(now: Now, ability: Ability, at: Viewpoint) -> Ability:
    """An ability that speaks of what was chosen as its giver entered means that choice, whoever has
    the ability now. Where nothing was chosen it stays as it is, and can't be worked out."""
    giver = now.game.find(at.object) if at.object is not None else None
    if giver is None or not giver.chosen:
        return ability
    return _filled_in(ability, giver.chosen)


@lru_cache(maxsize=512)
def _filled_in(ability: Ability, chosen: Choices) -> Ability:
    filled: Ability = _fill(ability, dict(chosen))
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
    return HasName(value) if term.what == "name" else term
