"""The Ring tempts you, and your Ring-bearer (CR 701.54)."""

from __future__ import annotations

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import EventKind, Trigger
from app.terms.conditions import Matches, NotCondition
from app.terms.relations import HasMark
from app.terms.selectors import AllOf, Controlled, Who

_BEARER = AllOf((HasMark("Ring-bearer"), Controlled(Who.YOU)))
SHAPES = (
    Shape("event", "the Ring tempts you",
          (Trigger(EventKind.PLAYER_DOES, player=Who.YOU, action="the Ring tempts you"),)),
    Shape("condition", "{one} is your Ring-bearer", Matches(S.one, _BEARER)),
    Shape("condition", "{one} is not your Ring-bearer", NotCondition(Matches(S.one, _BEARER))),
)  # fmt: skip
