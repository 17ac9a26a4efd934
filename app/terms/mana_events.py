"""Events of mana: added to a pool, spent from it, and made by tapping permanents (CR 106)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from app.terms.steps import Step

if TYPE_CHECKING:
    from app.terms.mana import ManaType
    from app.terms.mana_effects import ManaRider, ManaUse
    from app.terms.mana_pool import Mana


@dataclass(frozen=True, slots=True)
class ManaAdded:
    """Mana is added to a player's pool; `source`: whose ability adds it, controlled by whom (`by`).
    `tapped`: by a mana ability with {T} in its cost; `replaced`: what has exchanged its types."""

    player: int
    mana: tuple[ManaType, ...]
    source: int | None = None
    by: int | None = None
    only: ManaUse | None = None
    lasts: bool | Step = False
    tapped: bool = False
    rider: ManaRider | None = None
    replaced: frozenset[object] = field(default_factory=frozenset)


@dataclass(frozen=True, slots=True)
class ManaSpent:
    """A player spends mana from their pool on a cost of that object."""

    player: int
    mana: tuple[Mana, ...]
    object: int


@dataclass(frozen=True, slots=True)
class TappedForMana:
    """A player has tapped a permanent for mana, and this was produced."""

    object: int
    player: int
    mana: tuple[ManaType, ...] = ()
