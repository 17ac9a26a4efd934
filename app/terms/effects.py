"""One-shot effects, and the continuous effects that resolving things start (CR 609–611)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.terms.amounts import Amount
from app.terms.attack_effects import CopiesAttackOthers as CopiesAttackOthers
from app.terms.attack_effects import MustBlockThis as MustBlockThis
from app.terms.changes import Change
from app.terms.control_effects import ControlEffect
from app.terms.damage_divided import DivideAmong
from app.terms.damage_on_the_stack import DealAssigned
from app.terms.digital import DigitalEffect
from app.terms.durations import Duration as Duration
from app.terms.durations import Lasting as Lasting
from app.terms.durations import WhileCounter as WhileCounter
from app.terms.instructions import AtOnce as AtOnce
from app.terms.instructions import AttachIt as AttachIt
from app.terms.instructions import BecomeCopyOf as BecomeCopyOf
from app.terms.instructions import Choose as Choose
from app.terms.instructions import ChooseModes as ChooseModes
from app.terms.instructions import ChooseSource as ChooseSource
from app.terms.instructions import CopyAsToken as CopyAsToken
from app.terms.instructions import CounterIt as CounterIt
from app.terms.instructions import CreateAttached as CreateAttached
from app.terms.instructions import DiscardHand as DiscardHand
from app.terms.instructions import DoesNotUntap as DoesNotUntap
from app.terms.instructions import DoubleCounters as DoubleCounters
from app.terms.instructions import ExileInsteadOfDying as ExileInsteadOfDying
from app.terms.instructions import ExileUntilSourceLeaves as ExileUntilSourceLeaves
from app.terms.instructions import Fight as Fight
from app.terms.instructions import FlipCoins as FlipCoins
from app.terms.instructions import GainWhatOthersHave as GainWhatOthersHave
from app.terms.instructions import GetEmblem as GetEmblem
from app.terms.instructions import IfSo as IfSo
from app.terms.instructions import Instruction
from app.terms.instructions import KeywordAction as KeywordAction
from app.terms.instructions import LookAtHand as LookAtHand
from app.terms.instructions import MayDo as MayDo
from app.terms.instructions import MayPay as MayPay
from app.terms.instructions import Mode as Mode
from app.terms.instructions import MorePhases as MorePhases
from app.terms.instructions import PutIntoLibrary as PutIntoLibrary
from app.terms.instructions import Reflexive as Reflexive
from app.terms.instructions import UnlessPaid as UnlessPaid
from app.terms.lasting_triggers import LastingEffect
from app.terms.library_effects import ExileTopCards as ExileTopCards
from app.terms.library_effects import LibraryEffect
from app.terms.library_effects import SearchLibrary as SearchLibrary
from app.terms.life import ExchangeWithLife
from app.terms.mana_effects import AddMana as AddMana
from app.terms.mana_effects import DoubleUnspentMana as DoubleUnspentMana
from app.terms.melding import Meld as Meld
from app.terms.modifications import Modification
from app.terms.moved_counters import CounterEffect
from app.terms.pairing import PairWith
from app.terms.players import ForEachPlayer, PlayersWho
from app.terms.repeating import Repeat
from app.terms.selectors import Anything, Selector, Who
from app.terms.stack_effects import StackEffect
from app.terms.text_changing import ChangeText as ChangeText
from app.terms.totals import Total
from app.terms.zones import Zone

if TYPE_CHECKING:
    from app.terms.abilities import Trigger
    from app.terms.cards import Card


@dataclass(frozen=True, slots=True)
class TargetChoice:
    """What one use of the word "target" lets a player choose (CR 115): objects that match `what` in
    `zone`, players `who`, or either; `count` different ones (`up_to`: `least` or more), X of them,
    or `any_number`. `one_each`: one for each such player, who controls it. `number`:
    whether there are any, where that hangs on a cost. `total`: of all that are chosen together.
    `random`: chance decides which. `one_owner`: of one player's, as from a single graveyard."""

    what: Selector | None = None
    who: Who | None = None
    zone: Zone = Zone.BATTLEFIELD
    count: int = 1
    up_to: bool = False
    least: int = 0
    x: bool = False
    any_number: bool = False
    one_each: Who | None = None
    number: Amount | None = None
    total: Total | None = None
    random: bool = False
    one_owner: bool = False

    @property
    def several(self) -> bool:
        return self.count > 1 or self.x or self.any_number or self.one_each is not None

    @property
    def needed(self) -> int:
        return self.least if self.up_to or self.any_number else self.count


@dataclass(frozen=True, slots=True)
class Target:
    """The n-th target of the spell or ability, counted from 0 through all its target choices."""

    index: int = 0


@dataclass(frozen=True, slots=True)
class Targets:
    """All the targets chosen for the n-th target choice together, counted from 0."""

    choice: int = 0


Objects = Selector | Target | Targets


@dataclass(frozen=True, slots=True)
class ControllerOf:
    """The player who controls the object, or controlled it last."""

    of: Objects


@dataclass(frozen=True, slots=True)
class PlayerOrControllerOf(ControllerOf):
    """The target itself where it is a player, else the player who controls it."""


@dataclass(frozen=True, slots=True)
class OwnerOf:
    """The player who owns the object."""

    of: Objects


@dataclass(frozen=True, slots=True)
class AttackedBy:
    """The player or planeswalker that the creature is attacking."""

    by: Objects


Players = Who | Target | Targets | ControllerOf | OwnerOf | PlayersWho


@dataclass(frozen=True, slots=True)
class DealDamage:
    """`excess_to`: who is dealt the excess damage instead (CR 120.4a)."""

    amount: Amount
    to: Objects | Players | AttackedBy
    source: Objects
    preventable: bool = True
    excess_to: Players | None = None


@dataclass(frozen=True, slots=True)
class GainLife:
    who: Players
    amount: Amount


@dataclass(frozen=True, slots=True)
class LoseLife:
    who: Players
    amount: Amount


@dataclass(frozen=True, slots=True)
class PutCountersOn:
    what: Objects
    kind: str
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class GivePlayerCounters:
    who: Players
    kind: str
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class RemoveCountersFrom:
    """`count` None: all of them; `kind` None: of all kinds."""

    what: Objects
    kind: str | None
    count: Amount | None = 1


@dataclass(frozen=True, slots=True)
class StartChange:
    """Begin a continuous effect on the objects; they are locked in as it begins (CR 611.2c)."""

    what: Objects
    changes: tuple[Change, ...]
    duration: Lasting = Duration.END_OF_TURN


@dataclass(frozen=True, slots=True)
class StartModification:
    """Begin an effect that modifies the rules, such as a prevention shield. With `what`, one for
    each of those objects, which the modification names as `ThatObject`."""

    modification: Modification
    duration: Lasting = Duration.END_OF_TURN
    what: Objects | None = None


@dataclass(frozen=True, slots=True)
class MoveTo:
    """Move the objects to a zone: exile (perhaps `face_down`), return to hand …; `attacking`: onto
    the battlefield so (CR 508.4), where they are named the players `attacks` (`walkers`: or their
    planeswalkers)."""

    what: Objects
    zone: Zone
    under_owners_control: bool = True
    tapped: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    attacking: bool = False
    face_down: bool = False
    attacks: Players | None = None
    walkers: bool = False


@dataclass(frozen=True, slots=True)
class DestroyIt:
    what: Objects
    regeneration: bool = True


@dataclass(frozen=True, slots=True)
class SacrificeIt:
    what: Objects
    who: Players = Who.YOU


@dataclass(frozen=True, slots=True)
class SacrificeSome:
    """The player sacrifices so many permanents that match, of their choice (annihilator)."""

    who: Players
    what: Selector
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class TapIt:
    what: Objects


@dataclass(frozen=True, slots=True)
class UntapIt:
    what: Objects


@dataclass(frozen=True, slots=True)
class RegenerateIt:
    """Put a regeneration shield on it (CR 701.19)."""

    what: Objects


@dataclass(frozen=True, slots=True)
class RemoveFromCombat:
    what: Objects


@dataclass(frozen=True, slots=True)
class Designate:
    """The objects get a designation, such as `renowned` (CR 702.112b)."""

    what: Objects
    designation: str


@dataclass(frozen=True, slots=True)
class DrawCards:
    who: Players
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class CreateTokens:
    """Create so many tokens of such a `size`; `attacking` what their controller chooses (CR 508.4),
    or, so many for each of them, the players `attacks` (`walkers`: or their planeswalkers)."""

    token: Card
    count: Amount = 1
    tapped: bool = False
    attacking: bool = False
    who: Players = Who.YOU
    size: Amount | None = None
    attacks: Players | None = None
    walkers: bool = False


@dataclass(frozen=True, slots=True)
class Later:
    """Create a delayed triggered ability (CR 603.7) that triggers once, the next time the event or
    one of `also` occurs; what its effects speak of (targets, those objects) is locked in now."""

    trigger: Trigger
    effects: tuple[Effect, ...]
    also: tuple[Trigger, ...] = ()


@dataclass(frozen=True, slots=True)
class DiscardCards:
    """The player discards so many cards (such as match `what`), chosen or at random."""

    who: Players
    count: Amount = 1
    what: Selector | None = None
    at_random: bool = False


@dataclass(frozen=True, slots=True)
class PreventDamageTo:
    """A shield on an object or player: prevents so much of the damage that would be dealt to it
    (all, where `amount` is None), of the next time only or as long as it lasts. `then`,
    `if_prevented`: as in PreventDamage."""

    to: Objects | Players
    amount: Amount | None = None
    source: Selector = Anything()
    combat: bool | None = None
    next_time: bool = False
    duration: Duration = Duration.END_OF_TURN
    then: tuple[Effect, ...] = ()
    if_prevented: bool = False


@dataclass(frozen=True, slots=True)
class DividePrevention:
    """Shields on targets, against so much damage in all, divided as they are chosen (CR 601.2d)."""

    amount: Amount
    to: Targets


@dataclass(frozen=True, slots=True)
class UnreadEffect:
    """An effect of a keyword or text that the engine does not carry out: named in the ruling."""

    text: str


Effect = (
    DealDamage
    | GainLife
    | LoseLife
    | PutCountersOn
    | GivePlayerCounters
    | RemoveCountersFrom
    | StartChange
    | StartModification
    | MoveTo
    | DestroyIt
    | SacrificeIt
    | SacrificeSome
    | TapIt
    | UntapIt
    | RegenerateIt
    | RemoveFromCombat
    | MustBlockThis
    | Designate
    | DrawCards
    | CreateTokens
    | CopiesAttackOthers
    | Later
    | DiscardCards
    | PreventDamageTo
    | DividePrevention
    | DivideAmong
    | AddMana
    | DoubleUnspentMana
    | ControlEffect
    | DealAssigned
    | Instruction
    | Meld
    | StackEffect
    | ChangeText
    | LibraryEffect
    | CounterEffect
    | LastingEffect
    | PairWith
    | Repeat
    | ExchangeWithLife
    | ForEachPlayer
    | DigitalEffect
    | UnreadEffect
)
