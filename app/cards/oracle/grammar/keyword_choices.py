"""Abilities and qualities of one's choice."""

from __future__ import annotations

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape, listing
from app.terms.changes import AddOneOf
from app.terms.relations import EitherOfChoice
from app.terms.selectors import ColorOfChoice

SHAPES = (
    Shape("quality", "{one:plain_quality} or from the color of your choice",
          EitherOfChoice(S.one, ColorOfChoice())),
    Shape("changing#", "<gains|gain> your choice of {options:keyword_choice}",
          (AddOneOf(S.options),)),
    *listing("keyword_choice", "keyword", "or", most=6),
)  # fmt: skip
