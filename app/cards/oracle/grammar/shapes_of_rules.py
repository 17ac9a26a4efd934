"""The shapes of what changes the rules of play: what may be played and from where."""

from app.cards.oracle.grammar import plays_from_zones

SHAPES = (*plays_from_zones.SHAPES,)
