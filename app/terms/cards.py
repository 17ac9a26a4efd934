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
    CLEAVE = "cleave"  # 702.148, printed as `normal`
    PROTOTYPE = "prototype"  # 718
    MUTATE = "mutate"
    PREPARE = "prepare"
    TOKEN = "token"  # 111
    OTHER = "other"  # planes, schemes, vanguards, hosts and the like


class StarValue(StrEnum):
    """A printed `*` (or a value with one in it): defined by an ability or unknown (CR 208.2)."""

    STAR = "*"
    ONE_MORE = "1+*"
    TWO_MORE = "2+*"
    SEVEN_LESS = "7-*"

    @property
    def alone(self) -> int:
        """What it is where no ability defines the star: that counts as 0."""
        return int(self.value[0]) if self.value[0].isdigit() else 0


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


def joined(faces: tuple[Face, ...]) -> Face:
    """Several faces as one: all their names, costs, colors, types and abilities."""
    symbols = tuple(s for face in faces if face.mana_cost for s in face.mana_cost.symbols)
    return Face(
        name=" // ".join(face.name for face in faces),
        mana_cost=ManaCost(symbols),
        colors=frozenset().union(*(face.colors for face in faces)),
        supertypes=frozenset().union(*(face.supertypes for face in faces)),
        types=frozenset().union(*(face.types for face in faces)),
        subtypes=frozenset().union(*(face.subtypes for face in faces)),
        abilities=tuple(ability for face in faces for ability in face.abilities),
    )


@dataclass(frozen=True, slots=True)
class Card:
    """A card or token: its faces in order (front first) and how they relate. `melded_value`: of
    what two cards meld into, the mana value of both their fronts together (CR 202.3c); `parts`:
    those two. `melds_into`: what such a card becomes with its counterpart, if it says so. What a
    spell has instead if it is prototyped, fused or cleaved is a face of its own."""

    name: str
    layout: Layout
    faces: tuple[Face, ...]
    melded_value: int | None = None
    parts: tuple[Card, ...] = ()
    melds_into: Card | None = None

    @property
    def halves(self) -> tuple[Face, ...]:
        """The halves of a split card; one with fuse has both together as a third face, a
        Room that with both unlocked, and as a fourth what it is with both locked."""
        return self.faces[:2]

    @property
    def front(self) -> Face:
        """The face that counts where nothing else is said."""
        return self.faces[0]
