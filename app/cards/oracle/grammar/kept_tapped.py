"""What does not untap for as long as the source is there."""

from __future__ import annotations

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.effects import StartModification
from app.terms.modifications import StaysTapped
from app.terms.selectors import ThatObject

SHAPES = (
    Shape("doing#", "<does|do> not untap during <its|their> <controller|controllers> <'s|'> untap "
          "<step|steps> {until}",
          StartModification(StaysTapped(ThatObject()), S.until, SUBJECT)),
)  # fmt: skip
