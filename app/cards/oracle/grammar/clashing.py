"""Clashing with an opponent (CR 701.30), and what happens for the player who wins."""

from __future__ import annotations

from app.cards.oracle.grammar.shape import Shape
from app.terms.conditions import ClashWon
from app.terms.instructions import KeywordAction

SHAPES = (
    Shape("order", "clash with an opponent", KeywordAction("clash")),
    Shape("condition", "you win", ClashWon(), ("you won",)),
)
