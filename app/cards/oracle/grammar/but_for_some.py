"""Objects of a kind but for some of them: `each creature except for creatures you control`."""

from __future__ import annotations

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.selectors import AllOf, Not

SHAPES = (
    Shape("each_object", "each {what:noun.s} except for {but:np.p}", AllOf((S.what, Not(S.but)))),
)
