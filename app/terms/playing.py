"""Effects that modify the rules (CR 613.11) of casting, playing and changing zones: what may not be
cast, played or put onto the battlefield, and what goes elsewhere than to a graveyard."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from app.terms.selectors import Anything, Selector, Who
from app.terms.zones import Zone

if TYPE_CHECKING:
    from app.terms.costs import Cost
    from app.terms.effects import Effect


class OnlyWhen(StrEnum):
    """A time outside of which something can't be cast."""

    SORCERY = "any time they could cast a sorcery"
    OWN_TURN = "during their own turns"


@dataclass(frozen=True, slots=True)
class CantCast:
    """Such players can't cast such spells, from such zones where any are named (`but_hand`: from
    all but their hands); with `only`, they can at that time."""

    who: Who
    what: Selector = Anything()
    zones: tuple[Zone, ...] = ()
    but_hand: bool = False
    only: OnlyWhen | None = None


@dataclass(frozen=True, slots=True)
class MostSpells:
    """Such players can't cast more than so many such spells each turn."""

    who: Who
    what: Selector
    number: int = 1


@dataclass(frozen=True, slots=True)
class AsThoughFlash:
    """Such players may cast such spells as though they had flash; with `cost` if they pay that in
    addition, with `next` the next such spell that they cast; `sacrificed`: cast so at a time for
    instants alone, it is sacrificed at the beginning of the next cleanup step."""

    what: Selector
    who: Who = Who.YOU
    cost: Cost | None = None
    next: bool = False
    sacrificed: bool = False


@dataclass(frozen=True, slots=True)
class ActivatesAsInstant:
    """You may activate abilities of that keyword, or `loyalty` abilities, of such objects any time
    that you could cast an instant."""

    keyword: str
    subject: Selector = Anything()


@dataclass(frozen=True, slots=True)
class MoreLoyalty:
    """Of such permanents `most` loyalty abilities may be activated each turn rather than one;
    `more`: so many besides."""

    what: Selector
    most: int = 1
    more: int = 0


@dataclass(frozen=True, slots=True)
class CantPlayLands:
    """Such players can't play lands, from such zones where any are named."""

    who: Who
    zones: tuple[Zone, ...] = ()


@dataclass(frozen=True, slots=True)
class CantEnter:
    """Such objects can't enter the battlefield, from such zones where any are named."""

    what: Selector
    zones: tuple[Zone, ...] = ()


@dataclass(frozen=True, slots=True)
class ExiledUnlessCast:
    """Where such objects would enter the battlefield and were not cast, they are exiled instead."""

    what: Selector


class Place(StrEnum):
    """Where in a library something is put."""

    TOP = "on top"
    BOTTOM = "on the bottom"
    SHUFFLED = "shuffled into it"


@dataclass(frozen=True, slots=True)
class GoesElsewhere:
    """Where such objects would be put into a graveyard (`whose`: of such a player) from anywhere,
    `dies`: from the battlefield, they go to another zone instead, with such counters. `cards`: only
    what is a card, and no token; `elsewhere`: only from other zones than the battlefield. `then`:
    what happens besides, for each of them, which is that object in it."""

    subject: Selector
    to: Zone = Zone.EXILE
    place: Place | None = None
    dies: bool = False
    whose: Who | None = None
    cards: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    elsewhere: bool = False
    then: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class MayBeginOnBattlefield:
    """From an opening hand it may be put onto the battlefield before the first turn (CR 103.6a)."""

    subject: Selector


PlayingModification = (
    CantCast
    | MostSpells
    | AsThoughFlash
    | CantPlayLands
    | MoreLoyalty
    | ActivatesAsInstant
    | CantEnter
    | ExiledUnlessCast
    | GoesElsewhere
)
