"""Effects on libraries and on cards that have been revealed or exiled: what is looked at, what is
taken of it, what may then be played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.terms.amounts import Amount
from app.terms.mana import ManaCost
from app.terms.selectors import Selector, Who
from app.terms.zones import Zone

if TYPE_CHECKING:
    from app.terms.conditions import Condition
    from app.terms.effects import Duration, Effect, Objects, Players, Targets


@dataclass(frozen=True, slots=True)
class Taken:
    """What is taken of some cards: so many (None: all), such as match, into a zone. `may`: that
    many or fewer; `reveal`: they are revealed as they are taken; `face_down`: exiled so;
    `attacking`: they enter so."""

    count: Amount | None
    to: Zone
    what: Selector | None = None
    may: bool = False
    reveal: bool = False
    tapped: bool = False
    face_down: bool = False
    attacking: bool = False


@dataclass(frozen=True, slots=True)
class Rest:
    """Where the other cards go: into a zone, of the library on the bottom or on top, in an order
    that chance or their owner determines, or somewhere in it as it is `shuffled`."""

    to: Zone
    random: bool = False
    top: bool = False
    shuffled: bool = False


@dataclass(frozen=True, slots=True)
class Dig:
    """The player looks at so many cards from the top of their library (or reveals them), takes some
    (and then `also` others of them) and puts the rest elsewhere. `library`: that of another
    player."""

    count: Amount
    taken: Taken | None
    rest: Rest
    reveal: bool = False
    who: Players = Who.YOU
    library: Players | None = None
    also: tuple[Taken, ...] = ()


@dataclass(frozen=True, slots=True)
class ExileTopCards:
    """The player exiles so many cards from the top of their library (ingest)."""

    who: Players
    count: Amount = 1
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class LookAtTop:
    """You look at so many cards from the top of a player's library, or reveal them."""

    whose: Players
    count: Amount = 1
    reveal: bool = False


@dataclass(frozen=True, slots=True)
class MayLookAt:
    """You may look at the cards, which are face down, for as long as the duration says."""

    what: Objects
    duration: Duration


@dataclass(frozen=True, slots=True)
class RevealAtRandom:
    """The player reveals a card of their hand that chance chooses."""

    who: Players
    count: int = 1


@dataclass(frozen=True, slots=True)
class UntilFound:
    """The player reveals cards from the top of their library, or exiles them, one by one until so
    many are found that match; those are what later effects of the text speak of."""

    who: Players
    what: Selector
    count: int = 1
    exile: bool = False


@dataclass(frozen=True, slots=True)
class PutTheRest:
    """The cards that were revealed or exiled this way and are still there go elsewhere; `found`:
    with those that were looked for; `shuffled`: into their library."""

    rest: Rest
    found: bool = False
    shuffled: bool = False


@dataclass(frozen=True, slots=True)
class SearchLibrary:
    """The player looks through their library (or that of another, `library`, or with `graveyard`
    their library, their graveyard or both) for so many cards that match (up to so many, with None
    any number), puts them into a zone (revealing them where they are looked for by a quality), the
    second one into the zone `other` where that is said, and shuffles. `hand`: through the hand as
    well; without `up_to` and with no count all that is found, in what is hidden as much as they
    like."""

    what: Selector
    to: Zone
    count: Amount | None = 1
    up_to: bool = False
    tapped: bool = False
    reveal: bool = False
    who: Players = Who.YOU
    library: Players | None = None
    other: Zone | None = None
    graveyard: bool = False
    hand: bool = False


@dataclass(frozen=True, slots=True)
class TakeFromHand:
    """A player's hand is revealed (or looked at) and you choose so many cards in it that match
    (None: all), which that player discards, or which are put into another zone; `until`: exiled
    until this object leaves the battlefield; `may`: or none. `graveyard`: or in their graveyard."""

    who: Players
    what: Selector
    to: Zone
    count: int | None = 1
    may: bool = False
    until: bool = False
    reveal: bool = True
    graveyard: bool = False


@dataclass(frozen=True, slots=True)
class RevealFromHand:
    """You reveal any number of such cards in your hand; `that many` are as many as you did."""

    what: Selector


@dataclass(frozen=True, slots=True)
class CastCopyOf:
    """The card is copied so many times where it is, and the player may cast each copy as the effect
    happens (CR 707.12)."""

    what: Objects
    free: bool = False
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class CastIt:
    """The player casts the card, or copies of it, as the effect happens (CR 608.2g). `exiled`: if
    the spell would be put into a graveyard, it is exiled instead; `any_mana`: as below;
    `transformed`: with its back face up."""

    what: Objects
    free: bool = False
    exiled: bool = False
    any_mana: bool = False
    transformed: bool = False


@dataclass(frozen=True, slots=True)
class MayPlayLater:
    """The player may play the cards, or with `cast` cast them, for as long as the duration says;
    `free`: without paying their mana costs; `any_mana`: with mana as though of any type; `look`:
    and look at them; `exiled`: a spell cast so is exiled where it would be put into a graveyard;
    `more`: it costs so much more."""

    what: Objects
    duration: Duration
    cast: bool = False
    free: bool = False
    any_mana: bool = False
    who: Players = Who.YOU
    look: bool = False
    exiled: bool = False
    more: ManaCost | None = None


@dataclass(frozen=True, slots=True)
class InsteadIf:
    """The effects happen; if the condition is true as they would, the others do instead."""

    effects: tuple[Effect, ...]
    condition: Condition
    instead: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class IfDone:
    """The effects happen as far as they can; if they did, `then` happens too (`if you do`), if they
    could not, `otherwise` does."""

    effects: tuple[Effect, ...]
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class ChooseIt:
    """Objects are chosen, of which later effects of the same text speak."""

    what: Objects


@dataclass(frozen=True, slots=True)
class ForEachTarget:
    """The effects happen for each of the targets in turn, in the order that the player likes; in
    them it is `Target(-1)`."""

    what: Targets
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class TapOrUntap:
    """Tap the objects or untap them, as the player chooses."""

    what: Objects


@dataclass(frozen=True, slots=True)
class ShuffleInto:
    """The objects are shuffled into their owners' libraries."""

    what: Objects


@dataclass(frozen=True, slots=True)
class ZoneIntoLibrary:
    """The player shuffles all cards of these zones into their library, or puts them on the `bottom`
    of it in a random order."""

    who: Players
    zones: tuple[Zone, ...]
    bottom: bool = False


@dataclass(frozen=True, slots=True)
class ExileZone:
    """All cards of the player's zone are exiled."""

    who: Players
    zone: Zone = Zone.GRAVEYARD


@dataclass(frozen=True, slots=True)
class FromHand:
    """The player puts so many cards from their hand somewhere: on top of their library."""

    who: Players
    count: Amount
    to: Zone
    bottom: bool = False
    what: Selector | None = None


@dataclass(frozen=True, slots=True)
class MovesTheirCards:
    """Each such player chooses so many of their own cards (None: any number) in the one zone (on
    the battlefield of what they control), and moves them to the other; as many as they like up to
    that if they `may`."""

    who: Players
    what: Selector
    source: Zone
    to: Zone
    count: Amount | None = 1
    may: bool = False
    tapped: bool = False


@dataclass(frozen=True, slots=True)
class TapsTheirs:
    """Each such player taps so many of their permanents, of their choice, or untaps them."""

    who: Players
    what: Selector
    count: Amount = 1
    untap: bool = False


@dataclass(frozen=True, slots=True)
class GameEnds:
    """The player wins the game, or loses it."""

    who: Players
    wins: bool = False


@dataclass(frozen=True, slots=True)
class Skips:
    """The player skips the next one: `turn`, `untap step`, `draw step`, `combat phase`."""

    who: Players
    what: str


@dataclass(frozen=True, slots=True)
class SetLife:
    """The player's life total becomes the amount (CR 119.5)."""

    who: Players
    amount: Amount


@dataclass(frozen=True, slots=True)
class UnlessDealtDamage:
    """The effects happen unless the player (one of those players) has the source deal so much
    damage to them; if one does, `then` happens."""

    effects: tuple[Effect, ...]
    amount: Amount
    source: Objects
    who: Players
    then: tuple[Effect, ...] = ()


LibraryEffect = (
    UnlessDealtDamage
    | Dig
    | LookAtTop
    | ExileTopCards
    | MayLookAt
    | RevealAtRandom
    | UntilFound
    | PutTheRest
    | SearchLibrary
    | TakeFromHand
    | RevealFromHand
    | CastCopyOf
    | CastIt
    | MayPlayLater
    | InsteadIf
    | IfDone
    | ChooseIt
    | ForEachTarget
    | TapOrUntap
    | ShuffleInto
    | ZoneIntoLibrary
    | ExileZone
    | FromHand
    | MovesTheirCards
    | TapsTheirs
    | GameEnds
    | Skips
    | SetLife
)
