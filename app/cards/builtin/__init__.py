"""Cards that ship with the project, as terms, for where no card data were imported.

All but the basic lands are written by `scripts/builtin_cards.py`.
"""

from __future__ import annotations

from app.cards.builtin import (
    artifacts_1,
    artifacts_2,
    creatures_1,
    creatures_2,
    creatures_3,
    creatures_4,
    creatures_5,
    creatures_6,
    creatures_7,
    creatures_8,
    creatures_9,
    creatures_10,
    creatures_11,
    creatures_12,
    creatures_13,
    enchantments_1,
    enchantments_2,
    enchantments_3,
    enchantments_4,
    instants_1,
    instants_2,
    instants_3,
    instants_4,
    lands_with_text_1,
    lands_with_text_2,
    planeswalkers,
    sorceries_1,
    sorceries_2,
    sorceries_3,
)
from app.cards.builtin.lands import LANDS
from app.terms.cards import Card

BUILTIN: tuple[Card, ...] = (
    *LANDS,
    *artifacts_1.CARDS,
    *artifacts_2.CARDS,
    *creatures_1.CARDS,
    *creatures_2.CARDS,
    *creatures_3.CARDS,
    *creatures_4.CARDS,
    *creatures_5.CARDS,
    *creatures_6.CARDS,
    *creatures_7.CARDS,
    *creatures_8.CARDS,
    *creatures_9.CARDS,
    *creatures_10.CARDS,
    *creatures_11.CARDS,
    *creatures_12.CARDS,
    *creatures_13.CARDS,
    *enchantments_1.CARDS,
    *enchantments_2.CARDS,
    *enchantments_3.CARDS,
    *enchantments_4.CARDS,
    *instants_1.CARDS,
    *instants_2.CARDS,
    *instants_3.CARDS,
    *instants_4.CARDS,
    *lands_with_text_1.CARDS,
    *lands_with_text_2.CARDS,
    *planeswalkers.CARDS,
    *sorceries_1.CARDS,
    *sorceries_2.CARDS,
    *sorceries_3.CARDS,
)
