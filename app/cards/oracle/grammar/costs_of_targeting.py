"""What spells cost besides that target something, where that is not mana."""

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.costs import Cost, PayLife
from app.terms.prohibitions import AdditionalCost
from app.terms.selectors import AllOf, Controlled, IsStatus, Status, Who

_THEIRS = AllOf((IsStatus(Status.SPELL), Controlled(Who.OPPONENT)))
SHAPES = (
    Shape(
        "core",
        "spells your opponents cast that target {what:one} cost a additional {life:numeral} life "
        "to cast",
        (AdditionalCost(_THEIRS, Cost((PayLife(S.life),)), targeting=S.what),),
    ),
)
