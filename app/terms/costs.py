"""Costs (CR 118): what is paid, as data."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.terms.amounts import Amount, ValueOfX
from app.terms.mana import ManaCost, ManaSymbol
from app.terms.selectors import Selector


@dataclass(frozen=True, slots=True)
class PayMana:
    """Mana. `waterbend`: for each generic mana of it an artifact or creature may be tapped instead
    (CR 701.67)."""

    mana: ManaCost
    waterbend: bool = False


@dataclass(frozen=True, slots=True)
class PayGeneric:
    """An amount of generic mana that is worked out as the cost is determined."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class TapThis:
    """{T}."""


@dataclass(frozen=True, slots=True)
class ExertThis:
    """Exert the permanent itself (CR 701.43)."""


@dataclass(frozen=True, slots=True)
class UntapThis:
    """{Q}."""


@dataclass(frozen=True, slots=True)
class PayLife:
    amount: Amount


@dataclass(frozen=True, slots=True)
class SacrificeCost:
    what: Selector
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class TapOther:
    what: Selector
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class TapForPower:
    """Tap any number of untapped ones that match, with so much power in all; `action` is what they
    do by it, `crew` or `saddle`, as which they may count as more."""

    what: Selector
    power: Amount
    action: str | None = None


@dataclass(frozen=True, slots=True)
class DiscardCost:
    """Discard that many cards that match; `at_random` where the text says so."""

    count: Amount = 1
    what: Selector | None = None
    at_random: bool = False


@dataclass(frozen=True, slots=True)
class ExileCost:
    what: Selector
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class RevealCost:
    """Reveal that many cards that match from your hand."""

    what: Selector
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class BeholdCost:
    """Choose one that matches among permanents and cards to reveal from your hand (CR 701.4)."""

    what: Selector


@dataclass(frozen=True, slots=True)
class BlightCost:
    """Put that many -1/-1 counters on a creature (CR 701.68)."""

    number: int


@dataclass(frozen=True, slots=True)
class CollectEvidence:
    """Exile cards from your graveyard with so much mana value in all (CR 701.59)."""

    number: Amount


@dataclass(frozen=True, slots=True)
class CraftCost:
    """Exile so many that match, or more, from among permanents you control and cards in your
    graveyard (CR 702.167a)."""

    what: Selector
    count: int = 1
    more: bool = False


@dataclass(frozen=True, slots=True)
class OneOfCosts:
    """One of these, as the player announces (CR 601.2b)."""

    of: tuple[CostPart, ...]


@dataclass(frozen=True, slots=True)
class OwnManaCost:
    """The mana cost of the card itself, as part of the cost of a keyword that an effect gives
    it."""


@dataclass(frozen=True, slots=True)
class RemoveCounters:
    """Remove so many counters of a kind (of any kinds where it is None) from the source, or from
    one object that matches; `among`: from any number of those together."""

    kind: str | None
    count: Amount = 1
    what: Selector | None = None
    among: bool = False


@dataclass(frozen=True, slots=True)
class PutCounters:
    """Put counters on the source, or on an object of the player that matches (blight)."""

    kind: str
    count: Amount = 1
    what: Selector | None = None


@dataclass(frozen=True, slots=True)
class PayCounters:
    """Pay counters that the player has: energy (CR 107.14)."""

    kind: str
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class ReturnCost:
    """Return that many permanents that match to their owners' hands."""

    what: Selector
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class UnattachCost:
    """Unattach what matches from what it is attached to (CR 701.3d)."""

    what: Selector


@dataclass(frozen=True, slots=True)
class MillCost:
    """Mill that many cards."""

    count: Amount = 1


@dataclass(frozen=True, slots=True)
class ExileTopCost:
    """Exile that many cards from the top of your library."""

    count: Amount = 1


@dataclass(frozen=True, slots=True)
class DrawCost:
    """Draw that many cards."""

    count: Amount = 1


@dataclass(frozen=True, slots=True)
class PayEither:
    """One mana or another, as the player chooses: `{W} or {U}`."""

    one: ManaSymbol
    other: ManaSymbol


@dataclass(frozen=True, slots=True)
class LoyaltyCost:
    """[+N], [−N] or [0] (CR 606); None stands for [−X]."""

    change: int | None


@dataclass(frozen=True, slots=True)
class UnreadCost:
    """A cost whose words the grammar does not read yet."""

    text: str


CostPart = (
    PayMana
    | PayGeneric
    | TapThis
    | UntapThis
    | ExertThis
    | PayLife
    | SacrificeCost
    | TapOther
    | TapForPower
    | DiscardCost
    | ExileCost
    | RevealCost
    | BeholdCost
    | BlightCost
    | CollectEvidence
    | CraftCost
    | OneOfCosts
    | OwnManaCost
    | RemoveCounters
    | PutCounters
    | PayCounters
    | ReturnCost
    | UnattachCost
    | MillCost
    | ExileTopCost
    | DrawCost
    | PayEither
    | LoyaltyCost
    | UnreadCost
)


@dataclass(frozen=True, slots=True)
class Cost:
    """All parts of one cost; all are paid, in any order (CR 118.1)."""

    parts: tuple[CostPart, ...] = ()

    @property
    def has_x(self) -> bool:
        """Whether there is an {X} in its mana, or in how much of something it takes."""
        return any(map(_has_x, self.parts))

    def with_x(self, x: int) -> Cost:
        """The same with the value of X put in."""
        return Cost(tuple(_with_x(p, x) if isinstance(p, PayMana) else p for p in self.parts))


def _has_x(part: CostPart) -> bool:
    if isinstance(part, PayMana):
        return part.mana.has_x
    return isinstance(getattr(part, "count", getattr(part, "amount", None)), ValueOfX)


def _with_x(part: PayMana, x: int) -> PayMana:
    plain = ManaSymbol(str(x), generic=x)
    return replace(
        part, mana=ManaCost(tuple(plain if one.variable else one for one in part.mana.symbols))
    )
