"""Cards that ship with the project, as terms."""

from __future__ import annotations

from app.terms.cards import Card

BUILTIN: tuple[Card, ...] = ()
