"""The shapes of what changes the rules of play: what may be played and from where, how libraries
are searched, what Auras enchant."""

from app.cards.oracle.grammar import plays_from_zones, reanimating_auras, searching

SHAPES = (
    *plays_from_zones.SHAPES,
    *reanimating_auras.SHAPES,
    *searching.SHAPES,
)
