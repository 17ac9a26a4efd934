"""Processes that are repeated: `you may repeat this process any number of times`."""

from __future__ import annotations

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import AnyNumber, ValueOfX
from app.terms.repeating import Repeat

SHAPES = (
    Shape("sentence1", "you may repeat this process any number of times", Repeat(AnyNumber())),
    Shape("sentence1", "repeat this process once", Repeat(1)),
    Shape("sentence1", "repeat this process {count:number} more times", Repeat(S.count)),
    Shape("sentence1", "repeat this process X more times", Repeat(ValueOfX())),
    Shape("sentence1", "repeat the following process X times", Repeat(ValueOfX(), True)),
    Shape("sentence1", "repeat the following process {count:number} times",
          Repeat(S.count, True)),
)  # fmt: skip
