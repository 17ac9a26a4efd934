"""Permissions: which cards may be played from where, and when; what may be looked at."""

from __future__ import annotations

from dataclasses import dataclass

from app.terms.selectors import Selector, Who


@dataclass(frozen=True, slots=True)
class LooksAtTop:
    """You may look at the top card of your library any time."""


@dataclass(frozen=True, slots=True)
class TopRevealed:
    """The players play with the top card of their libraries revealed."""

    who: Who


@dataclass(frozen=True, slots=True)
class SkipsStep:
    """The players skip their draw steps, untap steps …"""

    who: Who
    step: str


@dataclass(frozen=True, slots=True)
class MayBeCommander:
    """The card can be a commander (CR 903.3)."""

    subject: Selector


@dataclass(frozen=True, slots=True)
class AnyNumberInDeck:
    """A deck may hold any number of cards of this name."""


@dataclass(frozen=True, slots=True)
class GainsLifeInstead:
    """If the player would gain life, they gain that much and so much more, or so many times it."""

    who: Who
    plus: int = 0
    times: int = 1


Permission = (
    LooksAtTop | TopRevealed | SkipsStep | MayBeCommander | AnyNumberInDeck | GainsLifeInstead
)
