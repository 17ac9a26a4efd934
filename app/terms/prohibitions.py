"""Effects that modify the rules (CR 613.11) outside of combat and damage: what can't be targeted,
countered, activated or untapped, and how permanents enter (614.1c, 614.12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.terms.amounts import Amount
from app.terms.changes import Exceptions
from app.terms.conditions import Condition
from app.terms.costs import Cost
from app.terms.mana import ManaCost
from app.terms.selectors import Anything, Selector, Who
from app.terms.types import CardType
from app.terms.zones import Zone

if TYPE_CHECKING:
    from app.terms.abilities import Ability, KeywordAbility, Trigger
    from app.terms.cards import Card
    from app.terms.effects import Target
    from app.terms.playing import OnlyWhen


@dataclass(frozen=True, slots=True)
class CantBeTargeted:
    """Can't be the target of spells, or of abilities, from sources that match."""

    subject: Selector
    source: Selector = Anything()
    spells: bool = True
    abilities: bool = True


@dataclass(frozen=True, slots=True)
class TargetedAsThough:
    """Such objects (and players `who`) can be the targets of spells and abilities that `by` control
    (anyone, where it is None) as though they did not have the keyword."""

    subject: Selector | None
    keyword: str
    by: Who | Target | None = Who.YOU
    who: Who | None = None


@dataclass(frozen=True, slots=True)
class PlayerHas:
    """Such players have the ability: hexproof, protection from a quality."""

    who: Who
    ability: KeywordAbility


@dataclass(frozen=True, slots=True)
class StaysTapped:
    """Doesn't untap during the untap step of the player who controls it."""

    subject: Selector


@dataclass(frozen=True, slots=True)
class UntapsWithOthers:
    """Untaps during each other player's untap step as well."""

    subject: Selector


@dataclass(frozen=True, slots=True)
class MostUntapped:
    """Such players can't untap more than so many such permanents during their untap steps."""

    who: Who
    subject: Selector
    number: int = 1


@dataclass(frozen=True, slots=True)
class NoLegendRule:
    """The legend rule does not apply to such permanents (CR 704.5j)."""

    subject: Selector


@dataclass(frozen=True, slots=True)
class MayStayTapped:
    """The player who controls it may choose not to untap it during their untap step."""

    subject: Selector


@dataclass(frozen=True, slots=True)
class CantActivate:
    """Activated abilities of the objects can't be activated (`but_mana`: except mana abilities;
    `tapping`: those with {T} in their costs; `loyalty`: loyalty abilities) by such players; with
    `only`, they can at that time."""

    subject: Selector
    but_mana: bool = False
    tapping: bool = False
    loyalty: bool = False
    who: Who = Who.ANY
    only: OnlyWhen | None = None


@dataclass(frozen=True, slots=True)
class MayPlay:
    """The player may play such cards from where they are: `lands`, `spells`, or both; for `cost`
    instead of their mana costs (nothing at all, with an empty one), with `any_mana` with mana as
    though of any type; `exiled`: what is cast so is exiled where it would be put into a graveyard;
    `more`: it costs so much more; `added`: that is paid besides; `keyword`: for that cost of the
    card alone. `once`: one of them each turn; `each_type`: one spell of each permanent type."""

    subject: Selector
    lands: bool = True
    spells: bool = True
    cost: Cost | None = None
    any_mana: bool = False
    exiled: bool = False
    more: ManaCost | None = None
    added: Cost | None = None
    keyword: str | None = None
    once: bool = False
    each_type: bool = False


@dataclass(frozen=True, slots=True)
class CantBeCountered:
    """Such spells can't be countered; `by`: not by spells and abilities whose source matches."""

    subject: Selector
    by: Selector | None = None


@dataclass(frozen=True, slots=True)
class EntersTapped:
    """Such objects enter tapped, unless the condition is true; `unless_paid`: unless their
    controller pays that as they enter."""

    subject: Selector
    unless: Condition | None = None
    unless_paid: Cost | None = None


@dataclass(frozen=True, slots=True)
class EntersPrepared:
    """Such objects enter prepared (CR 722.3a)."""

    subject: Selector


@dataclass(frozen=True, slots=True)
class EntersWithCounters:
    """Such objects enter with so many counters of the kind on them, beside all others."""

    subject: Selector
    kind: str
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class EntersWithCounterOfChoice:
    """Such objects enter with a counter of one of the kinds, as their controller chooses."""

    subject: Selector
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EntersWithAbilities:
    """Such objects have the abilities as they enter, and for good."""

    subject: Selector
    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class CantDo:
    """Such objects can't do what the words say, a keyword action or the like: `transform`."""

    subject: Selector
    action: str


@dataclass(frozen=True, slots=True)
class CantMakeSacrifice:
    """Spells and abilities that opponents of such players control can't make them sacrifice."""

    who: Who


@dataclass(frozen=True, slots=True)
class CantHaveCounters:
    """Such objects can't have counters (of the kind) put on them, such players can't get them."""

    subject: Selector | None
    kind: str | None = None
    who: Who | None = None


@dataclass(frozen=True, slots=True)
class ScaleCounters:
    """Where counters (of the kind) would be put on such objects or players, `times` that many,
    `plus` some more, or half of them rounded down, are put on instead. `by`: only where such a
    player puts them; `effect`: only where an effect does."""

    subject: Selector | None
    who: Who | None = None
    kind: str | None = None
    times: int = 1
    plus: int = 0
    half: bool = False
    by: Who | None = None
    effect: bool = False


@dataclass(frozen=True, slots=True)
class ScaleTokens:
    """Where tokens (of that card type) would be created under the control of such players, `times`
    as many are; `also`: as many of these as well; `instead`: of these in place of the others."""

    who: Who
    times: int = 2
    type: CardType | None = None
    also: Card | None = None
    instead: Card | None = None


@dataclass(frozen=True, slots=True)
class EntersAsCopy:
    """Such objects enter as a copy of an object that matches `of` in a zone, with these exceptions;
    `optional`: if their controller will. `tapped`: how they then enter."""

    subject: Selector
    of: Selector
    zone: Zone = Zone.BATTLEFIELD
    exceptions: Exceptions = ()
    optional: bool = True
    tapped: bool = False


@dataclass(frozen=True, slots=True)
class ChosenAsItEnters:
    """As it enters its controller chooses: a `color`, a creature `type`, an opponent …; a number
    `among` these, or chance does (`random`); of two abilities one by its `word`."""

    subject: Selector
    what: str
    among: tuple[int | str, ...] = ()
    random: bool = False


@dataclass(frozen=True, slots=True)
class AdditionalCost:
    """To cast such spells costs that more (CR 601.2f); `optional`: their player may pay it;
    `targeting`: only where they target such an object."""

    subject: Selector
    cost: Cost
    optional: bool = False
    targeting: Selector | None = None


@dataclass(frozen=True, slots=True)
class CastOnly:
    """Such spells can be cast only while the condition is true."""

    subject: Selector
    condition: Condition


@dataclass(frozen=True, slots=True)
class CantBeEnchanted:
    """Can't be enchanted; `others`: by Auras other than the source."""

    subject: Selector
    others: bool = False


@dataclass(frozen=True, slots=True)
class CountsAs:
    """What a creature is worth as it is tapped for one of the `actions`, `crew`, `saddle` and
    `station` (CR 702.122a, 702.171a, 702.184c): its toughness rather than its power, and so much
    `more`."""

    subject: Selector
    actions: tuple[str, ...]
    more: int = 0
    toughness: bool = False


@dataclass(frozen=True, slots=True)
class KeepsAttached:
    """Protection that the same text gives doesn't remove these from what they are attached to."""

    subject: Selector


@dataclass(frozen=True, slots=True)
class MayExert:
    """Its controller may exert it as it attacks (CR 701.43d)."""

    subject: Selector


@dataclass(frozen=True, slots=True)
class TriggersAgain:
    """A triggered ability of an object that matches triggers an additional time (CR 603.2d); with
    `cause` only where such an event causes it to trigger."""

    subject: Selector
    cause: Trigger | None = None


@dataclass(frozen=True, slots=True)
class CauseNoTriggers:
    """Such events cause no abilities of objects that match to trigger, or only none that stands for
    that keyword."""

    causes: tuple[Trigger, ...]
    subject: Selector = Anything()
    keyword: str | None = None


@dataclass(frozen=True, slots=True)
class FlipsAnotherCoin:
    """Where such a player would flip a coin, they flip two instead and ignore one."""

    who: Who


@dataclass(frozen=True, slots=True)
class FlipsAreWon:
    """The coins that such a player flips the first time each turn come up heads, and the player
    wins those flips (CR 705.3)."""

    who: Who


@dataclass(frozen=True, slots=True)
class NoMaximumHandSize:
    who: Who


@dataclass(frozen=True, slots=True)
class ChangesHandSize:
    """Such players' maximum hand size is so much (`to`), or `by` so much more or less."""

    who: Who
    by: int = 0
    to: Amount | None = None


@dataclass(frozen=True, slots=True)
class MoreLands:
    """Such players may play so many more lands on each of their turns, or any number (None)."""

    who: Who
    number: int | None = 1
