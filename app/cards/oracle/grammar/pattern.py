"""Patterns: terms with slots in them, filled when a text is read and matched when one is printed.

`CantBeBlocked(S.subject, by=Not(S.blockers))` is a term in which two places are slots. The same
pattern builds the term from the values of its slots, and takes the values out of such a term.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
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


def slots_in(pattern: Any) -> frozenset[str]:
    """The names of the slots in a pattern."""
    if isinstance(pattern, Slot):
        return frozenset({pattern.name})
    inner: tuple[Any, ...] = ()
    if isinstance(pattern, Via):
        inner = pattern.parts
    elif isinstance(pattern, (tuple, frozenset)):
        inner = tuple(pattern)
    elif is_dataclass(pattern) and not isinstance(pattern, type):
        inner = tuple(getattr(pattern, field.name) for field in fields(pattern))
    return frozenset[str]().union(*map(slots_in, inner))


def is_constant(pattern: Any) -> bool:
    """Whether a pattern stands for one term and no other."""
    if isinstance(pattern, (Slot, Via)):
        return False
    inner: tuple[Any, ...] = ()
    if isinstance(pattern, (tuple, frozenset)):
        inner = tuple(pattern)
    elif is_dataclass(pattern) and not isinstance(pattern, type):
        inner = tuple(getattr(pattern, field.name) for field in fields(pattern))
    return all(map(is_constant, inner))


def builder(pattern: Any) -> Build:
    """What makes the term from the values of the slots."""
    if isinstance(pattern, Slot):
        name = pattern.name
        return lambda values: values[name]
    if is_constant(pattern):
        return lambda values: pattern
    if isinstance(pattern, Via):
        forward, inner = pattern.forward, [builder(part) for part in pattern.parts]
        return lambda values: forward(*[each(values) for each in inner])
    if isinstance(pattern, tuple):
        inner = [builder(part) for part in pattern]
        return lambda values: tuple([each(values) for each in inner])
    if isinstance(pattern, frozenset):
        (one,) = [builder(part) for part in pattern]
        return lambda values: frozenset((one(values),))
    kind = type(pattern)
    inner = [builder(getattr(pattern, field.name)) for field in fields(pattern)]
    return lambda values: kind(*[each(values) for each in inner])


def matcher(pattern: Any) -> Match:
    """What takes the values of the slots out of a term; False where the term is another."""
    if isinstance(pattern, Slot):
        return _slot_matcher(pattern.name)
    if isinstance(pattern, Via):
        return _via_matcher(pattern)
    if is_constant(pattern):
        kind = type(pattern)
        return lambda term, values: type(term) is kind and bool(term == pattern)
    if isinstance(pattern, tuple):
        return _tuple_matcher([matcher(part) for part in pattern])
    if isinstance(pattern, frozenset):
        (one,) = [matcher(part) for part in pattern]
        return lambda term, values: (
            isinstance(term, frozenset) and len(term) == 1 and one(next(iter(term)), values)
        )
    kind = type(pattern)
    # What has no slots is compared first: it is quick, and most terms fail there.
    parts = sorted(
        (
            (field.name, matcher(value), not is_constant(value))
            for field in fields(pattern)
            for value in [getattr(pattern, field.name)]
        ),
        key=lambda part: part[2],
    )
    inner = [(name, match) for name, match, _ in parts]
    return lambda term, values: (
        type(term) is kind and all(match(getattr(term, name), values) for name, match in inner)
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


def _via_matcher(pattern: Via) -> Match:
    inner = _tuple_matcher([matcher(part) for part in pattern.parts])
    backward = pattern.backward

    def match(term: Any, values: Values) -> bool:
        parts = backward(term)
        return parts is not None and inner(parts, values)

    return match
