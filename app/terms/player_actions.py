"""What players do with priority (CR 117.1): cast, activate, play a land; what they announce."""

from __future__ import annotations

from dataclasses import dataclass

from app.terms.abilities import ActivatedAbility
from app.terms.events import Recipient
from app.terms.mana import ManaType

# For some of the objects that mana comes from, what the ability adds that is used.
Making = tuple[tuple[int, tuple[ManaType, ...]], ...]


@dataclass(frozen=True, slots=True)
class CastSpell:
    """A player casts a card. `face`: which of its faces; `x`: the value of X announced.

    `costs`: keywords of the card whose additional or alternative cost is paid, as often as each
    stands there; `free`: cast without paying its mana cost. `targets`: in the order of the text;
    None where they are still to be chosen. `given`: objects named for its other costs. `modes`:
    the numbers of its modes from 0 on, None where they are still to be chosen. `face_down`: cast
    face down, as morph lets it be. `payment`: the objects that its mana comes from,
    none named where it is empty; None where the mana counts as paid. `making`: for some of them
    what the ability adds that is used.
    `divided`: what each target gets of what is divided among them. `allowed`: an effect lets them
    do so as it happens (CR 608.2g), whatever the time and wherever the card is; `any_mana`: with
    mana as though of any type. `spliced`: the cards in hand whose text it gets, in that order.
    `option`: which of the additional costs that its text asks one of is paid.
    """

    player: int
    card: int
    face: int = 0
    x: int | None = None
    costs: tuple[str, ...] = ()
    free: bool = False
    targets: tuple[Recipient, ...] | None = None
    given: tuple[int, ...] = ()
    modes: tuple[int, ...] | None = None
    face_down: bool = False
    payment: tuple[int, ...] | None = None
    divided: tuple[int, ...] | None = None
    allowed: bool = False
    making: Making = ()
    spliced: tuple[int, ...] = ()
    any_mana: bool = False
    option: int | None = None


@dataclass(frozen=True, slots=True)
class ActivateAbility:
    """A player activates an ability of an object. `keyword`: the keyword that stands for it, if one
    does; the rest as for a spell."""

    player: int
    source: int
    ability: ActivatedAbility
    keyword: str | None = None
    x: int | None = None
    targets: tuple[Recipient, ...] | None = None
    given: tuple[int, ...] = ()
    modes: tuple[int, ...] | None = None
    payment: tuple[int, ...] | None = None
    divided: tuple[int, ...] | None = None
    making: Making = ()


@dataclass(frozen=True, slots=True)
class PlayLand:
    """A player plays a land card, with that face up."""

    player: int
    card: int
    face: int = 0


@dataclass(frozen=True, slots=True)
class TurnFaceUp:
    """A player turns a face-down permanent face up for its morph cost."""

    player: int
    permanent: int
    given: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class UnlockHalf:
    """A player unlocks a half of a Room and pays what it costs."""

    player: int
    permanent: int
    half: int
    given: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ExileFromHand:
    """A player exiles a card from their hand by a special action: `suspend`, `foretell`, `plot`."""

    player: int
    card: int
    keyword: str
    given: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class IgnoreEffect:
    """A player pays what lets them ignore the effect of a permanent's static ability for a time."""

    player: int
    source: int
    given: tuple[int, ...] = ()


PlayerAction = (
    CastSpell | ActivateAbility | PlayLand | TurnFaceUp | UnlockHalf | ExileFromHand | IgnoreEffect
)
