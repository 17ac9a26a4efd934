"""Players told by what is so of them, such as `each opponent who controls an artifact`, and what is
done for each of several players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.terms.selectors import Who

if TYPE_CHECKING:
    from app.terms.conditions import Condition
    from app.terms.effects import Effect


@dataclass(frozen=True, slots=True)
class PlayersWho:
    """Those of such players of whom the condition is true, in which each of them is
    `Who.TRIGGERING_PLAYER`."""

    who: Who
    condition: Condition


@dataclass(frozen=True, slots=True)
class ForEachPlayer:
    """The effects happen for each such player, who is `Who.TRIGGERING_PLAYER` in them."""

    who: Who | PlayersWho
    effects: tuple[Effect, ...]
