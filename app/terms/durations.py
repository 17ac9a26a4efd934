"""How long continuous effects last (CR 611.2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Duration(StrEnum):
    """How long a continuous effect lasts (CR 611.2)."""

    END_OF_TURN = "until end of turn"
    END_OF_COMBAT = "until end of combat"
    YOUR_NEXT_TURN = "until your next turn"
    YOUR_NEXT_END_STEP = "until your next end step"
    NEXT_UNTAP_STEP = "until its controller's next untap step is over"
    END_OF_YOUR_NEXT_TURN = "until the end of your next turn"
    WHILE_SOURCE_REMAINS = "for as long as the source remains on the battlefield"
    WHILE_YOU_CONTROL = "for as long as its player controls the source"
    WHILE_SOURCE_TAPPED = "for as long as the source remains tapped"
    WHILE_YOU_CONTROL_TAPPED = "for as long as its player controls the source, tapped"
    UNTIL_CAST_FROM_EXILE = "until the source is cast from exile"
    WHILE_SUSPECTED = "for as long as it is suspected"
    PERMANENT = "for the rest of the game"
    PERPETUAL = "perpetually"


# Those that last until something of the turn of the player who began them.
UNTIL_YOURS = frozenset(
    {Duration.YOUR_NEXT_TURN, Duration.YOUR_NEXT_END_STEP, Duration.END_OF_YOUR_NEXT_TURN}
)


@dataclass(frozen=True, slots=True)
class WhileCounter:
    """For as long as there is such a counter on what the effect is about."""

    kind: str


Lasting = Duration | WhileCounter
