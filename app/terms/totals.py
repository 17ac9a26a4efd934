"""What may be chosen together, by what they have in all."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from app.terms.amounts import Amount


class Measure(StrEnum):
    """What is added up of the objects chosen."""

    MANA_VALUE = "mana value"
    POWER = "power"


@dataclass(frozen=True, slots=True)
class Total:
    """All that are chosen together have so much at most (CR 601.2c)."""

    of: Measure
    most: Amount
