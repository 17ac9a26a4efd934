"""Effects about who attacks and blocks what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.terms.effects import Objects


@dataclass(frozen=True, slots=True)
class MustBlockThis:
    """The objects block the source this combat if able (provoke)."""

    what: Objects
    attacker: Objects


@dataclass(frozen=True, slots=True)
class CopiesAttackOthers:
    """You may create a copy, tapped and attacking, for each opponent not attacked (myriad)."""

    what: Objects
