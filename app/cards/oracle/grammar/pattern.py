"""Patterns: terms with slots in them, filled when a text is read and matched when one is printed.

`CantBeBlocked(S.subject, by=Not(S.blockers))` is a term in which two places are slots. The same
pattern builds the term from the values of its slots, and takes the values out of such a term.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

Values = dict[str, Any]
Build = Callable[[Mapping[str, Any]], Any]
Match = Callable[[Any, Values], bool]


class Unfit(Exception):
    """What was read can't stand together: this is no reading."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in a pattern, filled by the slot of that name in the template."""

    name: str


class _Slots:
    """`S.subject` is the slot named subject, wherever a term may stand."""

    def __getattr__(self, name: str) -> Any:
        return Slot(name)


S = _Slots()


@dataclass(frozen=True, slots=True)
class Via:
    """A term worked out from other values.

    `forward` makes it from the values of `parts` (themselves patterns) and raises Unfit where they
    do not go together; `backward` gives the values again from a term, None for a term that it can't
    have made.
    """

    forward: Callable[..., Any]
    backward: Callable[[Any], tuple[Any, ...] | None]
    parts: tuple[Any, ...] = ()


def via(
    forward: Callable[..., Any], backward: Callable[[Any], tuple[Any, ...] | None], *parts: Any
) -> Any:
    """A `Via` of these parts, typed as the term that it stands for."""
    return Via(forward, backward, parts)


def only(part: Any, fits: Callable[[Any], bool]) -> Any:
    """The part's own value, where it fits."""

    def forward(value: Any) -> Any:
        if not fits(value):
            raise Unfit
        return value

    return Via(forward, lambda term: (term,) if fits(term) else None, (part,))


def joined(*parts: Any) -> Any:
    """A tuple that is made of tuples, all but the last of one element each."""
    count = len(parts) - 1

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) < count:
            return None
        return (*((each,) for each in term[:count]), term[count:])

    return Via(lambda *values: sum(values, ()), backward, parts)


def joined_last(first: Any, last: Any) -> Any:
    """A tuple, and one more element at its end."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        return (term[:-1], term[-1]) if isinstance(term, tuple) and term else None

    return Via(lambda first, last: (*first, last), backward, (first, last))


@dataclass(frozen=True, slots=True)
class Ready:
    """A pattern made ready: the names of its slots, and its two directions.

    `constant` says that it stands for one term and no other. `build` makes the term from the values
    of the slots; `match` takes the values out of a term, False where the term is another.
    """

    slots: frozenset[str]
    constant: bool
    build: Build
    match: Match


def ready(pattern: Any) -> Ready:
    """The pattern made ready, each part of it once."""
    if isinstance(pattern, Slot):
        name = pattern.name
        return Ready(frozenset({name}), False, lambda values: values[name], _slot_matcher(name))
    if isinstance(pattern, Via):
        return _via(pattern)
    if isinstance(pattern, (tuple, frozenset)):
        parts = [ready(part) for part in pattern]
        if not all(part.constant for part in parts):
            return _tuple(parts) if isinstance(pattern, tuple) else _set(parts)
    elif is_dataclass(pattern) and not isinstance(pattern, type):
        named = {field.name: ready(getattr(pattern, field.name)) for field in fields(pattern)}
        if not all(part.constant for part in named.values()):
            return _term(type(pattern), named)
    kind = type(pattern)
    return Ready(
        frozenset(),
        True,
        lambda values: pattern,
        lambda term, values: type(term) is kind and bool(term == pattern),
    )


def _slots_of(parts: Iterable[Ready]) -> frozenset[str]:
    return frozenset[str]().union(*(part.slots for part in parts))


def _via(pattern: Via) -> Ready:
    parts = [ready(part) for part in pattern.parts]
    forward, backward = pattern.forward, pattern.backward
    inner, whole = [part.build for part in parts], _tuple_matcher([part.match for part in parts])

    def match(term: Any, values: Values) -> bool:
        found = backward(term)
        return found is not None and whole(found, values)

    return Ready(
        _slots_of(parts),
        False,
        lambda values: forward(*[each(values) for each in inner]),
        match,
    )


def _tuple(parts: list[Ready]) -> Ready:
    inner = [part.build for part in parts]
    return Ready(
        _slots_of(parts),
        False,
        lambda values: tuple([each(values) for each in inner]),
        _tuple_matcher([part.match for part in parts]),
    )


def _set(parts: list[Ready]) -> Ready:
    """A set of one part: a set of several has no order in which their values could be told."""
    (one,) = parts
    return Ready(
        one.slots,
        False,
        lambda values: frozenset((one.build(values),)),
        lambda term, values: (
            isinstance(term, frozenset) and len(term) == 1 and one.match(next(iter(term)), values)
        ),
    )


def _term(kind: type, named: Mapping[str, Ready]) -> Ready:
    inner = [part.build for part in named.values()]
    # What has no slots is compared first: it is quick, and most terms fail there.
    first = sorted(named, key=lambda name: not named[name].constant)
    matches = [(name, named[name].match) for name in first]
    return Ready(
        _slots_of(named.values()),
        False,
        lambda values: kind(*[each(values) for each in inner]),
        lambda term, values: (
            type(term) is kind
            and all(match(getattr(term, name), values) for name, match in matches)
        ),
    )


def _slot_matcher(name: str) -> Match:
    def match(term: Any, values: Values) -> bool:
        if name in values:
            return bool(values[name] == term)
        values[name] = term
        return True

    return match


def _tuple_matcher(inner: list[Match]) -> Match:
    count = len(inner)

    def match(term: Any, values: Values) -> bool:
        return (
            isinstance(term, tuple)
            and len(term) == count
            and all(one(part, values) for one, part in zip(inner, term, strict=True))
        )

    return match
