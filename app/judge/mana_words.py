"""Mana in words."""

from __future__ import annotations

from collections.abc import Iterable

from app.terms.mana import ManaType


def symbols(mana: Iterable[ManaType]) -> str:
    """Mana as its symbols, in the usual order; `no mana` where there is none."""
    order = list(ManaType)
    return "".join(f"{{{kind}}}" for kind in sorted(mana, key=order.index)) or "no mana"
