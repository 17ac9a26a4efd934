"""Conditions said after what they are about: `draw a card if you control a Forest`.

What stands so in a triggered ability is looked at as it resolves; what stands before the effects is
looked at as it triggers too (CR 603.4). Until the whole is settled the one is kept apart from the
other.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from app.cards.oracle.grammar.pattern import Unfit, via
from app.cards.oracle.grammar.pending import Pending
from app.terms.effects import Later
from app.terms.instructions import IfSo


@dataclass(frozen=True, slots=True)
class Trailing(Pending):
    """An effect with its condition after it."""

    effect: IfSo


def trailing(condition: Any, now: Any) -> Any:
    """One effect that happens if the condition is true, which is said after it."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, IfSo) or len(term.effects) != 1 or term.otherwise:
            return None
        return term.condition, term.effects[0]

    def forward(condition: Any, now: Any) -> Trailing:
        if isinstance(now, Later):
            raise Unfit  # what happens later if something is so then
        return Trailing(IfSo(condition, (now,)))

    return via(forward, backward, condition, now)
