"""What an object of a call is: a card, a token, a copy, an emblem, or made up for the call."""

from __future__ import annotations

from dataclasses import dataclass

from app.calls.name import Name
from app.terms.colors import Color
from app.terms.mana import ManaCost
from app.terms.types import CardType, Supertype


@dataclass(frozen=True, slots=True)
class Keyword:
    """A keyword ability as the call names it.

    `name` is a key of `app.terms.keywords.KEYWORDS` (`landwalk` for swampwalk, `cycling` for
    plainscycling, `hexproof` for hexproof from black). `text` is its whole wording as on a card:
    `swampwalk`, `protection from red and from Dragons`, `ward {2}`.
    """

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Traits:
    """Colors, supertypes, card types and subtypes as words name them.

    `colors` is None where no color is named, empty for `colorless`. `subtypes` keep the order in
    which they were written.
    """

    colors: frozenset[Color] | None = None
    supertypes: frozenset[Supertype] = frozenset()
    types: frozenset[CardType] = frozenset()
    subtypes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NamedCard:
    """A card by its own name or by a face's name (a whole card's name goes first)."""

    name: str


@dataclass(frozen=True, slots=True)
class PredefinedToken:
    """A token that the rules define (CR 111.10): `name` is `Treasure`, `Cursed Role`."""

    name: str


@dataclass(frozen=True, slots=True)
class AdHoc:
    """An object made up for the call.

    Where `traits.colors` is None the mana cost gives the colors, and there are none without one.
    `traits.types` holds what the words say and is never empty: with a power and toughness it has
    `creature` in it but for Vehicles and the like that are none.
    """

    traits: Traits
    power: int | None = None
    toughness: int | None = None
    mana_cost: ManaCost | None = None


@dataclass(frozen=True, slots=True)
class CopyOf:
    """A copy of an object of the call or of a card."""

    of: Name


@dataclass(frozen=True, slots=True)
class Emblem:
    """An emblem with this rules text."""

    text: str


@dataclass(frozen=True, slots=True)
class AssignedDamage:
    """What one creature has assigned: amounts with their recipients."""

    source: Name
    shares: tuple[tuple[int, Name], ...]


@dataclass(frozen=True, slots=True)
class CombatDamage:
    """Combat damage on the stack (edition 2004)."""

    assigned: tuple[AssignedDamage, ...]


Description = NamedCard | PredefinedToken | AdHoc | CopyOf | Emblem | CombatDamage
