"""What a continuous effect changes (CR 611, 613): characteristics, layer by layer, and control."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.terms.amounts import Amount
from app.terms.colors import Colors
from app.terms.selectors import ColorOfChoice, IsChosen, Selector, Who
from app.terms.types import CardType, Supertype
from app.terms.zones import Zone

if TYPE_CHECKING:
    from app.terms.abilities import Ability, KeywordAbility
    from app.terms.cards import Card, Face


@dataclass(frozen=True, slots=True)
class BecomeCopy:
    """Layer 1: its copiable values become these. `back`: the face is the back of a nonmodal
    double-faced card or melded, so that a copy of it has mana value 0 (CR 202.3b, 202.3c).
    `flipped`: what it is instead while it is flipped, where a flip card was copied. `card`: the
    double-faced card that was copied, `up` its face that was up, for a token made as a copy."""

    face: Face
    back: bool = False
    flipped: Face | None = None
    card: Card | None = None
    up: int = 0


@dataclass(frozen=True, slots=True)
class ChangeControl:
    """Layer 2: `player` is an index once locked in, else named from the source."""

    player: int | Who


@dataclass(frozen=True, slots=True)
class ReplaceWords:
    """Layer 3: each word `old` in its text is `new`: a color, a basic land type or a creature type
    (CR 612.2)."""

    old: str
    new: str


@dataclass(frozen=True, slots=True)
class SetName:
    """Layer 3: its name is this one (CR 612.8); None stands for that of the object whose text says
    so, as an exception to what is copied."""

    name: str | None = None


@dataclass(frozen=True, slots=True)
class SetTypes:
    """Layer 4: it has exactly these card types, subtypes; None leaves a part as it is."""

    types: frozenset[CardType] | None = None
    subtypes: frozenset[str] | None = None
    supertypes: frozenset[Supertype] | None = None


@dataclass(frozen=True, slots=True)
class SetSubtypesOf:
    """Layer 4: the subtypes of one card type are replaced (205.1a); for a basic land type the land
    also loses its abilities and gains that mana ability (305.7)."""

    type: CardType
    subtypes: frozenset[str]


@dataclass(frozen=True, slots=True)
class TypeOfChoice:
    """Layer 4: it becomes a basic land type or a creature type that the controller of the effect
    chooses as it begins (205.1a), or (`besides`) is of it in addition; never `other_than`."""

    of: CardType
    besides: bool = False
    other_than: str | None = None


@dataclass(frozen=True, slots=True)
class CreatureTypesOf:
    """Layer 4: its creature types become those of that object, and these besides."""

    of: Selector
    also: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class AddTypes:
    """Layer 4: in addition to its other types."""

    types: frozenset[CardType] = frozenset()
    subtypes: frozenset[str] = frozenset()
    supertypes: frozenset[Supertype] = frozenset()


@dataclass(frozen=True, slots=True)
class RemoveTypes:
    types: frozenset[CardType] = frozenset()
    supertypes: frozenset[Supertype] = frozenset()


@dataclass(frozen=True, slots=True)
class SetColors:
    """Layer 5: it is exactly these colors; or the color that was chosen for the source, or that its
    controller chooses as the effect begins."""

    colors: Colors | IsChosen | ColorOfChoice


@dataclass(frozen=True, slots=True)
class ChosenType:
    """Layer 4: it is of the type that was chosen for the source, in addition to its other types or
    (`instead`) instead of those of the same card type."""

    of: CardType = CardType.CREATURE
    instead: bool = False


@dataclass(frozen=True, slots=True)
class AddColors:
    """Layer 5: these colors, or the one that was chosen for the source, in addition."""

    colors: Colors | IsChosen


@dataclass(frozen=True, slots=True)
class AddAbility:
    """Layer 6."""

    ability: Ability


@dataclass(frozen=True, slots=True)
class AddKeywordsOf:
    """Layer 6: each of the keyword abilities, whatever its parameter, that an object which matches
    has in that zone: "the same is true for …" (CR 702.1c)."""

    among: Selector
    keywords: tuple[str, ...]
    zone: Zone = Zone.BATTLEFIELD


@dataclass(frozen=True, slots=True)
class AddActivatedAbilitiesOf:
    """Layer 6: every activated ability of each object that matches in that zone; `loyalty`: loyalty
    abilities alone."""

    among: Selector
    zone: Zone = Zone.BATTLEFIELD
    loyalty: bool = False


@dataclass(frozen=True, slots=True)
class ProtectionFromColorsOf:
    """Layer 6: protection from each color that a permanent which matches has."""

    among: Selector


@dataclass(frozen=True, slots=True)
class ProtectionFromOtherColors:
    """Layer 6: protection from each color outside the identity of the commander that the player has
    (CR 903.4)."""

    who: Who


@dataclass(frozen=True, slots=True)
class LoseKeyword:
    """Layer 6: all instances of the keyword; with a parameter named, only equal ones."""

    keyword: str
    exact: KeywordAbility | None = None


@dataclass(frozen=True, slots=True)
class CantHaveKeyword:
    """Layer 6: loses it and can't have or gain it (CR 101.2, 613.1f)."""

    keyword: str


@dataclass(frozen=True, slots=True)
class LoseAllAbilities:
    """Layer 6: `others`, all but those that the same effect gives; `but_mana`, all but mana
    abilities."""

    others: bool = False
    but_mana: bool = False


@dataclass(frozen=True, slots=True)
class DefinePowerToughness:
    """Layer 7a: a characteristic-defining ability; None leaves that number alone."""

    power: Amount | None
    toughness: Amount | None


@dataclass(frozen=True, slots=True)
class SetPowerToughness:
    """Layer 7b: base power and toughness."""

    power: Amount | None
    toughness: Amount | None


@dataclass(frozen=True, slots=True)
class ModifyPowerToughness:
    """Layer 7c: +N/+N; a negative sign is a `factor` of -1 on the amount."""

    power: Amount
    toughness: Amount
    factor: int = 1


@dataclass(frozen=True, slots=True)
class SwitchPowerToughness:
    """Layer 7d."""


@dataclass(frozen=True, slots=True)
class KeepsThisAbility:
    """As an exception to what is copied: it has the ability that the effect comes from."""


@dataclass(frozen=True, slots=True)
class KeepsOtherAbilities:
    """As an exception to what is copied: it has all its abilities but the one that the effect comes
    from."""


@dataclass(frozen=True, slots=True)
class EntersWithMore:
    """As an exception to what is copied: it enters with so many more counters of the kind."""

    kind: str
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class IfCopied:
    """Exceptions to what is copied that hold where what it is then matches."""

    what: Selector
    then: Exceptions


@dataclass(frozen=True, slots=True)
class AddOneOf:
    """It gains one of these abilities, chosen as the effect is applied."""

    abilities: tuple[Ability, ...]


Exceptions = tuple[
    "Change | KeepsThisAbility | KeepsOtherAbilities | EntersWithMore | IfCopied", ...
]

Change = (
    BecomeCopy
    | ChangeControl
    | ReplaceWords
    | SetName
    | SetTypes
    | SetSubtypesOf
    | TypeOfChoice
    | CreatureTypesOf
    | AddTypes
    | ChosenType
    | RemoveTypes
    | SetColors
    | AddColors
    | AddAbility
    | AddKeywordsOf
    | AddActivatedAbilitiesOf
    | ProtectionFromColorsOf
    | ProtectionFromOtherColors
    | AddOneOf
    | LoseKeyword
    | CantHaveKeyword
    | LoseAllAbilities
    | DefinePowerToughness
    | SetPowerToughness
    | ModifyPowerToughness
    | SwitchPowerToughness
)
