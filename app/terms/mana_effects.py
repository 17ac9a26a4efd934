"""Effects that make mana (CR 106), and what casting and activating cost more or less (601.2f)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.terms.amounts import Amount
from app.terms.colors import ALL_COLORS, Color, Colors
from app.terms.conditions import Condition
from app.terms.costs import Cost
from app.terms.mana import ManaCost, ManaType
from app.terms.selectors import Selector, Who
from app.terms.steps import Step
from app.terms.zones import Zone

if TYPE_CHECKING:
    from app.terms.abilities import TriggeredAbility
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
    each of its own, which with `different` are different ones."""

    number: Amount = 1
    same: bool = True
    colors: Colors = ALL_COLORS
    different: bool = False


@dataclass(frozen=True, slots=True)
class ManaOfChosenColor:
    """So much mana of the color that was chosen as the source entered."""

    number: Amount = 1


@dataclass(frozen=True, slots=True)
class ManaOfIdentity:
    """So much mana of a color that the player's commander has in its identity (CR 903.4)."""

    number: Amount = 1


@dataclass(frozen=True, slots=True)
class ManaThatCouldBeProduced:
    """One mana of a color (or, where `any_type`, of a type) that an object which matches could
    produce (CR 106.7)."""

    by: Selector
    any_type: bool = False
    number: Amount = 1


@dataclass(frozen=True, slots=True)
class ManaOfColorByDevotion:
    """Mana of a color that the player chooses, as much as their devotion to that color."""


@dataclass(frozen=True, slots=True)
class ManaOfProducedType:
    """So much mana of any type that the permanent tapped for mana, which is one that matches,
    produced just now."""

    by: Selector
    number: Amount = 1


@dataclass(frozen=True, slots=True)
class ManaOfColorsAmong:
    """So much mana of a color that some object which matches has, as the player chooses; with
    `each` one of every such color."""

    what: Selector
    number: Amount = 1
    each: bool = False


ManaMade = (
    ManaOf
    | OneOfMana
    | ManaOfColors
    | ManaOfChosenColor
    | ManaOfIdentity
    | ManaThatCouldBeProduced
    | ManaOfProducedType
    | ManaOfColorsAmong
    | ManaOfColorByDevotion
)


@dataclass(frozen=True, slots=True)
class ManaUse:
    """What mana may be spent on (CR 106.6): casting such spells, activating abilities of such
    sources (only those that a `keyword` stands for), costs with {X} in them (`x`), and `costs` that
    have a name. With `but_not` it is what it can't be spent on; so are generic costs, where
    `generic` is named."""

    spells: Selector | None = None
    abilities: Selector | None = None
    x: bool = False
    generic: bool = False
    but_not: bool = False
    keyword: str | None = None
    costs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ManaRider:
    """What happens to a spell that the mana is spent on, if that matches (CR 106.6): it can't be
    countered, it gains a keyword (until end of turn, `this_turn`), what it becomes enters with a
    counter of that kind more (`count` of them), or an ability triggers (`then`)."""

    spells: Selector
    cant_be_countered: bool = False
    keyword: str | None = None
    this_turn: bool = False
    counter: str | None = None
    then: TriggeredAbility | None = None
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class DoubleUnspentMana:
    """The player adds as much mana of each type as they have unspent."""

    who: Players = Who.YOU


@dataclass(frozen=True, slots=True)
class AddMana:
    """The player adds the mana, `times` times; it may be spent on `only` those uses, if any.
    `lasts`: it is not lost before the turn, or that step, ends."""

    mana: ManaMade
    who: Players = Who.YOU
    times: Amount = 1
    only: ManaUse | None = None
    lasts: bool | Step = False
    rider: ManaRider | None = None


@dataclass(frozen=True, slots=True)
class MultiplyMana:
    """If such a player taps such a permanent for mana, it produces so many times as much."""

    what: Selector
    times: int
    who: Who = Who.ANY


@dataclass(frozen=True, slots=True)
class ReplaceMana:
    """If such a player taps such a permanent for mana (for `at_least` so much), it produces this
    instead of any other type and, unless `keeps_amount`, amount."""

    what: Selector
    mana: ManaMade
    who: Who = Who.ANY
    at_least: int = 1
    keeps_amount: bool = False


@dataclass(frozen=True, slots=True)
class KeepsMana:
    """Such players don't lose unspent mana of these types as steps and phases end."""

    who: Who
    types: tuple[ManaType, ...] = tuple(ManaType)


@dataclass(frozen=True, slots=True)
class LostManaBecomes:
    """Unspent mana that such players would lose becomes mana of this type instead."""

    who: Who
    type: ManaType


@dataclass(frozen=True, slots=True)
class SpendOnly:
    """To cast the spell that this stands on only mana from such sources, or of such types, may be
    spent: all of it, or for {X} alone. `nothing`: no mana at all. `instead`: only where the other
    cost is paid that the same text tells of."""

    source: Selector | None = None
    types: tuple[ManaType, ...] = ()
    for_x: bool = False
    nothing: bool = False
    instead: bool = False


@dataclass(frozen=True, slots=True)
class SpendAsThough:
    """The mana that such players spend counts as being of each color (or type, `any_type`): on such
    `spells`, and abilities of such objects, alone where either is named; only mana of that type,
    where one is; all other mana then counts as colorless, if `others_colorless`."""

    who: Who
    any_type: bool = False
    spells: Selector | None = None
    abilities: Selector | None = None
    mana: ManaType | None = None
    others_colorless: bool = False


@dataclass(frozen=True, slots=True)
class ChangeCost:
    """Casting such spells (or activating `abilities` of such objects) costs so much mana less or
    more, `times` times; `targeting`: only where it targets such an object or player, or one of
    those. `least`: it can't come to less mana than that; `colored_only`: no generic mana is taken
    off. `keyword`: only abilities that this keyword stands for; `who`: only those that such players
    activate; `but_mana`: no mana abilities. `next`: only the next such spell."""

    subject: Selector
    mana: ManaCost
    less: bool = True
    times: Amount | OtherSpellsCast = 1
    targeting: Selector | Who | tuple[Selector | Who, ...] | None = None
    abilities: bool = False
    least: int = 0
    colored_only: bool = False
    keyword: str | None = None
    who: Who = Who.ANY
    but_mana: bool = False
    next: bool = False


@dataclass(frozen=True, slots=True)
class OtherSpellsCast:
    """How many spells have been cast this turn before the one that is being cast; with `of_caster`
    by its own player."""

    of_caster: bool = False


@dataclass(frozen=True, slots=True)
class LeastCost:
    """Each such spell that would cost less mana than that to cast costs that much."""

    subject: Selector
    least: int


@dataclass(frozen=True, slots=True)
class LoyaltyCostMore:
    """Loyalty abilities of such permanents cost that much loyalty more to activate."""

    subject: Selector
    more: int = 1


@dataclass(frozen=True, slots=True)
class OtherCost:
    """Such spells may be cast for this cost instead of their mana cost, where `condition` is true;
    `zone`: only from there; `flash`: so as though they had flash."""

    subject: Selector
    cost: Cost
    condition: Condition | None = None
    zone: Zone | None = None
    flash: bool = False


@dataclass(frozen=True, slots=True)
class LifeForMana:
    """Such players may pay 2 life for each symbol of that color in a cost instead of the mana; for
    one symbol, and for such `spells` alone, where those are named."""

    who: Who
    color: Color
    spells: Selector | None = None


ManaModification = (
    ChangeCost
    | LeastCost
    | LifeForMana
    | LoyaltyCostMore
    | OtherCost
    | MultiplyMana
    | ReplaceMana
    | KeepsMana
    | LostManaBecomes
    | SpendOnly
    | SpendAsThough
)
