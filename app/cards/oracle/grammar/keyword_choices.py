"""Abilities of one's choice, and those of creatures that are paired."""

from __future__ import annotations

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.predicates_change import each_of
from app.cards.oracle.grammar.shape import Shape, listing
from app.terms.abilities import ContinuousChange, StaticAbility
from app.terms.changes import AddAbility, AddOneOf
from app.terms.conditions import Matches
from app.terms.relations import EitherOfChoice, IsPaired, PairedWith
from app.terms.selectors import AnyOf, ColorOfChoice, This

_BOTH = AnyOf((This(), PairedWith(This())))
_PAIRED = Matches(This(), IsPaired())
_CHANGE = ContinuousChange(_BOTH, each_of(AddAbility, S.keywords))

SHAPES = (
    Shape("quality", "{one:plain_quality} or from the color of your choice",
          EitherOfChoice(S.one, ColorOfChoice())),
    Shape("changing#", "<gains|gain> your choice of {options:keyword_choice}",
          (AddOneOf(S.options),)),
    *listing("keyword_choice", "keyword", "or", most=6),
    Shape("static", "as long as ~ is paired with another creature, both creatures have {keywords}.",
          StaticAbility((_CHANGE,), _PAIRED)),
)  # fmt: skip
