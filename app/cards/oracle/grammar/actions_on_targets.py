"""Keyword actions that say themselves what they target: `support 2`, `earthbend 3` (CR 701.41,
701.66)."""

from __future__ import annotations

from app.cards.oracle.grammar.pattern import S, only
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import target
from app.terms.instructions import KeywordAction
from app.terms.selectors import CREATURE, AllOf, Controlled, HasType, Not, This, Who
from app.terms.types import CardType

_OTHERS = AllOf((CREATURE, Not(This())))
_YOUR_LAND = AllOf((HasType(CardType.LAND), Controlled(Who.YOU)))
_NUMBER = only(S.number, lambda number: isinstance(number, int))

SHAPES = (
    Shape("order", "support {number:numeral}",
          KeywordAction("support", number=_NUMBER, what=target(_OTHERS, _NUMBER, up_to=True))),
    Shape("order", "earthbend {number:numeral}",
          KeywordAction("earthbend", number=S.number, what=target(_YOUR_LAND))),
)  # fmt: skip
