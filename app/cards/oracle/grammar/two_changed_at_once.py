"""How long two changes last, said once before both: `until end of turn, Elves get +1/+1 and Goblins
get -1/-1`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.clauses import gets_or_gains, of_subject
from app.cards.oracle.grammar.doing import chunks, flat
from app.cards.oracle.grammar.pattern import S, only, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.effects import StartChange


def _change(who: Any, changes: Any) -> Any:
    return of_subject(who, StartChange(SUBJECT, changes, S.until))


def _both() -> Iterator[Shape]:
    for one in "sp":
        for two in "sp":
            yield Shape(
                "pair",
                f"{{until}}, {{one:actor.{one}}} {{first:changings.{one}}} and "
                f"{{two:actor.{two}}} {{second:changings.{two}}}",
                (
                    _change(S.one, via(flat, chunks, S.first)),
                    _change(S.two, only(via(flat, chunks, S.second), gets_or_gains)),
                ),
                same_as="{one} {first} {until} and {two} {second} {until}",
            )


SHAPES = tuple(_both())
