"""Combat damage that waits on the stack, as it did until 2009."""

from __future__ import annotations

from dataclasses import dataclass

from app.terms.events import Recipient


@dataclass(frozen=True, slots=True)
class DealAssigned:
    """From each source the amounts assigned to its recipients, to be dealt all at once."""

    assigned: tuple[tuple[int, tuple[tuple[Recipient, int], ...]], ...]
