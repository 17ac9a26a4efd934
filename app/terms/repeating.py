"""Instructions that are followed more than once."""

from __future__ import annotations

from dataclasses import dataclass

from app.terms.amounts import Amount


@dataclass(frozen=True, slots=True)
class Repeat:
    """What the text says before it is done so many times more (any number: as often as its
    controller likes); `following`: what it says after it is done so many times in all."""

    times: Amount
    following: bool = False
