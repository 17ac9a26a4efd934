"""What a reading has not settled yet: pronouns, targets, the subject of a predicate.

While a sentence is read, "it" and "target creature" stand for themselves. Only the whole ability
tells which object "it" is and the how-manieth target this one is; `settle.py` works that out, and
no ability that is read holds any of these.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any

from app.terms.abilities import ActivatedAbility, StaticAbility, TriggeredAbility
from app.terms.cards import Card
from app.terms.effects import TargetChoice
from app.terms.selectors import Selector


class Pending:
    """Marks what may not be left in a term."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Subject(Pending):
    """The subject of the predicate that this stands in."""


@dataclass(frozen=True, slots=True)
class It(Pending):
    """An object spoken of before: `it`, and in the plural `they`, `them`."""

    plural: bool = False


@dataclass(frozen=True, slots=True)
class ThatNoun(Pending):
    """An object spoken of before by what it is: `that creature`, `those creatures`."""

    noun: Selector
    plural: bool = False


@dataclass(frozen=True, slots=True)
class CardSaid(Pending):
    """A card spoken of by what was done with it: `the exiled card`, `the revealed card`."""

    done: str


@dataclass(frozen=True, slots=True)
class Again(Pending):
    """The subject of the predicate before this one: `gets +1/+1 … and attacks if able`."""


@dataclass(frozen=True, slots=True)
class Created(Pending):
    """Tokens that have just been created: `It has "…"`."""


@dataclass(frozen=True, slots=True)
class ThatPlayer(Pending):
    """A player spoken of before."""


@dataclass(frozen=True, slots=True)
class OtherOpponents(Pending):
    """Your opponents but for the player spoken of before."""


@dataclass(frozen=True, slots=True)
class ExcessOfEvent(Pending):
    """The excess damage that an ability triggers at."""


@dataclass(frozen=True, slots=True)
class OfTwo(Pending):
    """The first or the second of two targets spoken of before, each with a word of its own: `those
    creatures fight each other`. `apart`: one of the two another player has chosen."""

    place: int
    noun: Selector
    apart: bool = False


@dataclass(frozen=True, slots=True)
class Chosen(Pending):
    """What is chosen as a target here. `index` is its number among the targets, once known."""

    choice: TargetChoice
    index: int = field(default=-1, compare=False)


SUBJECT: Any = Subject()
IT: Any = It()
THEY: Any = It(plural=True)
AGAIN: Any = Again()
CREATED: Any = Created()
THAT_PLAYER: Any = ThatPlayer()

# A quoted ability and a token speak of objects of their own.
_OF_ITS_OWN = (StaticAbility, TriggeredAbility, ActivatedAbility, Card)
_FIELDS: dict[type, tuple[str, ...] | None] = {}


def _fields_of(kind: type) -> tuple[str, ...] | None:
    """The names of the fields of a dataclass; None for what is none."""
    try:
        return _FIELDS[kind]
    except KeyError:
        names = tuple(each.name for each in fields(kind)) if is_dataclass(kind) else None
        return _FIELDS.setdefault(kind, names)


def rewritten(term: Any, change: Callable[[Any], Any]) -> Any:
    """The term with every part for which `change` gives something else than None replaced by that;
    parts are visited in the order of their fields, the outer before the inner."""
    if isinstance(term, tuple):
        parts = [rewritten(part, change) for part in term]
        same = all(old is new for old, new in zip(term, parts, strict=True))
        return term if same else tuple(parts)
    if isinstance(term, _OF_ITS_OWN):
        return term
    names = _fields_of(type(term))
    if names is None:
        return term
    changed = change(term)
    if changed is not None:
        return changed
    values = [getattr(term, name) for name in names]
    new = [rewritten(value, change) for value in values]
    if all(old is after for old, after in zip(values, new, strict=True)):
        return term
    return type(term)(*new)


def parts_of(term: Any) -> Iterator[Any]:
    """The term and all dataclasses inside it, in the order of `rewritten`."""
    if isinstance(term, tuple):
        for part in term:
            yield from parts_of(part)
        return
    names = _fields_of(type(term))
    if names is not None:
        yield term
        for name in names:
            yield from parts_of(getattr(term, name))


def holds_pending(term: Any) -> bool:
    """Whether anything is left to settle in a term."""
    return any(isinstance(part, Pending) for part in parts_of(term))


def replaced(term: Any, old: Any, new: Any) -> Any:
    """The term with one part put in place of another."""
    return rewritten(term, lambda part: new if part == old else None)
