"""Effects that change the text of spells and permanents (CR 612)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.terms.durations import Duration, Lasting

if TYPE_CHECKING:
    from app.terms.effects import Objects


@dataclass(frozen=True, slots=True)
class ChangeText:
    """One word in the text of the object is exchanged for another of the same kind, both chosen as
    it happens: a `color`, `land type` (a basic one) or creature `type`. `into`: what the new word
    is, where it is not chosen; `but`: what it can't be."""

    what: Objects
    kinds: tuple[str, ...]
    duration: Lasting = Duration.PERMANENT
    into: str | None = None
    but: str | None = None
