"""What crewed a Vehicle or saddled a Mount this turn (CR 702.122b, 702.171c)."""

from __future__ import annotations

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.conditions import WasCrewed
from app.terms.relations import Crewed

SHAPES = (
    Shape("ending#", "that crewed {what:one} this turn", Crewed(S.what)),
    Shape("ending#", "that saddled {what:one} this turn", Crewed(S.what),
          same_as="that crewed {what} this turn"),
    Shape("condition", "a {by:np.s} crewed {what:one} this turn", WasCrewed(S.what, S.by)),
    Shape("condition", "{what:one} was saddled by a {by:np.s} this turn", WasCrewed(S.what, S.by),
          same_as="a {by} crewed {what} this turn"),
)  # fmt: skip
