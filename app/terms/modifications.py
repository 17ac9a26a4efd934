"""Effects that modify the rules of the game rather than characteristics (CR 613.11), in a
`StaticAbility` or, with a duration, among the continuous effects; `subject` is whom it is about."""

from __future__ import annotations

from dataclasses import dataclass

from app.terms.conditions import Condition
from app.terms.costs import Cost
from app.terms.damage_effects import CantBePrevented as CantBePrevented
from app.terms.damage_effects import PreventDamage as PreventDamage
from app.terms.damage_effects import RedirectDamage as RedirectDamage
from app.terms.damage_effects import ReplaceDamage as ReplaceDamage
from app.terms.damage_effects import ScaleDamage as ScaleDamage
from app.terms.daytime import DayBeginsAsItEnters as DayBeginsAsItEnters
from app.terms.drawing import DrawModification
from app.terms.entering import EnteringModification
from app.terms.life import LifeModification
from app.terms.mana_effects import ChangeCost as ChangeCost
from app.terms.mana_effects import ManaModification
from app.terms.permissions import Permission
from app.terms.playing import MayBeginOnBattlefield, PlayingModification
from app.terms.prohibitions import AdditionalCost as AdditionalCost
from app.terms.prohibitions import CantActivate as CantActivate
from app.terms.prohibitions import CantBeCountered as CantBeCountered
from app.terms.prohibitions import CantBeEnchanted as CantBeEnchanted
from app.terms.prohibitions import CantBeTargeted as CantBeTargeted
from app.terms.prohibitions import CantDo as CantDo
from app.terms.prohibitions import CantHaveCounters as CantHaveCounters
from app.terms.prohibitions import CastOnly as CastOnly
from app.terms.prohibitions import CauseNoTriggers as CauseNoTriggers
from app.terms.prohibitions import ChangesHandSize as ChangesHandSize
from app.terms.prohibitions import ChosenAsItEnters as ChosenAsItEnters
from app.terms.prohibitions import EntersAsCopy as EntersAsCopy
from app.terms.prohibitions import EntersPrepared as EntersPrepared
from app.terms.prohibitions import EntersTapped as EntersTapped
from app.terms.prohibitions import EntersWithAbilities as EntersWithAbilities
from app.terms.prohibitions import EntersWithCounterOfChoice as EntersWithCounterOfChoice
from app.terms.prohibitions import EntersWithCounters as EntersWithCounters
from app.terms.prohibitions import FlipsAnotherCoin as FlipsAnotherCoin
from app.terms.prohibitions import FlipsAreWon as FlipsAreWon
from app.terms.prohibitions import KeepsAttached as KeepsAttached
from app.terms.prohibitions import MayExert as MayExert
from app.terms.prohibitions import MayPlay as MayPlay
from app.terms.prohibitions import MayStayTapped as MayStayTapped
from app.terms.prohibitions import MoreLands as MoreLands
from app.terms.prohibitions import MostUntapped as MostUntapped
from app.terms.prohibitions import NoLegendRule as NoLegendRule
from app.terms.prohibitions import NoMaximumHandSize as NoMaximumHandSize
from app.terms.prohibitions import PlayerHas as PlayerHas
from app.terms.prohibitions import ScaleCounters as ScaleCounters
from app.terms.prohibitions import ScaleTokens as ScaleTokens
from app.terms.prohibitions import StationsByToughness as StationsByToughness
from app.terms.prohibitions import StaysTapped as StaysTapped
from app.terms.prohibitions import TargetedAsThough as TargetedAsThough
from app.terms.prohibitions import TriggersAgain as TriggersAgain
from app.terms.prohibitions import UntapsWithOthers as UntapsWithOthers
from app.terms.selectors import Anything, Selector, Who


@dataclass(frozen=True, slots=True)
class CantAttack:
    """Can't attack; with `defender` only not those players (and, where `permanents`, planeswalkers
    they control, where `battles`, battles they control). In `unless` the defending player is that
    of the attack in question, and "that object" the attacker."""

    subject: Selector
    defender: Who | None = None
    permanents: bool = True
    unless: Condition | None = None
    battles: bool = False


@dataclass(frozen=True, slots=True)
class CantBlock:
    """Can't block (such attackers)."""

    subject: Selector
    attackers: Selector = Anything()
    unless: Condition | None = None


@dataclass(frozen=True, slots=True)
class CantBeBlocked:
    """Can't be blocked by such creatures; `except by X` is `by=Not(X)`."""

    subject: Selector
    by: Selector = Anything()


@dataclass(frozen=True, slots=True)
class BlockersNeeded:
    """Can't be blocked except by `fewest` or more creatures, nor by more than `most`."""

    subject: Selector
    fewest: int = 1
    most: int | None = None


@dataclass(frozen=True, slots=True)
class BlockedByAllOrNone:
    """Can't be blocked unless all creatures the defending player controls block it."""

    subject: Selector


@dataclass(frozen=True, slots=True)
class OthersNeeded:
    """Can't attack (block) unless at least so many other creatures that match do; 1 is `alone`."""

    subject: Selector
    attack: bool
    block: bool
    number: int = 1
    others: Selector = Anything()


@dataclass(frozen=True, slots=True)
class AttacksOnlyAlone:
    """Where it attacks, no other creature does."""

    subject: Selector


@dataclass(frozen=True, slots=True)
class MostInCombat:
    """No more than `number` creatures can attack (block) each combat, or attack `defender` (where
    `permanents`, planeswalkers they control counted in)."""

    number: int
    attack: bool
    block: bool
    subject: Selector = Anything()
    defender: Who | None = None
    permanents: bool = False


@dataclass(frozen=True, slots=True)
class AttacksIfAble:
    """Attacks each combat if able (`defender`: that player if able, where `permanents` or a
    planeswalker they control; `other_than`: a player who is none of those, as the goaded do)."""

    subject: Selector
    defender: Who | None = None
    permanents: bool = False
    other_than: Who | None = None


@dataclass(frozen=True, slots=True)
class AttackWithOneIfAble:
    """Such players attack with at least one creature (that matches) each combat if able;
    `defender`: that player, where `permanents` or a planeswalker they control."""

    who: Who
    subject: Selector = Anything()
    defender: Who | None = None
    permanents: bool = False


@dataclass(frozen=True, slots=True)
class BlocksIfAble:
    """Blocks each combat if able (`attackers`: one of those if able)."""

    subject: Selector
    attackers: Selector = Anything()


@dataclass(frozen=True, slots=True)
class MustBeBlocked:
    """Must be blocked if able, by `fewest` or more creatures (that match `by`); `by_all`: every
    such creature able to block it does."""

    subject: Selector
    by_all: bool = False
    by: Selector = Anything()
    fewest: int = 1


@dataclass(frozen=True, slots=True)
class BlocksAdditional:
    """Can block `number` additional creatures; None is any number."""

    subject: Selector
    number: int | None


@dataclass(frozen=True, slots=True)
class AttacksAsThough:
    """Can attack as though it didn't have defender, or had haste (`player`: only such players and
    planeswalkers they control)."""

    subject: Selector
    defender: bool = False
    haste: bool = False
    player: Who | None = None


@dataclass(frozen=True, slots=True)
class BlocksAsThough:
    """Can block those with `keyword` as though it had it, or they had not, or it were untapped."""

    subject: Selector
    keyword: str | None = None
    tapped: bool = False


@dataclass(frozen=True, slots=True)
class BlockedAsThough:
    """Such attackers can be blocked as though they didn't have `keyword` (with `quality`, only its
    instances with that very parameter, such as one kind of landwalk)."""

    subject: Selector
    keyword: str
    quality: Selector | None = None


@dataclass(frozen=True, slots=True)
class CostToAttack:
    """Can't attack unless the attacker's controller pays for each such creature; with `defender`
    only where it attacks those players (`permanents`, `battles`: as in CantAttack)."""

    subject: Selector
    cost: Cost
    defender: Who | None = None
    permanents: bool = False
    battles: bool = False


@dataclass(frozen=True, slots=True)
class CostToBlock:
    """Can't block (such attackers) unless the blocker's controller pays for each such creature."""

    subject: Selector
    cost: Cost
    attackers: Selector = Anything()


@dataclass(frozen=True, slots=True)
class AssignsByToughness:
    """Assigns combat damage equal to its toughness rather than its power."""

    subject: Selector


@dataclass(frozen=True, slots=True)
class AssignsAsUnblocked:
    """Its controller may have it assign combat damage as though it weren't blocked."""

    subject: Selector


@dataclass(frozen=True, slots=True)
class AssignsNoDamage:
    """Assigns no combat damage."""

    subject: Selector


@dataclass(frozen=True, slots=True)
class Regenerates:
    """A shield: what would destroy it next makes it regenerate; active, its `left` is 1."""

    subject: Selector


@dataclass(frozen=True, slots=True)
class CantBeRegenerated:
    """What would destroy it does, whatever shield it has (CR 701.19c)."""

    subject: Selector


@dataclass(frozen=True, slots=True)
class CantGainLife:
    who: Who


@dataclass(frozen=True, slots=True)
class CantLose:
    """Such players can't lose, their opponents can't win."""

    who: Who


@dataclass(frozen=True, slots=True)
class DamageIsPoison:
    """Damage to that player is dealt as though its source had infect (`at_zero` life only)."""

    who: Who
    at_zero_life: bool = False


@dataclass(frozen=True, slots=True)
class AllDamageWithers:
    """Every source deals damage as one with wither does."""


@dataclass(frozen=True, slots=True)
class NoLossAtZeroLife:
    who: Who


Modification = (
    CantAttack
    | CantBlock
    | CantBeBlocked
    | BlockersNeeded
    | BlockedByAllOrNone
    | OthersNeeded
    | AttacksOnlyAlone
    | MostInCombat
    | AttacksIfAble
    | AttackWithOneIfAble
    | BlocksIfAble
    | MustBeBlocked
    | BlocksAdditional
    | AttacksAsThough
    | BlocksAsThough
    | BlockedAsThough
    | CostToAttack
    | CostToBlock
    | AssignsByToughness
    | AssignsAsUnblocked
    | AssignsNoDamage
    | PreventDamage
    | CantBePrevented
    | ScaleDamage
    | RedirectDamage
    | ReplaceDamage
    | CantBeTargeted
    | TargetedAsThough
    | PlayerHas
    | MayPlay
    | StationsByToughness
    | StaysTapped
    | MayStayTapped
    | MayExert
    | CantActivate
    | CantBeCountered
    | CantBeEnchanted
    | CantHaveCounters
    | ScaleCounters
    | ScaleTokens
    | EntersAsCopy
    | EntersPrepared
    | EntersTapped
    | EntersWithCounters
    | EnteringModification
    | EntersWithCounterOfChoice
    | EntersWithAbilities
    | CantDo
    | ChosenAsItEnters
    | AdditionalCost
    | CastOnly
    | ManaModification
    | KeepsAttached
    | NoMaximumHandSize
    | ChangesHandSize
    | MoreLands
    | PlayingModification
    | MayBeginOnBattlefield
    | Regenerates
    | CantBeRegenerated
    | TriggersAgain
    | FlipsAnotherCoin
    | FlipsAreWon
    | CantGainLife
    | CantLose
    | DamageIsPoison
    | AllDamageWithers
    | NoLossAtZeroLife
    | Permission
    | LifeModification
    | DrawModification
    | CauseNoTriggers
    | NoLegendRule
    | MostUntapped
    | UntapsWithOthers
    | DayBeginsAsItEnters
)
