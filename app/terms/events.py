"""Events (CR 603, 614): what would happen, and what happened, as data.

Objects and players are named by number: an object's id, a player's index in turn order.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from app.terms.coin_events import CoinFlipped as CoinFlipped
from app.terms.countering import Countered as Countered
from app.terms.daytime import DaytimeBecomes as DaytimeBecomes
from app.terms.deeds import ActionDone as ActionDone
from app.terms.deeds import SpellCopied as SpellCopied
from app.terms.digital import Conjured as Conjured
from app.terms.events_of_play import AbilityActivated as AbilityActivated
from app.terms.events_of_play import LandPlayed as LandPlayed
from app.terms.events_of_play import SpellCast as SpellCast
from app.terms.events_of_play import TurnedFaceDown as TurnedFaceDown
from app.terms.events_of_play import TurnedFaceUp as TurnedFaceUp
from app.terms.events_of_play import TurnedOver as TurnedOver
from app.terms.exertion import Enlisted as Enlisted
from app.terms.exertion import Exerted as Exerted
from app.terms.mana_events import ManaAdded as ManaAdded
from app.terms.mana_events import ManaSpent as ManaSpent
from app.terms.mana_events import TappedForMana as TappedForMana
from app.terms.merging import Merged as Merged
from app.terms.pairing import Paired as Paired
from app.terms.speed import SpeedBecomes as SpeedBecomes
from app.terms.zones import Zone

if TYPE_CHECKING:
    from app.terms.cards import Card
    from app.terms.changes import BecomeCopy, Change


@dataclass(frozen=True, slots=True)
class PlayerRef:
    """A player as the recipient of damage or the object of an attack."""

    player: int


Recipient = int | PlayerRef


@dataclass(frozen=True, slots=True)
class Damage:
    """`source` deals `amount` damage to `recipient`; `preventable`, unless its text says not."""

    source: int
    recipient: Recipient
    amount: int
    combat: bool = False
    preventable: bool = True
    applied: frozenset[object] = field(default_factory=frozenset)


@dataclass(frozen=True, slots=True)
class MarkDamage:
    """Damage is marked on a creature (120.3e)."""

    object: int
    amount: int
    deathtouch: bool = False


@dataclass(frozen=True, slots=True)
class LifeLoss:
    player: int
    amount: int
    damage: bool = False


@dataclass(frozen=True, slots=True)
class LifeGain:
    player: int
    amount: int
    source: int | None = None


@dataclass(frozen=True, slots=True)
class CountersPut:
    """On an object or a player; `by` is the player who puts them, `effect`: whether an effect of a
    spell or ability does it, and no cost or rule."""

    on: Recipient
    kind: str
    amount: int
    by: int | None = None
    effect: bool = False


@dataclass(frozen=True, slots=True)
class CountersRemoved:
    on: Recipient
    kind: str
    amount: int


@dataclass(frozen=True, slots=True)
class Destroyed:
    """Would be destroyed; replaced by regeneration, stopped by indestructible."""

    object: int
    regeneration: bool = True
    by_damage: bool = False


# The kind of move of a card that is discarded.
DISCARDED = "discarded"


@dataclass(frozen=True, slots=True)
class Moved:
    """An object changes zones. `new` is the id of the new object, filled in as it happens. `copy`:
    what it is a copy of from the start, on the battlefield. With `attacks` it enters attacking
    that, `defending` being the defending player. `on_top`: in a library it goes on top.
    `also`: the ids of the other cards that a melded or merged permanent was, `new` being the
    topmost; `apart`: which of them, by its place, goes to another zone. `melds`: the object that it
    melds with, into `melded`. `face`: the one that is up as it enters, unless it is a spell;
    `face_down`: what it enters face down as, `manifested`. `chosen`: what is chosen for it as it
    enters; `being`: what an effect says it is from then on."""

    object: int
    to: Zone
    tapped: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    controller: int | None = None
    new: int | None = None
    kind: str = "put"
    copy: BecomeCopy | None = None
    attacks: Recipient | None = None
    defending: int | None = None
    on_top: bool = False
    also: tuple[int, ...] = ()
    apart: tuple[tuple[int, Zone], ...] = ()
    melds: int | None = None
    melded: Card | None = None
    face: int = 0
    face_down: str | None = None
    chosen: tuple[tuple[str, str], ...] = ()
    being: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True)
class Sacrificed:
    object: int


@dataclass(frozen=True, slots=True)
class Tapped:
    object: int


@dataclass(frozen=True, slots=True)
class Untapped:
    object: int


@dataclass(frozen=True, slots=True)
class Regenerated:
    object: int


@dataclass(frozen=True, slots=True)
class DamageRemoved:
    object: int


@dataclass(frozen=True, slots=True)
class RemovedFromCombat:
    """It stops being an attacking, blocking, blocked or unblocked creature (`creature`), and stops
    being attacked (`attacked`); almost always both."""

    object: int
    creature: bool = True
    attacked: bool = True


@dataclass(frozen=True, slots=True)
class Unattached:
    object: int


@dataclass(frozen=True, slots=True)
class Attached:
    """An attachment is moved onto something (else)."""

    object: int
    to: Recipient


@dataclass(frozen=True, slots=True)
class CeasesToExist:
    object: int


@dataclass(frozen=True, slots=True)
class ProtectorChosen:
    """A battle gets a protector (CR 310.8)."""

    object: int
    player: int


@dataclass(frozen=True, slots=True)
class PlayerLoses:
    player: int


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """`first_of_step`: the draw that is the turn-based action of the draw step (CR 504.1)."""

    player: int
    count: int = 1
    first_of_step: bool = False


@dataclass(frozen=True, slots=True)
class StepBegins:
    step: str
    player: int


@dataclass(frozen=True, slots=True)
class AttackersDeclared:
    """(attacker, what it attacks) pairs and the bands, in the order declared."""

    attacks: tuple[tuple[int, Recipient], ...]
    bands: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class BlockersDeclared:
    """(blocker, attacker) pairs of one defending player."""

    player: int
    blocks: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class BecameBlocked:
    """By creatures, or by an effect alone. `with_band`: the batch tells of its band's rest too."""

    attacker: int
    by: tuple[int, ...]
    with_band: bool = False


@dataclass(frozen=True, slots=True)
class BecameUnblocked:
    """No creature was declared as a blocker for it (509.1h)."""

    attacker: int


@dataclass(frozen=True, slots=True)
class DamagePrevented:
    """So much of a source's damage to a recipient was prevented."""

    source: int
    recipient: Recipient
    amount: int
    combat: bool = False


@dataclass(frozen=True, slots=True)
class Designated:
    """An object or a player gets a designation: `renowned`, `monstrous`, `monarch` …"""

    object: Recipient
    designation: str


@dataclass(frozen=True, slots=True)
class TokenCreated:
    """A player creates a token. `attacks`: what it enters attacking, with `defending` the defending
    player. `new` is its id, filled in as it happens. `attached`: what it enters attached to;
    `counters`: what it enters with; `chosen`: what is chosen for it then."""

    player: int
    token: Card
    tapped: bool = False
    attacks: Recipient | None = None
    defending: int | None = None
    new: int | None = None
    attached: Recipient | None = None
    counters: tuple[tuple[str, int], ...] = ()
    chosen: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class BecameTarget:
    """An object or player was chosen as a target of a spell or ability on the stack, its `item`;
    `later`: not as it was cast, activated or put there, or for a copy."""

    target: Recipient
    source: int | None
    controller: int
    item: int | None = None
    later: bool = False


@dataclass(frozen=True, slots=True)
class CardsDiscarded:
    """A player discards an `object` from hand (moved in the same batch), or `unknown` cards; `by`:
    who controls the spell or ability that has it done, None for a cost or a rule."""

    player: int
    object: int | None = None
    unknown: int = 0
    by: int | None = None


Event = (
    Damage
    | MarkDamage
    | LifeLoss
    | LifeGain
    | CountersPut
    | CountersRemoved
    | Destroyed
    | Moved
    | Sacrificed
    | Tapped
    | Untapped
    | Exerted
    | Enlisted
    | Regenerated
    | DamageRemoved
    | RemovedFromCombat
    | Unattached
    | Attached
    | CeasesToExist
    | ProtectorChosen
    | PlayerLoses
    | CardDrawn
    | StepBegins
    | AttackersDeclared
    | BlockersDeclared
    | BecameBlocked
    | BecameUnblocked
    | DamagePrevented
    | CoinFlipped
    | Designated
    | TokenCreated
    | BecameTarget
    | CardsDiscarded
    | SpellCast
    | AbilityActivated
    | LandPlayed
    | Countered
    | ManaAdded
    | ManaSpent
    | TappedForMana
    | TurnedFaceUp
    | TurnedFaceDown
    | TurnedOver
    | Paired
    | Merged
    | SpeedBecomes
    | ActionDone
    | SpellCopied
    | DaytimeBecomes
    | Conjured
)
