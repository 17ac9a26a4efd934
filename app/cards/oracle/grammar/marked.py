"""What a permanent is marked as: suspected (CR 701.60), goaded (701.15), transformed, a
Ring-bearer; what has no name."""

from __future__ import annotations

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.instructions import KeywordAction
from app.terms.relations import HasMark, HasNoName
from app.terms.selectors import IsStatus, Status

_SUSPECTED = HasMark("suspected")

SHAPES = (
    Shape("state", "suspected", _SUSPECTED),
    Shape("adjective", "suspected", _SUSPECTED),
    Shape("clause", "{what:one} is no longer suspected",
          KeywordAction("no longer suspected", what=S.what)),
    Shape("clause", "{what:that_noun} is no longer suspected",
          KeywordAction("no longer suspected", what=S.what), same_as="it is no longer suspected"),
    Shape("plain_quality", "Ring-bearers", HasMark("Ring-bearer")),
    Shape("adjective", "goaded", IsStatus(Status.GOADED)),
    Shape("state", "goaded", IsStatus(Status.GOADED)),
    Shape("adjective", "transformed", IsStatus(Status.TRANSFORMED)),
    Shape("ending#", "with no <name|names>", HasNoName(),
          ("that <does|do> not have a name",)),
)  # fmt: skip
