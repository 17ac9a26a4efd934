"""The shapes of what changes the rules of play: what may be played and from where, how libraries
are searched, what Auras enchant."""

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

SHAPES = (
    *copied_for_each.SHAPES,
    *not_losing.SHAPES,
    *costs_of_targeting.SHAPES,
    *activated_as_instants.SHAPES,
    *copied_abilities.SHAPES,
    *entering_only_if.SHAPES,
    *more_tokens_created.SHAPES,
    *plays_from_zones.SHAPES,
    *reanimating_auras.SHAPES,
    *searching.SHAPES,
)
