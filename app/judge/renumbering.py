"""A ruling's citations in the numbers of its edition's text."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, TypeVar

from app.engine.kernel.copying import copied
from app.rulebook.renumbering import text_of, told_then
from app.terms.editions import Edition

T = TypeVar("T")


def in_numbers_of(edition: Edition, told: T) -> T:
    """A ruling, or any part of one, with its citations as the edition numbers them."""
    return told if not text_of(edition) else _renumbered(edition, told)


def _renumbered(edition: Edition, told: Any) -> Any:
    if isinstance(told, tuple):
        return tuple(_renumbered(edition, part) for part in told)
    if not is_dataclass(told) or isinstance(told, type):
        return told
    changes: dict[str, Any] = {}
    for name in _names(type(told)):
        value = getattr(told, name)
        if name == "cites":
            changes[name] = tuple(dict.fromkeys(told_then(cite, edition) for cite in value))
        elif isinstance(value, tuple):
            changes[name] = _renumbered(edition, value)
    return copied(told, changes) if changes else told


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
