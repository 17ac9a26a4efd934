"""One of two abilities, chosen as a permanent enters by the word before it (CR 614.12c): `As ~
enters, choose Khans or Dragons.`"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.worded_keywords import always_so, while_so
from app.terms.abilities import StaticAbility
from app.terms.conditions import Chose
from app.terms.modifications import ChosenAsItEnters
from app.terms.selectors import This


def _chosen(words: tuple[str, ...]) -> StaticAbility:
    return StaticAbility((ChosenAsItEnters(This(), "word", words),))


def _either() -> Any:
    def forward(one: str, two: str, first: str, a: Any, second: str, b: Any) -> Any:
        if (one, two) != (first, second) or one == two:
            raise Unfit
        under = [
            while_so(ability, Chose("word", word))
            for word, abilities in ((one, a), (two, b))
            for ability in abilities
        ]
        return (_chosen((one, two)), *under)

    def backward(term: Any) -> tuple[Any, ...] | None:
        words = _words_of(term)
        if words is None:
            return None
        one, two = words
        parts: list[Any] = []
        for word in words:
            bare = [always_so(ability, Chose("word", word)) for ability in term[1:]]
            own = tuple(ability for ability in bare if ability is not None)
            if not own:
                return None
            parts += [word, own]
        if len(parts[1]) + len(parts[3]) != len(term) - 1:
            return None
        return (one, two, *parts)

    return via(forward, backward, S.one, S.two, S.first, S.a, S.second, S.b)


def _words_of(term: Any) -> tuple[str, str] | None:
    match term:
        case (StaticAbility((ChosenAsItEnters(This(), "word", (str(one), str(two))),)), *_):
            return one, two
        case _:
            return None


def _shapes() -> Iterator[Shape]:
    yield Shape(
        "line",
        "as ~ enters, choose {one:name} or {two:name}. • {first:name} — {a:line} • {second:name} "
        "— {b:line}",
        _either(),
    )


SHAPES = (*_shapes(),)
