"""What players become and get: the monarch, emblems."""

from __future__ import annotations

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.instructions import GetEmblem, KeywordAction

SHAPES = (
    Shape("fact.s", "becomes the monarch", KeywordAction("become the monarch", SUBJECT)),
    Shape("fact.s", "gets a emblem with {abilities:keywords}", GetEmblem(S.abilities, SUBJECT)),
)
