"""One-shot effects and the continuous effects that resolving things start (CR 609–611), as terms."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from app.terms.amounts import Amount
from app.terms.changes import Change
from app.terms.modifications import Modification
from app.terms.selectors import Selector, Who
from app.terms.zones import Zone


class Duration(StrEnum):
    """How long a continuous effect lasts (CR 611.2)."""

    END_OF_TURN = "until end of turn"
    END_OF_COMBAT = "until end of combat"
    YOUR_NEXT_TURN = "until your next turn"
    WHILE_SOURCE_REMAINS = "for as long as the source remains on the battlefield"
    PERMANENT = "for the rest of the game"


@dataclass(frozen=True, slots=True)
class Target:
    """The n-th target of the spell or ability, counted from 0 (CR 115)."""

    index: int = 0


Objects = Selector | Target


@dataclass(frozen=True, slots=True)
class DealDamage:
    amount: Amount
    to: Objects | Who
    source: Objects


@dataclass(frozen=True, slots=True)
class GainLife:
    who: Who
    amount: Amount


@dataclass(frozen=True, slots=True)
class LoseLife:
    who: Who
    amount: Amount


@dataclass(frozen=True, slots=True)
class PutCountersOn:
    what: Objects
    kind: str
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class GivePlayerCounters:
    who: Who
    kind: str
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class RemoveCountersFrom:
    what: Objects
    kind: str
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class StartChange:
    """Begin a continuous effect on the objects; they are locked in as it begins (CR 611.2c)."""

    what: Objects
    changes: tuple[Change, ...]
    duration: Duration = Duration.END_OF_TURN


@dataclass(frozen=True, slots=True)
class StartModification:
    """Begin an effect that modifies the rules, such as a prevention shield."""

    modification: Modification
    duration: Duration = Duration.END_OF_TURN


@dataclass(frozen=True, slots=True)
class MoveTo:
    """Move the objects to a zone: exile, return to hand, return from a graveyard …"""

    what: Objects
    zone: Zone
    under_owners_control: bool = True
    tapped: bool = False
    counters: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class DestroyIt:
    what: Objects
    regeneration: bool = True


@dataclass(frozen=True, slots=True)
class SacrificeIt:
    what: Objects


@dataclass(frozen=True, slots=True)
class SacrificeSome:
    """The player sacrifices so many permanents that match, of their choice (annihilator)."""

    who: Who
    what: Selector
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class TapIt:
    what: Objects


@dataclass(frozen=True, slots=True)
class UntapIt:
    what: Objects


@dataclass(frozen=True, slots=True)
class RegenerateIt:
    """Put a regeneration shield on it (CR 701.19)."""

    what: Objects


@dataclass(frozen=True, slots=True)
class RemoveFromCombat:
    what: Objects


@dataclass(frozen=True, slots=True)
class MustBlockThis:
    """The objects block the source this combat if able (provoke)."""

    what: Objects
    attacker: Objects


@dataclass(frozen=True, slots=True)
class UnreadEffect:
    """An effect of a keyword or text that the engine does not carry out: named in the ruling."""

    text: str


Effect = (
    DealDamage
    | GainLife
    | LoseLife
    | PutCountersOn
    | GivePlayerCounters
    | RemoveCountersFrom
    | StartChange
    | StartModification
    | MoveTo
    | DestroyIt
    | SacrificeIt
    | SacrificeSome
    | TapIt
    | UntapIt
    | RegenerateIt
    | RemoveFromCombat
    | MustBlockThis
    | UnreadEffect
)
