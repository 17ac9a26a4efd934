"""Effects on spells and abilities that are on the stack, and on what may be cast (CR 115.7,
707.10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.terms.amounts import Amount
from app.terms.changes import Exceptions
from app.terms.selectors import Selector, Who

if TYPE_CHECKING:
    from app.terms.effects import Objects, Players


@dataclass(frozen=True, slots=True)
class CopyOnStack:
    """So many copies of the spell or ability are put on the stack (CR 707.10); with `new_targets`
    the controller may choose new ones for each. `exceptions`: what of a copy is not as it is of the
    spell (707.9); `who`: the player who copies it."""

    what: Objects
    count: Amount = 1
    new_targets: bool = False
    exceptions: Exceptions = ()
    who: Players = Who.YOU


@dataclass(frozen=True, slots=True)
class CopyForEach:
    """The player copies the spell for each permanent that matches, is no target of it and could be
    its target; each copy targets that one."""

    what: Objects
    among: Selector
    who: Players = Who.YOU


@dataclass(frozen=True, slots=True)
class ChooseNewTargets:
    """The player may pick other targets for it (CR 115.7d)."""

    what: Objects


@dataclass(frozen=True, slots=True)
class ChangeTargets:
    """The targets of the spell or ability are changed, all of them, if they can be (CR 115.7a);
    with `to` one of them is, to that object (115.7b)."""

    what: Objects
    to: Selector | None = None


StackEffect = CopyOnStack | CopyForEach | ChooseNewTargets | ChangeTargets
