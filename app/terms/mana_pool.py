"""Mana in a player's mana pool, with all that the game remembers of it (CR 106.3, 106.4, 106.6)."""

from __future__ import annotations

from dataclasses import dataclass

from app.terms.mana import ManaType
from app.terms.mana_effects import ManaRider, ManaUse
from app.terms.steps import Step
from app.terms.zones import Zone


@dataclass(frozen=True, slots=True)
class Mana:
    """One mana.

    `source`: the object whose spell or ability produced it (None: the call does not say), `snow`:
    whether that was snow as it did. `only`: what it may be spent on; its words are read from the
    source, whose controller was `you`. `lasts`: it is not lost before the turn, or that step, ends.
    `rider`: what happens to a spell that it is spent on.
    """

    type: ManaType
    source: int | None = None
    snow: bool = False
    only: ManaUse | None = None
    you: int | None = None
    lasts: bool | Step = False
    rider: ManaRider | None = None


@dataclass(frozen=True, slots=True)
class SpentOn:
    """What a spell was paid with: the mana (None where mana counts as paid and nobody knows which
    it was), and the creatures that convoked it; from which zone it was cast, and by whom.
    `working`: the mana that does something to the spell, as it did match."""

    mana: tuple[Mana, ...] | None = None
    convoked: tuple[int, ...] = ()
    zone: Zone | None = None
    by: int | None = None
    working: tuple[Mana, ...] = ()
