"""What has been done that has a name (CR 701), and spells that have been copied (CR 707.10)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ActionDone:
    """A player has done something that text calls by a name, or their `object` has: `scry`,
    `explores`. `half`: which half of the object was unlocked."""

    player: int
    word: str
    object: int | None = None
    half: int | None = None


@dataclass(frozen=True, slots=True)
class SpellCopied:
    """A player has copied a spell; `object` is the copy on the stack."""

    object: int
    player: int
