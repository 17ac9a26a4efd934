"""Declarations of attackers and blockers (CR 508.1, 509.1): what a player announces."""

from __future__ import annotations

from dataclasses import dataclass

from app.terms.events import Recipient


@dataclass(frozen=True, slots=True)
class AttackAnswer:
    """Which creatures attack, each with the player, planeswalker or battle it attacks, and which of
    them are banded together. None at all: no creature attacks."""

    attacks: tuple[tuple[int, Recipient], ...] = ()
    bands: tuple[tuple[int, ...], ...] = ()


BlockAnswer = tuple[tuple[int, int], ...]
"""The (blocker, attacker) pairs of one defending player; empty where no creature blocks."""
