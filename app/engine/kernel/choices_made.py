"""Terms that speak of what was chosen, with the choice put in."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from app.terms.changes import BecomeCopy
from app.terms.colors import Color
from app.terms.selectors import (
    Anything,
    HasName,
    HasSubtype,
    HasType,
    IsChosen,
    IsColor,
    Not,
    Selector,
)
from app.terms.types import CardType

if TYPE_CHECKING:
    from app.engine.kernel.game import Game, GameObject

Choices = tuple[tuple[str, str], ...]
T = TypeVar("T")


# What stands for a choice that was made for another text than the object has now.
UNDEFINED = ""
_KINDS = ("color", "type", "player", "name", "card type", "number", "parity")
_UNDEFINED: Choices = tuple((kind, UNDEFINED) for kind in _KINDS)


def choices_for(game: Game, object: GameObject) -> Choices:
    """What was chosen for the text that the object has now. What has become a copy since it entered
    has another text, for which nothing was chosen: each such choice is undefined."""
    for active in game.effects:
        if (
            active.objects is not None
            and object.id in active.objects
            and active.timestamp > object.timestamp
            and any(isinstance(it, BecomeCopy) for it in getattr(active.effect, "changes", ()))
        ):
            return _UNDEFINED
    return object.chosen


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


# "The chosen type" may be a card type, and is it where one was chosen.
_SAME = {"type": "card type", "card type": "type"}


def choice_among(chosen: dict[str, str], what: str) -> str | None:
    """What was chosen of that kind."""
    found = chosen.get(what)
    return chosen.get(_SAME.get(what, what)) if found is None else found


def _meant(term: IsChosen, chosen: dict[str, str]) -> Selector:
    value = choice_among(chosen, term.what)
    if value is None:
        return term
    if value == UNDEFINED:
        return Not(Anything())
    folded = value.casefold()
    if term.what == "color" and folded in list(Color):
        return IsColor(Color(folded))
    if term.what == "type":
        return HasType(CardType(folded)) if folded in list(CardType) else HasSubtype(value)
    if term.what == "card type":
        return HasType(CardType(folded))
    return HasName(value) if term.what == "name" else term
