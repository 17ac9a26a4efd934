"""What narrows a trigger condition, and for which kinds of event that is looked at (CR 603.2)."""

from __future__ import annotations

from app.engine.kernel.rewriting import parts_of
from app.engine.kernel.told import UNHEEDED
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.selectors import Anything, Controlled, IsStatus, Owned, Status, This, Who

_ATTACKS = frozenset({Kind.ATTACKS, Kind.ATTACKS_ALONE})
_DAMAGE = frozenset({Kind.DEALS_DAMAGE, Kind.IS_DEALT_DAMAGE, Kind.IS_DEALT_EXCESS})
# What narrows a condition besides its subject, and for which kinds of event it is looked at.
HEEDED: dict[str, frozenset[Kind]] = {
    "combat": _DAMAGE,
    "step": frozenset({Kind.BEGINNING_OF_STEP}),
    "counter": frozenset({Kind.COUNTERS_PUT, Kind.COUNTERS_REMOVED}),
    "number": _ATTACKS | {Kind.DEALS_DAMAGE, Kind.CHAPTER, Kind.PLAYER_ATTACKS, Kind.PLAYER_DOES},
    "permanents": _ATTACKS | {Kind.PLAYER_ATTACKS},
    "other": _ATTACKS
    | _DAMAGE
    | {Kind.BLOCKS_CREATURE, Kind.BECOMES_BLOCKED_BY, Kind.BECOMES_TARGET, Kind.ENLISTS}
    | {Kind.YOU_BECOME_TARGET, Kind.DOES, Kind.ATTACHED, Kind.UNATTACHED, Kind.DISCARDS},
    "mana": frozenset({Kind.TAPPED_FOR_MANA, Kind.MANA_ADDED}),
    **dict.fromkeys(UNHEEDED, frozenset()),
    "action": frozenset(
        {Kind.DOES, Kind.PLAYER_DOES, Kind.COUNTERS_PUT, Kind.DRAWS, Kind.ACTIVATES}
        | {Kind.COUNTERS_REMOVED}
    ),
    "ordinal": frozenset({Kind.CAST, Kind.DRAWS, Kind.BECOMES_TARGET, Kind.ATTACKS})
    | {Kind.GAINS_LIFE, Kind.LOSES_LIFE, Kind.DISCARDS, Kind.PLAYER_DOES}
    | {Kind.BEGINNING_OF_STEP},
    "state": frozenset({Kind.STATE}),
    "during": frozenset(Kind) - {Kind.STATE},
    "source": frozenset({Kind.MOVES}),
    "to": frozenset({Kind.MOVES}),
    "player": frozenset(Kind) - {Kind.ENTERS, Kind.BECOMES_TAPPED, Kind.BECOMES_UNTAPPED},
}


def not_heeded(trigger: Trigger) -> tuple[str, ...]:
    """What a trigger condition narrows by that is not looked at for its kind of event."""
    found = [
        name
        for name, kinds in HEEDED.items()
        if trigger.kind not in kinds and getattr(trigger, name) not in (None, False)
    ]
    if trigger.kind in _ATTACKS and trigger.number is not None and trigger.other is None:
        found.append("number")
    if trigger.ordinal is not None and "ordinal" not in found and not _counted(trigger):
        found.append("ordinal")
    return tuple(found)


def _counted(trigger: Trigger) -> bool:
    """Whether one count tells which event it is: what several players or objects do would have to
    be counted for each of them."""
    if of_each_player(trigger):
        return True
    if casts_of_each(trigger):
        return True
    if trigger.kind in (Kind.CAST, Kind.DISCARDS, Kind.PLAYER_DOES):
        return trigger.player is Who.YOU
    return trigger.subject == This()


def casts_of_each(trigger: Trigger) -> bool:
    """Whether the spells of several players are counted for each of them: such as are told by what
    they are, and not by who controls something."""
    if trigger.kind is not Kind.CAST or trigger.player not in (Who.OPPONENT, Who.ANY):
        return False
    told = parts_of(trigger.subject)
    return not any(isinstance(part, Controlled | Owned | This) for part in told)


def of_each_player(trigger: Trigger) -> bool:
    """Whether it is known of each player how much of that there has been this turn."""
    if trigger.kind is Kind.BEGINNING_OF_STEP:
        return trigger.ordinal is not None
    if trigger.kind in (Kind.GAINS_LIFE, Kind.LOSES_LIFE):
        return trigger.ordinal == 1
    spells = (IsStatus(Status.SPELL), Anything())
    return trigger.kind is Kind.DRAWS or (trigger.kind is Kind.CAST and trigger.subject in spells)
