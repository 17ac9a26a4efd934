"""Copies of cards that may be cast."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.library_effects import CastCopyOf
from app.terms.relations import ExiledWith
from app.terms.selectors import SomeOf, This


def _cast() -> Iterator[Shape]:
    for how, theirs, free in (
        ("", "", False),
        (" without paying its mana cost", " without paying their mana costs", True),
    ):
        once = CastCopyOf(S.what, free)
        cast = f"you may cast the copy{how}"
        yield Shape(
            "order",
            f"copy {{what:copied_card}}. {cast}",
            once,
            (
                f"copy {{what:copied_card}} and {cast}",
                f"copy {{what:copied_card}}, and {cast}",
                f"copy {{what:copied_card}}, then {cast}",
            ),
        )
        yield Shape(
            "sentence1",
            f"you may copy {{what:copied_card}}. if you do, {cast}",
            once,
            same_as="copy {what}. you may cast the copy",
        )
        yield Shape(
            "sentence1",
            f"copy {{what:copied_card}} {{count:number}} times. you may cast the copies{theirs}",
            CastCopyOf(S.what, free, S.count),
        )


SHAPES = (
    *_cast(),
    Shape("copied_card", "{what:thing.s}", S.what),
    Shape("copied_card", "the exiled card", ExiledWith(This())),
    Shape("copied_card", "a card exiled with ~", SomeOf(ExiledWith(This()))),
)
