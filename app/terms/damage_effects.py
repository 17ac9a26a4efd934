"""Effects on damage that would be dealt: preventing it, scaling it, dealing it to something else,
something else instead (CR 609.7, 614, 615).

Each is about damage from `source` to `recipient` (objects) or `player`; with neither, to anything.
`combat`: combat damage only, other damage only, or (None) all. `next_time`: only the next time that
such damage would be dealt. What they do besides is told by effects that stand in them: there
`SourceOfDamage` is the source, `EventSubject` the object that would be dealt damage, the triggering
player the player who would be, and `ThatMuch` the amount.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.terms.amounts import Amount
from app.terms.selectors import Anything, Selector, Who

if TYPE_CHECKING:
    from app.terms.effects import ControllerOf, Effect, Target


@dataclass(frozen=True, slots=True)
class PreventDamage:
    """Prevent such damage. `amount` None is all; as the effect of something that resolved it is a
    shield that is used up. `all_but`: so much of it is not prevented. `half`: half of it is,
    rounded `up` or `down`.

    `then`: what happens besides, right afterward (615.5); `if_prevented`: only if damage was
    prevented this way, and `ThatMuch` is how much was; without it `ThatMuch` is the damage that
    would have been dealt.
    """

    source: Selector = Anything()
    recipient: Selector | None = None
    player: Who | None = None
    amount: Amount | None = None
    combat: bool | None = None
    next_time: bool = False
    all_but: int = 0
    half: str | None = None
    then: tuple[Effect, ...] = ()
    if_prevented: bool = False


@dataclass(frozen=True, slots=True)
class CantBePrevented:
    source: Selector = Anything()
    combat: bool | None = None


@dataclass(frozen=True, slots=True)
class ScaleDamage:
    """Deals `times` that damage, plus `plus`, instead; `half` of it, rounded `up` or `down`; or
    what it `becomes`. Only where it is at `least` so much, and at `most`."""

    source: Selector = Anything()
    recipient: Selector | None = None
    player: Who | None = None
    times: int = 1
    plus: Amount = 0
    combat: bool | None = None
    next_time: bool = False
    half: str | None = None
    least: int = 0
    most: int | None = None
    becomes: int | None = None


@dataclass(frozen=True, slots=True)
class RedirectDamage:
    """Damage to the recipients is dealt to `to` instead: all of it, or the next `amount`."""

    to: Selector | Who | Target | ControllerOf
    source: Selector = Anything()
    recipient: Selector | None = None
    player: Who | None = None
    combat: bool | None = None
    amount: Amount | None = None
    next_time: bool = False


@dataclass(frozen=True, slots=True)
class ReplaceDamage:
    """The effects happen instead of the damage."""

    effects: tuple[Effect, ...]
    source: Selector = Anything()
    recipient: Selector | None = None
    player: Who | None = None
    combat: bool | None = None
    next_time: bool = False
