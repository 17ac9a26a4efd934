"""Copies of frozen slotted dataclasses with some of their fields changed.

`dataclasses.replace` looks up the description of every field each time. Play copies states more
than it does anything else, so that here the fields of a class are looked up once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from itertools import repeat
from operator import attrgetter, call
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class _Fields(NamedTuple):
    values: Callable[[Any], tuple[Any, ...]]
    places: dict[str, int]
    # The slots' own setters, as a frozen class refuses to set attributes.
    setters: tuple[Callable[[Any, Any], None], ...]


_FIELDS: dict[type, _Fields] = {}


def copied(item: T, changes: dict[str, Any]) -> T:
    """The item with other values of some fields, as `dataclasses.replace` gives it.

    For frozen slotted dataclasses of two fields or more that have no `__post_init__`. KeyError
    where a field has no such name.
    """
    kind = type(item)
    known = _FIELDS.get(kind)
    if known is None:
        known = _FIELDS[kind] = _fields_of(kind)
    values = list(known.values(item))
    for name, value in changes.items():
        values[known.places[name]] = value
    new = object.__new__(kind)
    # Each setter is called with the new item and its value. A setter gives None, so that `any` goes
    # through them all, in C.
    any(map(call, known.setters, repeat(new), values))
    return new


def _fields_of(kind: type) -> _Fields:
    names = tuple(field.name for field in fields(kind))
    setters = tuple(getattr(kind, name).__set__ for name in names)
    places = {name: place for place, name in enumerate(names)}
    return _Fields(attrgetter(*names), places, setters)
