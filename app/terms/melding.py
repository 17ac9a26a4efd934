"""Melding (CR 701.42): two cards put onto the battlefield as one permanent."""

from __future__ import annotations

from dataclasses import dataclass

from app.terms.selectors import Selector


@dataclass(frozen=True, slots=True)
class Meld:
    """Exile this permanent and one that matches `other`, then meld them into the card named."""

    other: Selector
    into: str
