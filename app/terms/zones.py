"""The zones (CR 400.1)."""

from __future__ import annotations

from enum import StrEnum


class Zone(StrEnum):
    """A zone; library, hand and graveyard are each player's own, the others are shared."""

    LIBRARY = "library"
    HAND = "hand"
    BATTLEFIELD = "battlefield"
    GRAVEYARD = "graveyard"
    STACK = "stack"
    EXILE = "exile"
    COMMAND = "command"


OWN_ZONES: frozenset[Zone] = frozenset({Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD})
