"""Events of playing cards (CR 601, 602, 305), and of turning them over (701.27, 708)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SpellCast:
    """A spell has become cast; `object` is the spell on the stack, `mana` how much mana its player
    has spent to cast it."""

    object: int
    player: int
    mana: int = 0


@dataclass(frozen=True, slots=True)
class AbilityActivated:
    """A player has activated an ability of the source; `item`: its id on the stack. `keyword`: what
    stands for the ability, if something does; `paid`: the objects that its cost was paid with."""

    source: int
    player: int
    item: int
    keyword: str | None = None
    paid: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class LandPlayed:
    """A player plays a land card; it is put onto the battlefield in the same batch."""

    object: int
    player: int


@dataclass(frozen=True, slots=True)
class TurnedOver:
    """A permanent transforms, converts, or (`flips`) a flip card flips: its other face or half
    counts."""

    object: int
    flips: bool = False
    converts: bool = False


@dataclass(frozen=True, slots=True)
class TurnedFaceUp:
    """A face-down permanent is turned face up."""

    object: int


@dataclass(frozen=True, slots=True)
class TurnedFaceDown:
    """A face-up permanent is turned face down."""

    object: int
