"""Effects by which other players than their controller gain control of something (CR 613.1b), and
rules that hold for a player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.terms.durations import Duration

if TYPE_CHECKING:
    from app.terms.effects import Objects, Players
    from app.terms.modifications import Modification


@dataclass(frozen=True, slots=True)
class GainControl:
    """The player gains control of the objects."""

    who: Players
    what: Objects
    duration: Duration = Duration.PERMANENT


@dataclass(frozen=True, slots=True)
class OwnersGainControl:
    """Each player gains control of those of the objects that they own."""

    what: Objects


@dataclass(frozen=True, slots=True)
class StartForPlayer:
    """A rule that holds for the player, as `you` in it, for a while."""

    who: Players
    modification: Modification
    duration: Duration = Duration.END_OF_TURN


ControlEffect = GainControl | OwnersGainControl | StartForPlayer
