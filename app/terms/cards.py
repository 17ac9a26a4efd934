"""Cards as terms: faces and layouts (CR 200–210, 709–720)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from app.terms.abilities import Ability
from app.terms.colors import COLORLESS, Colors
from app.terms.mana import ManaCost
from app.terms.types import CardType, Supertype


class Layout(StrEnum):
    """How a card's faces relate; the words are Scryfall's, the rules are named beside them."""

    NORMAL = "normal"
    SPLIT = "split"  # 709
    FLIP = "flip"  # 710
    LEVELER = "leveler"  # 711
    TRANSFORM = "transform"  # 712, nonmodal double-faced
    MODAL_DFC = "modal_dfc"  # 712
    MELD = "meld"  # 712.4
    SAGA = "saga"  # 714
    ADVENTURE = "adventure"  # 715
    CLASS = "class"  # 716
    CASE = "case"  # 719
    PROTOTYPE = "prototype"  # 718
    MUTATE = "mutate"
    PREPARE = "prepare"
    TOKEN = "token"  # 111
    OTHER = "other"  # planes, schemes, vanguards, hosts and the like


class StarValue(StrEnum):
    """A printed `*` (or a value with one in it): defined by an ability or unknown (CR 208.2)."""

    STAR = "*"


Number = int | StarValue | None


@dataclass(frozen=True, slots=True)
class Face:
    """The printed characteristics of one face (CR 109.3).

    `power`, `toughness`: None where the face has none, STAR where an ability defines it.
    `mana_cost` None: no mana cost (CR 202.1b). `colors` are worked out when the face is made: from
    mana cost, color indicator and devoid. `abilities` in the order of the text.
    """

    name: str
    mana_cost: ManaCost | None = None
    colors: Colors = COLORLESS
    supertypes: frozenset[Supertype] = frozenset()
    types: frozenset[CardType] = frozenset()
    subtypes: frozenset[str] = frozenset()
    abilities: tuple[Ability, ...] = ()
    power: Number = None
    toughness: Number = None
    loyalty: Number = None
    defense: Number = None


@dataclass(frozen=True, slots=True)
class Card:
    """A card or token: its faces in order (front first) and how they relate. `melded_value`: of
    what two cards meld into, the mana value of both their fronts together (CR 202.3c); `parts`:
    those two. `melds_into`: what such a card becomes with its counterpart, if it says so."""

    name: str
    layout: Layout
    faces: tuple[Face, ...]
    melded_value: int | None = None
    parts: tuple[Card, ...] = ()
    melds_into: Card | None = None

    @property
    def front(self) -> Face:
        """The face that counts where nothing else is said."""
        return self.faces[0]
