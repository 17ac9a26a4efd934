"""What `that many` and `that much` speak of: a number of the event, or of what was done before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from app.terms.abilities import ActivatedAbility, EventKind, Trigger, TriggeredAbility
from app.terms.amounts import ThatMuch
from app.terms.instructions import AtOnce, MayDo
from app.terms.lasting_triggers import EachTime
from app.terms.library_effects import IfDone

# Events of one object and no number, unless `one or more` are counted together.
_OF_ONE = frozenset(
    {
        *(EventKind.ATTACKS, EventKind.ATTACKS_ALONE, EventKind.BLOCKS, EventKind.BECOMES_BLOCKED),
        *(EventKind.DIES, EventKind.LEAVES, EventKind.ENTERS, EventKind.MOVES),
        *(EventKind.BEGINNING_OF_STEP, EventKind.BECOMES_TAPPED, EventKind.BECOMES_UNTAPPED),
        *(EventKind.CAST, EventKind.BECOMES_TARGET, EventKind.SACRIFICED, EventKind.CYCLED),
    }
)
# What has an event of its own, or numbers.
_APART = (TriggeredAbility, ActivatedAbility, EachTime)


def speaks_of_no_number(effects: tuple[Any, ...], triggers: tuple[Trigger, ...]) -> bool:
    """Whether the first thing done is done `that many` times though the event has no number."""
    if not triggers or not all(
        each.kind in _OF_ONE and not each.batched and each.number is None for each in triggers
    ):
        return False
    return any(isinstance(part, ThatMuch) for part in _parts(_first(effects)))


def _first(effects: tuple[Any, ...]) -> Any:
    """What is done first."""
    if not effects:
        return None
    first = effects[0]
    return _first(first.effects) if isinstance(first, (MayDo, AtOnce, IfDone)) else first


def _parts(term: Any) -> Iterator[Any]:
    if isinstance(term, (tuple, frozenset)):
        for part in term:
            yield from _parts(part)
    elif is_dataclass(term) and not isinstance(term, (type, *_APART)):
        yield term
        for field in fields(term):
            yield from _parts(getattr(term, field.name))
