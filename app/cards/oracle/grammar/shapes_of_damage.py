"""The shapes of sentences about damage, for the grammar."""

from __future__ import annotations

from app.cards.oracle.grammar import (
    damage,
    damage_afterwards,
    damage_counted,
    damage_dealt,
    damage_divided,
    damage_for_each,
    damage_happenings,
    damage_instead,
    damage_kept_off,
    damage_lasting,
    damage_named,
    damage_of_each,
    damage_of_some_amount,
    damage_this_way,
    damage_to_players,
    damage_to_them,
    damage_to_whom,
)

MODULES = (
    damage,
    damage_divided,
    damage_for_each,
    damage_instead,
    damage_to_players,
    damage_to_whom,
    damage_lasting,
    damage_to_them,
    damage_of_each,
    damage_of_some_amount,
    damage_this_way,
    damage_afterwards,
    damage_dealt,
    damage_happenings,
    damage_kept_off,
    damage_named,
    damage_counted,
)
