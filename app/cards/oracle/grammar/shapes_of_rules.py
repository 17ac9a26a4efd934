"""The shapes of what changes the rules of play: what may be played and from where, how libraries
are searched, what Auras enchant."""

from __future__ import annotations

from app.cards.oracle.grammar import (
    activated_as_instants,
    copied_abilities,
    copied_for_each,
    costs_of_targeting,
    entering_only_if,
    more_tokens_created,
    not_losing,
    plays_from_zones,
    reanimating_auras,
    searching,
)

MODULES = (
    copied_for_each,
    not_losing,
    costs_of_targeting,
    activated_as_instants,
    copied_abilities,
    entering_only_if,
    more_tokens_created,
    plays_from_zones,
    reanimating_auras,
    searching,
)
