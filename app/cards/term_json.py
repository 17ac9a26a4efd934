"""Terms as JSON and back: how readings are kept in the card database.

A dataclass is an object with its name under `=` and the fields that are not as usual, an
enumeration's member is `{"#": [class, name]}`, a mana cost its symbols, a frozenset a list under
`*`; a list is a tuple.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any

import app.terms
from app.terms.mana import ManaCost, read_mana_cost

_KIND, _MEMBER, _SET, _COST = "=", "#", "*", "{"


def to_text(term: object) -> str:
    """A term as one line of JSON. TypeError for what is no term."""
    return json.dumps(_plain(term), ensure_ascii=False, separators=(",", ":"))


def from_text(text: str) -> Any:
    """The term that `to_text` wrote. ValueError where it was written with other terms."""
    try:
        return _tuples(json.loads(text, object_hook=_term))
    except (KeyError, TypeError, AttributeError) as broken:
        raise ValueError(f"no term of this version: {broken}") from broken


def _plain(term: object) -> object:
    if isinstance(term, Enum):
        return {_MEMBER: [type(term).__name__, term.name]}
    if term is None or isinstance(term, (str, bool, int)):
        return term
    if isinstance(term, ManaCost) and read_mana_cost(str(term)) == term:
        return {_COST: str(term)}
    if isinstance(term, (tuple, list)):
        return [_plain(part) for part in term]
    if isinstance(term, frozenset):
        return {_SET: sorted((_plain(part) for part in term), key=json.dumps)}
    if is_dataclass(term) and type(term).__name__ in _classes():
        said: dict[str, object] = {_KIND: type(term).__name__}
        for field in fields(term):
            value = getattr(term, field.name)
            usual = field.default
            if field.default_factory is not MISSING:
                usual = field.default_factory()
            if usual is MISSING or value != usual or type(value) is not type(usual):
                said[field.name] = _plain(value)
        return said
    raise TypeError(f"{term!r} is no term")


def _term(data: dict[str, Any]) -> Any:
    kind = data.pop(_KIND, None)
    if kind is not None:
        made = {
            name: _tuples(value) if type(value) is list else value for name, value in data.items()
        }
        return _classes()[kind](**made)
    for sign, value in data.items():
        if sign == _MEMBER:
            return _classes()[value[0]][value[1]]
        if sign == _COST:
            return read_mana_cost(value)
        if sign == _SET:
            return frozenset(map(_tuples, value))
    raise ValueError(f"no term: {data}")


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if type(value) is list else value


@cache
def _classes() -> dict[str, Any]:
    """Every class of terms by its name, which is a name of its own in all modules of the terms."""
    found: dict[str, Any] = {}
    for module in pkgutil.iter_modules(app.terms.__path__, "app.terms."):
        named = vars(importlib.import_module(module.name))
        found |= {
            name: kind
            for name, kind in named.items()
            if isinstance(kind, type) and kind.__module__ == module.name
        }
    return found
