"""Card types and supertypes (CR 205.2a, 205.4a)."""

from __future__ import annotations

from enum import StrEnum

from app.terms.subtypes import (
    ARTIFACT_TYPES,
    BATTLE_TYPES,
    CREATURE_TYPES,
    ENCHANTMENT_TYPES,
    LAND_TYPES,
    PLANESWALKER_TYPES,
    SPELL_TYPES,
)


class CardType(StrEnum):
    """A card type of rule 205.2a."""

    ARTIFACT = "artifact"
    BATTLE = "battle"
    CONSPIRACY = "conspiracy"
    CREATURE = "creature"
    DUNGEON = "dungeon"
    ENCHANTMENT = "enchantment"
    INSTANT = "instant"
    KINDRED = "kindred"
    LAND = "land"
    PHENOMENON = "phenomenon"
    PLANE = "plane"
    PLANESWALKER = "planeswalker"
    SCHEME = "scheme"
    SORCERY = "sorcery"
    VANGUARD = "vanguard"


class Supertype(StrEnum):
    """A supertype of rule 205.4a."""

    BASIC = "basic"
    LEGENDARY = "legendary"
    ONGOING = "ongoing"
    SNOW = "snow"
    WORLD = "world"


PERMANENT_TYPES: frozenset[CardType] = frozenset(
    {
        CardType.ARTIFACT,
        CardType.BATTLE,
        CardType.CREATURE,
        CardType.ENCHANTMENT,
        CardType.LAND,
        CardType.PLANESWALKER,
    }
)

SUBTYPES_OF: dict[CardType, frozenset[str]] = {
    CardType.ARTIFACT: ARTIFACT_TYPES,
    CardType.BATTLE: BATTLE_TYPES,
    CardType.CREATURE: CREATURE_TYPES,
    CardType.ENCHANTMENT: ENCHANTMENT_TYPES,
    CardType.INSTANT: SPELL_TYPES,
    CardType.KINDRED: CREATURE_TYPES,
    CardType.LAND: LAND_TYPES,
    CardType.PLANESWALKER: PLANESWALKER_TYPES,
    CardType.SORCERY: SPELL_TYPES,
}
ALL_SUBTYPES: frozenset[str] = frozenset().union(*SUBTYPES_OF.values())
