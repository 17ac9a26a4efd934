"""Shapes: a sentence or a part of one, written once as a template and a pattern.

A template is words with slots: `{subject#} <has|have> {keywords}`.

- `{name}` is a slot filled from the category of that name, `{name:category}` from another one.
- `#` marks what agrees in number: a slot `{subject#}` is filled from `subject.s` (singular) or
  `subject.p` (plural), and `<has|have>` stands for one or the other word. A shape of a category
  such as `predicate#` gives one of each number.
- Everything else are the very words; letter case is no matter in reading, and printing sets the
  capitals where sentences begin.

`same` are further wordings that mean the same as the template and have the same slots: they are
read, and the template is printed. `same_as` says so of a whole shape whose usual wording is another
shape's. Both are declarations, counted wherever they were needed. A shape with `reads=False` only
prints: its words are read by another shape.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from app.cards.oracle.grammar.pattern import Build, Match, ready
from app.cards.oracle.grammar.tokens import pieces_of

NUMBERS = ("s", "p")
_SYMBOL = re.compile(r"\{[A-Z]\}")
_PIECE = re.compile(r"\{([a-z]\w*)(?::([\w ]+(?:\.[sp])?))?(#?)\}|<([^|>]*)\|([^|>]*)>")


@dataclass(frozen=True, slots=True)
class Shape:
    """One shape. Errors in it are found as the grammar is made."""

    category: str
    template: str
    pattern: Any
    same: tuple[str, ...] = ()
    same_as: str | None = None
    reads: bool = True


@dataclass(frozen=True, slots=True)
class Wording:
    """A declared equivalence: the words that were read, and the words that are printed."""

    read: str
    printed: str


@dataclass(frozen=True, slots=True)
class Place:
    """A slot in a production: its name, and the category that fills it."""

    name: str
    category: str


Element = str | Place


@dataclass(frozen=True, eq=False)
class Production:
    """A shape made ready, in one number: what it is made of, and its pattern both ways.

    `wording` is the declaration under which it may be read; None where it is the usual wording.
    """

    category: str
    elements: tuple[Element, ...]
    pattern: Any
    build: Build
    match: Match
    wording: Wording | None
    shape: Shape
    reads: bool = True

    @property
    def places(self) -> tuple[Place, ...]:
        """Its slots, in the order of the words."""
        return tuple(each for each in self.elements if isinstance(each, Place))


class FaultyShape(ValueError):
    """A shape that can't be made ready: which one, and why."""

    def __init__(self, shape: Shape, why: str) -> None:
        super().__init__(f"{shape.category}: {shape.template!r}: {why}")


def productions_of(shape: Shape) -> Iterator[Production]:
    """The productions of a shape: one a number, one a wording."""
    pattern = ready(shape.pattern)
    if not isinstance(shape.same, tuple):
        raise FaultyShape(shape, "`same` is a tuple of wordings")
    for template in (shape.template, *shape.same):
        wording = None
        if template is not shape.template:
            wording = Wording(template, shape.template)
        elif shape.same_as is not None:
            wording = Wording(shape.template, shape.same_as)
        numbered = shape.category.endswith("#") or "#" in template or "|" in template
        for number in NUMBERS if numbered else ("",):
            elements = tuple(_elements(shape, template, number))
            names = [each.name for each in elements if isinstance(each, Place)]
            if sorted(names) != sorted(pattern.slots):
                raise FaultyShape(
                    shape, f"slots {sorted(names)} but pattern {sorted(pattern.slots)}"
                )
            category = shape.category.replace("#", f".{number}")
            yield Production(
                category,
                elements,
                shape.pattern,
                pattern.build,
                pattern.match,
                wording,
                shape,
                shape.reads,
            )


def _elements(shape: Shape, template: str, number: str) -> Iterator[Element]:
    end = 0
    for piece in _PIECE.finditer(template):
        yield from _words(template[end : piece.start()])
        end = piece.end()
        name, category, agrees, singular, plural = piece.groups()
        if name is None:
            yield from _words(singular if number == "s" else plural)
        else:
            yield Place(name, (category or name) + (f".{number}" if agrees else ""))
    yield from _words(template[end:])


def _words(text: str) -> Iterator[str]:
    if "{" in _SYMBOL.sub("", text):
        raise ValueError(f"a slot that can't be read: {text!r}")
    yield from pieces_of(text)


def listing(
    category: str, item: str, sign: str, same_signs: tuple[str, ...] = (), most: int = 6
) -> tuple[Shape, ...]:
    """Shapes of a category that lists items: `A`, `A and B`, `A, B, and C` …

    `item` may end in `#`, as the category may. Its value is the tuple of the items' values.
    """
    from app.cards.oracle.grammar.pattern import Slot

    found = []
    agrees = "#" if item.endswith("#") else ""
    for count in range(1, most + 1):
        names = [f"item{number}" for number in range(count)]
        slots = [f"{{{name}:{item.rstrip('#')}{agrees}}}" for name in names]
        pattern = tuple(Slot(name) for name in names)

        def worded(sign: str, slots: list[str] = slots) -> str:
            if len(slots) < 3:
                return f" {sign} ".join(slots)
            return f"{', '.join(slots[:-1])}, {sign} {slots[-1]}"

        same = tuple(worded(other) for other in same_signs) if count > 1 else ()
        found.append(Shape(category, worded(sign), pattern, same))
    return tuple(found)
