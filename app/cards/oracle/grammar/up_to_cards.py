"""`Up to` so many cards that a player draws or discards; what a player may do later."""

from __future__ import annotations

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.player_actions import may
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import AnyNumber
from app.terms.effects import DiscardCards, DrawCards

_MOST = AnyNumber(S.count)

SHAPES = (
    Shape("act#", "<draws|draw> up to {count:number} cards", DrawCards(SUBJECT, _MOST)),
    Shape("act#", "<discards|discard> up to {count:number} cards", DiscardCards(SUBJECT, _MOST)),
    Shape("clause_now", "{who:player.s} may {act:act.p}", may(S.who, S.act)),
)
