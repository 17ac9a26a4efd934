"""The shapes of sentences about what effects do, by what they are about, for the grammar."""

from __future__ import annotations

from app.cards.oracle.grammar import (
    becoming_of_choice,
    counted_acts,
    exiled_for_a_time,
    given_up_whole,
    life_of_each,
    players_who,
    repeated,
    shown_cards,
    taxes,
    unless_each,
    up_to_cards,
)

MODULES = (
    up_to_cards,
    becoming_of_choice,
    players_who,
    counted_acts,
    unless_each,
    repeated,
    shown_cards,
    exiled_for_a_time,
    taxes,
    given_up_whole,
    life_of_each,
)
