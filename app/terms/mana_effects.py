"""Effects that make mana (CR 106), and what casting and activating cost more or less (601.2f)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.terms.amounts import Amount
from app.terms.colors import ALL_COLORS, Colors
from app.terms.mana import ManaCost, ManaType
from app.terms.selectors import Selector, Who

if TYPE_CHECKING:
    from app.terms.effects import Players


@dataclass(frozen=True, slots=True)
class ManaOf:
    """These very types of mana, in the order of the text: `{C}{C}`."""

    types: tuple[ManaType, ...]


@dataclass(frozen=True, slots=True)
class OneOfMana:
    """One of these, as the player chooses: `{R} or {G}`."""

    options: tuple[ManaMade, ...]


@dataclass(frozen=True, slots=True)
class ManaOfColors:
    """So much mana of colors that the player chooses among `colors`: all of one color (`same`), or
    each of its own."""

    number: Amount = 1
    same: bool = True
    colors: Colors = ALL_COLORS


@dataclass(frozen=True, slots=True)
class ManaOfChosenColor:
    """So much mana of the color that was chosen as the source entered."""

    number: Amount = 1


@dataclass(frozen=True, slots=True)
class ManaOfIdentity:
    """One mana of a color that the player's commander has in its identity (CR 903.4)."""


@dataclass(frozen=True, slots=True)
class ManaThatCouldBeProduced:
    """One mana of a color (or, where `any_type`, of a type) that an object which matches could
    produce (CR 106.7)."""

    by: Selector
    any_type: bool = False


ManaMade = (
    ManaOf | OneOfMana | ManaOfColors | ManaOfChosenColor | ManaOfIdentity | ManaThatCouldBeProduced
)


@dataclass(frozen=True, slots=True)
class ManaUse:
    """What mana may be spent on: casting such spells, activating abilities of such sources."""

    spells: Selector | None = None
    abilities: Selector | None = None


@dataclass(frozen=True, slots=True)
class AddMana:
    """The player adds the mana, `times` times; it may be spent on `only` those uses, if any."""

    mana: ManaMade
    who: Players = Who.YOU
    times: Amount = 1
    only: ManaUse | None = None


@dataclass(frozen=True, slots=True)
class ChangeCost:
    """Casting such spells (or activating `abilities` of such objects) costs so much mana less or
    more, `times` times; `targeting`: only where it targets an object that matches."""

    subject: Selector
    mana: ManaCost
    less: bool = True
    times: Amount = 1
    targeting: Selector | None = None
    abilities: bool = False
