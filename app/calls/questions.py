"""What is asked in a call: the lines that begin with `?`."""

from __future__ import annotations

from dataclasses import dataclass

from app.calls.actions import Action, When
from app.calls.name import Name


@dataclass(frozen=True, slots=True)
class WhatHappens:
    """`until` is None for the usual end: that of combat, or an empty stack."""

    until: When | None = None
    any_blocks: bool = False


@dataclass(frozen=True, slots=True)
class Can:
    """Whether `player` (None: whoever would do it) may do it."""

    action: Action
    player: str | None = None


@dataclass(frozen=True, slots=True)
class Versus:
    """What `subject` may and may not do to `object`."""

    subject: Name
    object: Name


@dataclass(frozen=True, slots=True)
class CouldProduce:
    permanent: Name


@dataclass(frozen=True, slots=True)
class WaysToTap:
    permanent: Name


@dataclass(frozen=True, slots=True)
class CostOf:
    action: Action
    player: str | None = None


@dataclass(frozen=True, slots=True)
class PayFor:
    action: Action
    player: str | None = None


@dataclass(frozen=True, slots=True)
class ManaValueOf:
    object: Name


@dataclass(frozen=True, slots=True)
class IsManaAbility:
    object: Name
    ability: int | None = None


@dataclass(frozen=True, slots=True)
class Describe:
    object: Name


@dataclass(frozen=True, slots=True)
class Choices:
    """The decision now waiting and its options."""


Question = (
    WhatHappens
    | Can
    | Versus
    | CouldProduce
    | WaysToTap
    | CostOf
    | PayFor
    | ManaValueOf
    | IsManaAbility
    | Describe
    | Choices
)
