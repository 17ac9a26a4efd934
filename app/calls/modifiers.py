"""What a call says of an object beside what it is: status, counters, effects, combat so far."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from app.calls.described import CopyOf, Keyword, Traits
from app.calls.name import Answer, Name


class Mark(StrEnum):
    """A modifier that has no parameter; the values are the words of call notation."""

    ENTERED_LAST = "entered last"
    TAPPED = "tapped"
    SICK = "sick"  # came under its controller's control this turn
    FACE_DOWN = "face down"
    TRANSFORMED = "transformed"
    FLIPPED = "flipped"
    PHASED_OUT = "phased out"
    TOKEN = "token"
    COMMANDER = "commander"
    PROTOTYPED = "prototyped"
    MONSTROUS = "monstrous"
    RENOWNED = "renowned"
    SADDLED = "saddled"
    PREPARED = "prepared"
    SOLVED = "solved"
    BLOCKED = "blocked"


# Designations, which the game remembers under the same words.
DESIGNATIONS = frozenset({Mark.MONSTROUS, Mark.RENOWNED, Mark.SADDLED, Mark.PREPARED, Mark.SOLVED})


@dataclass(frozen=True, slots=True)
class HasKeyword:
    """An ad-hoc object has the keyword, a card has gained it."""

    keyword: Keyword


@dataclass(frozen=True, slots=True)
class LosesKeyword:
    """An effect took the keyword; `keyword.text` is the bare name where all of them are lost."""

    keyword: Keyword


@dataclass(frozen=True, slots=True)
class LosesAllAbilities:
    """An effect took all abilities."""


@dataclass(frozen=True, slots=True)
class RulesText:
    """An ad-hoc object has this text, a card has gained it."""

    text: str


@dataclass(frozen=True, slots=True)
class AbilityUsed:
    """The activated ability of this number (counted as for `activate`) has been used."""

    number: int


@dataclass(frozen=True, slots=True)
class Counters:
    """Counters: `kind` in lower case without the word counter (`+1/+1`, `hexproof from black`)."""

    number: int
    kind: str


@dataclass(frozen=True, slots=True)
class MarkedDamage:
    """Damage already marked this turn."""

    amount: int


@dataclass(frozen=True, slots=True)
class RegenerationShields:
    number: int


@dataclass(frozen=True, slots=True)
class PreventsDamage:
    """A shield that prevents the next `amount` damage this turn."""

    amount: int


@dataclass(frozen=True, slots=True)
class Gets:
    """+N/+N until end of turn."""

    power: int
    toughness: int


@dataclass(frozen=True, slots=True)
class BasePowerToughness:
    """Base power and toughness, set by an effect."""

    power: int
    toughness: int


@dataclass(frozen=True, slots=True)
class XIs:
    """The X it was cast with, or is to be cast with."""

    value: int


@dataclass(frozen=True, slots=True)
class Is:
    """An effect until end of turn, newer than all that is listed: `is red`, `is a Mountain`.

    Without `also` it replaces colors, creature types or land types, each where some are named.
    """

    traits: Traits
    also: bool = False


@dataclass(frozen=True, slots=True)
class AttachedTo:
    to: Name


@dataclass(frozen=True, slots=True)
class PairedWith:
    creature: Name


@dataclass(frozen=True, slots=True)
class Imprinted:
    card: Name


@dataclass(frozen=True, slots=True)
class MergedOver:
    """What has merged with the permanent and lies under it, the uppermost first: cards, or objects
    of the call that are a part of it from then on."""

    under: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class ExiledWith:
    source: Name


@dataclass(frozen=True, slots=True)
class Attacking:
    """`defender` is None where the call does not say: the only opponent."""

    defender: Name | None = None


@dataclass(frozen=True, slots=True)
class Blocking:
    attackers: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class BandedWith:
    creatures: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class ProtectedBy:
    """Who protects a battle."""

    player: str


@dataclass(frozen=True, slots=True)
class OwnedBy:
    player: str


@dataclass(frozen=True, slots=True)
class Chose:
    """A choice made as it entered."""

    answer: Answer


@dataclass(frozen=True, slots=True)
class Named:
    """A card name chosen as it entered."""

    card: str


Modifier = (
    Mark
    | HasKeyword
    | LosesKeyword
    | LosesAllAbilities
    | RulesText
    | AbilityUsed
    | Counters
    | MarkedDamage
    | RegenerationShields
    | PreventsDamage
    | Gets
    | BasePowerToughness
    | XIs
    | Is
    | AttachedTo
    | PairedWith
    | Imprinted
    | MergedOver
    | ExiledWith
    | Attacking
    | Blocking
    | BandedWith
    | ProtectedBy
    | OwnedBy
    | Chose
    | Named
    | CopyOf
)
