"""What a judge may suppose to have happened: `> suppose FACT`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from app.calls.described import Keyword
from app.calls.modifiers import Counters, Gets
from app.calls.name import Name


class Deed(StrEnum):
    """Something done to one permanent; the values are the words of call notation."""

    DESTROY = "destroy"
    EXILE = "exile"
    BOUNCE = "bounce"
    TAP = "tap"
    UNTAP = "untap"
    PHASE_OUT = "phase out"


@dataclass(frozen=True, slots=True)
class SupposeDeed:
    deed: Deed
    object: Name


@dataclass(frozen=True, slots=True)
class SupposeRemovedFromCombat:
    object: Name


@dataclass(frozen=True, slots=True)
class SupposeKeyword:
    """It has gained the keyword, or lost it."""

    object: Name
    keyword: Keyword
    loses: bool = False


@dataclass(frozen=True, slots=True)
class SupposeLosesAll:
    """It has lost all abilities."""

    object: Name


@dataclass(frozen=True, slots=True)
class SupposeGets:
    object: Name
    change: Gets


@dataclass(frozen=True, slots=True)
class SupposeCounters:
    counters: Counters
    on: Name


@dataclass(frozen=True, slots=True)
class SupposeControl:
    player: str
    object: Name


@dataclass(frozen=True, slots=True)
class SupposeLife:
    """A player loses life, or gains it."""

    player: str
    amount: int
    gains: bool = False


@dataclass(frozen=True, slots=True)
class SupposeDamage:
    """Damage dealt; `source` is None where the call names none."""

    amount: int
    to: Name
    source: Name | None = None


Supposition = (
    SupposeDeed
    | SupposeRemovedFromCombat
    | SupposeKeyword
    | SupposeLosesAll
    | SupposeGets
    | SupposeCounters
    | SupposeControl
    | SupposeLife
    | SupposeDamage
)
