"""Terms and their parts: looking through them, exchanging some for others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

T = TypeVar("T")


def rewritten(term: T, change: Callable[[Any], Any]) -> T:
    """The term after `change` has been asked of it and of each of its parts. `change` gives the
    part itself where it stays, and is not asked about what it puts in."""
    new = change(term)
    if new is not term:
        return new  # type: ignore[no-any-return]
    if isinstance(term, tuple):
        parts = tuple(rewritten(part, change) for part in term)
        same = all(one is other for one, other in zip(parts, term, strict=True))
        return term if same else parts  # type: ignore[return-value]
    if not is_dataclass(term) or isinstance(term, type):
        return term
    changed = {}
    for field in fields(term):
        old = getattr(term, field.name)
        part = rewritten(old, change)
        if part is not old:
            changed[field.name] = part
    return replace(term, **changed) if changed else term


def parts_of(term: object) -> Iterator[object]:
    """A term and all terms in it."""
    yield term
    if isinstance(term, (tuple, frozenset)):
        for part in term:
            yield from parts_of(part)
    elif is_dataclass(term) and not isinstance(term, type):
        for field in fields(term):
            yield from parts_of(getattr(term, field.name))
