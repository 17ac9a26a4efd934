"""Cards that ship with the project, as terms: they serve where no card data were imported."""

from __future__ import annotations

from app.cards.builtin.creatures import CREATURES
from app.cards.builtin.lands import LANDS
from app.terms.cards import Card

BUILTIN: tuple[Card, ...] = (*LANDS, *CREATURES)
