"""Changeling (CR 702.73)."""

from __future__ import annotations

from app.engine.kernel.now import Characteristics
from app.engine.kernel.rules import rule
from app.terms.abilities import KeywordAbility
from app.terms.subtypes import CREATURE_TYPES


@rule("702.73a")
def is_every_creature_type(found: Characteristics) -> None:
    """An object with changeling is every creature type in every zone. As a characteristic-defining
    ability it applies before other effects on types, and goes on though it is lost later."""
    for ability in found.abilities:
        if isinstance(ability, KeywordAbility) and ability.name == "changeling":
            found.subtypes |= CREATURE_TYPES
