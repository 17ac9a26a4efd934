"""The line of a card that melds with another: `if you both own and control ~ and a creature named
NAME, exile them, then meld them into NAME`. What stands before it is read as of any other line."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from app.cards.oracle.grammar.line import read_sentences
from app.terms.abilities import Ability, ActivatedAbility, TriggeredAbility
from app.terms.conditions import AllConditions, Exists, Matches
from app.terms.effects import IfSo
from app.terms.melding import Meld
from app.terms.selectors import AllOf, Controlled, HasName, HasType, Owned, Selector, This, Who
from app.terms.types import CardType

if TYPE_CHECKING:
    from app.cards.oracle.lines import Context

_LINE = re.compile(
    r"(?P<when>.+?)(?P<sign>, |: )[Ii]f you both own and control ~ and an? (?P<type>[a-z]+) named "
    r"(?P<name>.+), exile them, then meld them into (?P<into>[^.]+)\.(?P<after>.*)\Z"
)
_YOURS = (Owned(Who.YOU), Controlled(Who.YOU))


def read_meld(line: str, context: Context) -> tuple[Ability, ...] | None:
    """The ability that melds the card it stands on; None for any other line."""
    found = _LINE.match(line)
    if found is None or found["type"] not in set(CardType):
        return None
    # The same line with something else to do tells when, or for what cost.
    plain = f"{found['when']}{found['sign']}{_other_doing(found['sign'])}{found['after']}"
    read = read_sentences(plain, context)
    if read is None or len(read) != 1:
        return None
    other = AllOf((HasType(CardType(found["type"])), HasName(found["name"]), *_YOURS))
    return _with(read[0], other, Meld(other, found["into"]))


def _other_doing(sign: str) -> str:
    return "you gain 1 life." if sign == ", " else "You gain 1 life."


def _with(ability: Ability, other: Selector, meld: Meld) -> tuple[Ability, ...] | None:
    both = AllConditions((Matches(This(), AllOf(_YOURS)), Exists(other)))
    match ability:
        case TriggeredAbility(condition=None):
            return (replace(ability, condition=both, effects=(meld,)),)
        case ActivatedAbility():
            return (replace(ability, effects=(IfSo(both, (meld,)),)),)
        case _:
            return None
