"""Damage that is divided as it is dealt, among objects that nothing targets (CR 608.2d)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.terms.amounts import Amount
from app.terms.selectors import Selector

if TYPE_CHECKING:
    from app.terms.effects import Objects, Players


@dataclass(frozen=True, slots=True)
class DivideAmong:
    """The source deals damage divided among any number of the objects, as the player chooses."""

    amount: Amount
    source: Objects
    among: Selector
    who: Players
