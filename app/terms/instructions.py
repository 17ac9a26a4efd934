"""Instructions that effects are made of, beside those of effects.py: actions with names of their
own, and effects that hold other effects (perhaps, if, at once)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.terms.amounts import Amount
from app.terms.changes import Exceptions
from app.terms.conditions import Condition
from app.terms.costs import Cost
from app.terms.durations import Duration as Duration
from app.terms.selectors import Selector, Who
from app.terms.turns import EndPhase as EndPhase
from app.terms.turns import ExtraTurn as ExtraTurn
from app.terms.turns import MorePhases as MorePhases
from app.terms.turns import StealPhase as StealPhase
from app.terms.zones import Zone

if TYPE_CHECKING:
    from app.terms.abilities import Ability
    from app.terms.cards import Card
    from app.terms.effects import Effect, Objects, Players, TargetChoice, Targets


@dataclass(frozen=True, slots=True)
class KeywordAction:
    """An action with a name of its own (CR 701): `scry` 2, `mill` 3, `proliferate`, `explore`.
    `what`: the object that does it or that it is done to."""

    name: str
    who: Players = Who.YOU
    number: Amount | None = None
    what: Objects | None = None


@dataclass(frozen=True, slots=True)
class Fight:
    """Each of the two deals damage equal to its power to the other (CR 701.14)."""

    one: Objects
    other: Objects


@dataclass(frozen=True, slots=True)
class DivideDamage:
    """The source deals damage that is divided among targets, as chosen as they are (CR 601.2d), or
    `evenly`, rounded down, as it is dealt."""

    amount: Amount
    to: Targets
    source: Objects
    evenly: bool = False


@dataclass(frozen=True, slots=True)
class DistributeCounters:
    """So many counters are put on targets, as many on each as chosen as they are (CR 601.2d)."""

    what: Targets
    kind: str
    count: Amount


@dataclass(frozen=True, slots=True)
class ExchangeControl:
    """Control of two objects is exchanged (CR 701.12b): of `one` and `other`, or of the two that
    `one` stands for."""

    one: Objects
    other: Objects | None = None


@dataclass(frozen=True, slots=True)
class ExchangeLife:
    """Two players exchange their life totals (CR 701.12c); `one` may stand for both."""

    one: Players
    other: Players | None


@dataclass(frozen=True, slots=True)
class DoesNotUntap:
    """The objects don't untap during the next untap step of the players who control them."""

    what: Objects


@dataclass(frozen=True, slots=True)
class CounterIt:
    """Counter the spell or ability (CR 701.6). `to`: where a spell goes that is countered so."""

    what: Objects
    to: Zone = Zone.GRAVEYARD


@dataclass(frozen=True, slots=True)
class AttachIt:
    """Attach one object to another (CR 701.3)."""

    what: Objects
    to: Objects


@dataclass(frozen=True, slots=True)
class UnattachIt:
    """Unattach the objects from what they are attached to (CR 701.3d)."""

    what: Objects


@dataclass(frozen=True, slots=True)
class PutIntoLibrary:
    """Put the objects on top of their owners' libraries (or second, third … from the top, their
    `place`), or on the bottom; or there or there, as their owner chooses, or you do (`choice`:
    Who.OWNER or Who.YOU)."""

    what: Objects
    bottom: bool = False
    choice: Who | None = None
    place: int = 1


@dataclass(frozen=True, slots=True)
class AtOnce:
    """The effects happen at the same time: damage to each creature and each player."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class MayDo:
    """The player may have all of `effects` happen; if so, `then` happens too, else `otherwise`."""

    effects: tuple[Effect, ...]
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()
    who: Players = Who.YOU


@dataclass(frozen=True, slots=True)
class MayPay:
    """The player may pay the cost; if they do, `then` happens, else `otherwise`."""

    cost: Cost
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()
    who: Players = Who.YOU


@dataclass(frozen=True, slots=True)
class IfSo:
    """The effects happen if the condition is true as they would; else `otherwise` does."""

    condition: Condition
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class Mode:
    """One mode: what it does, and what it targets; `Target(0)` is the first of this mode. `cost`:
    what is paid in addition if it is chosen (CR 702.172)."""

    effects: tuple[Effect, ...]
    targets: tuple[TargetChoice, ...] = ()
    cost: Cost | None = None


@dataclass(frozen=True, slots=True)
class ChooseModes:
    """From `least` to `most` of the modes happen, as chosen when the spell is cast or the ability
    put on the stack (CR 700.2); with `again` one may be chosen more than once. If `condition` is
    true then, `instead` tells how many: at least, at most. `new`: only modes that have not been
    chosen (`ever`, `this turn`) for the same object. `who`: an opponent chooses (CR 700.2e)."""

    modes: tuple[Mode, ...]
    least: int = 1
    most: int = 1
    again: bool = False
    condition: Condition | None = None
    instead: tuple[int, int] = (1, 1)
    new: str | None = None
    who: Who = Who.YOU


@dataclass(frozen=True, slots=True)
class Reflexive:
    """An ability that triggers right away, when something has been done (CR 603.12)."""

    effects: tuple[Effect, ...]
    targets: tuple[TargetChoice, ...] = ()


@dataclass(frozen=True, slots=True)
class UnlessPaid:
    """The effects happen unless the player pays the cost, `times` times over; if they pay, `then`
    happens."""

    effects: tuple[Effect, ...]
    cost: Cost
    who: Players = Who.YOU
    times: Amount = 1
    then: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class GetEmblem:
    """The player gets an emblem with these abilities (CR 114)."""

    abilities: tuple[Ability, ...]
    who: Players = Who.YOU


@dataclass(frozen=True, slots=True)
class CopyAsToken:
    """The player creates so many tokens that are copies of the object (CR 707)."""

    of: Objects
    count: Amount = 1
    tapped: bool = False
    attacking: bool = False
    who: Players = Who.YOU
    exceptions: Exceptions = ()


@dataclass(frozen=True, slots=True)
class GainWhatOthersHave:
    """The objects gain each of the keywords that an object of such a kind has, whatever its
    parameter (CR 702.1c): "the same is true for …"."""

    what: Objects
    among: Selector
    keywords: tuple[str, ...]
    duration: Duration
    zone: Zone = Zone.BATTLEFIELD


@dataclass(frozen=True, slots=True)
class CreateAttached:
    """The player creates a token attached to each of the objects (a Role, CR 111.10, 303.4)."""

    token: Card
    to: Objects
    who: Players = Who.YOU


@dataclass(frozen=True, slots=True)
class BecomeCopyOf:
    """The objects become copies of another, for a while or for good, with these exceptions."""

    what: Objects
    of: Objects
    duration: Duration
    exceptions: Exceptions = ()


@dataclass(frozen=True, slots=True)
class DiscardHand:
    """The player discards all cards in their hand."""

    who: Players = Who.YOU


@dataclass(frozen=True, slots=True)
class ExileInsteadOfDying:
    """If one of the objects would die this turn, it is exiled instead."""

    what: Objects


@dataclass(frozen=True, slots=True)
class BecomeBlocked:
    """The attacking creatures become blocked, though no creature blocks them (CR 509.1h)."""

    what: Objects


@dataclass(frozen=True, slots=True)
class DoubleCounters:
    """Put as many counters of the kind (None: of each kind) on the objects as each has."""

    what: Objects
    kind: str | None


@dataclass(frozen=True, slots=True)
class Choose:
    """The player chooses a `color`, `type` or the like, of which later effects speak as chosen."""

    what: str
    who: Players = Who.YOU


@dataclass(frozen=True, slots=True)
class LookAtHand:
    """The player looks at the hand of another."""

    whose: Players
    who: Players = Who.YOU


@dataclass(frozen=True, slots=True)
class ExileUntilSourceLeaves:
    """Exile the objects until the source leaves the battlefield (CR 610.3)."""

    what: Objects


@dataclass(frozen=True, slots=True)
class FlipCoins:
    """The player flips so many coins (CR 705). `called`: the flips are won or lost; else only which
    side comes up counts."""

    who: Players = Who.YOU
    count: Amount = 1
    called: bool = True


@dataclass(frozen=True, slots=True)
class XIsNotZero:
    """X can't be 0 as the spell is cast or the ability activated (CR 107.3a)."""


@dataclass(frozen=True, slots=True)
class ChooseSource:
    """Choose a source of damage that matches (CR 609.7a), of which later effects speak as that
    object."""

    what: Selector


Instruction = (
    KeywordAction
    | Fight
    | DivideDamage
    | ExchangeControl
    | ExchangeLife
    | DistributeCounters
    | DoesNotUntap
    | CounterIt
    | AttachIt
    | UnattachIt
    | PutIntoLibrary
    | AtOnce
    | MayDo
    | MayPay
    | IfSo
    | ChooseModes
    | Reflexive
    | UnlessPaid
    | GetEmblem
    | CopyAsToken
    | BecomeCopyOf
    | CreateAttached
    | GainWhatOthersHave
    | DiscardHand
    | ExileInsteadOfDying
    | MorePhases
    | ExtraTurn
    | StealPhase
    | EndPhase
    | BecomeBlocked
    | DoubleCounters
    | Choose
    | LookAtHand
    | ExileUntilSourceLeaves
    | FlipCoins
    | ChooseSource
    | XIsNotZero
)
