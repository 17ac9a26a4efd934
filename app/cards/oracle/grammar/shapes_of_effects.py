"""The shapes of sentences about what effects do, by what they are about, for the grammar."""

from __future__ import annotations

from app.cards.oracle.grammar import (
    counted_acts,
    players_who,
    repeated,
    shown_cards,
    unless_each,
    up_to_cards,
)

MODULES = (up_to_cards, players_who, counted_acts, unless_each, repeated, shown_cards)
