"""What is looked at once all that effects speak of is settled: shields and coin flips."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.pending import parts_of, rewritten
from app.terms.abilities import Trigger
from app.terms.amounts import PreventedThisWay, ThatMuch
from app.terms.conditions import CoinCameUp
from app.terms.effects import PreventDamageTo, StartModification, Target, Targets
from app.terms.instructions import DiscardHand, FlipCoins
from app.terms.modifications import PreventDamage
from app.terms.selectors import (
    ColorOfChoice,
    DamagedThisWay,
    EventSubject,
    IsChosen,
    SameObjects,
    SourceOfDamage,
    ThatObject,
    Those,
)


def speaks_of_a_shield(effect: Any) -> bool:
    """Whether an effect that is no shield speaks of the damage prevented this way."""
    if isinstance(effect, PreventDamageTo) or (
        isinstance(effect, StartModification) and isinstance(effect.modification, PreventDamage)
    ):
        return False
    return any(isinstance(part, PreventedThisWay) for part in parts_of(effect))


def is_plain(effects: tuple[Any, ...], triggers: tuple[Trigger, ...]) -> bool:
    """Whether `that much` is plainly that of the event, and not of the cards discarded since; and
    the source of damage plainly no other object of the event."""
    if chooses_two_colors(effects):
        return False
    parts = list(parts_of(effects)) if triggers else []
    if ThatMuch() in parts and any(isinstance(part, DiscardHand) for part in parts):
        return False
    return SourceOfDamage() not in parts or all(each.other is None for each in triggers)


def chooses_two_colors(effects: Any) -> bool:
    """Whether a color of one's choice and the chosen color are both spoken of: as if they were not
    the same."""
    parts = list(parts_of(effects))
    return IsChosen("color") in parts and any(isinstance(part, ColorOfChoice) for part in parts)


def uncalled(effects: tuple[Any, ...]) -> tuple[Any, ...]:
    """Where only the side that comes up counts, a coin flip is not won or lost (CR 705.2)."""
    sides = {part.side for part in parts_of(effects) if isinstance(part, CoinCameUp)}
    if not sides & {"heads", "tails"}:
        return effects

    def plain(part: Any) -> Any:
        return replace(part, called=False) if isinstance(part, FlipCoins) else None

    done: tuple[Any, ...] = rewritten(effects, plain)
    return done


# What is locked in one by one as an effect begins.
_LOCKED = (ThatObject, EventSubject, Those, SameObjects, DamagedThisWay)


def simplified(effect: Any) -> Any:
    """A modification of one object that needs no locking in, or of a group, has it as subject."""
    if not isinstance(effect, StartModification) or effect.what is None:
        return effect
    what = effect.what
    if isinstance(what, (*_LOCKED, Target, Targets)):
        return effect
    modification = rewritten(
        effect.modification, lambda part: what if part == ThatObject() else None
    )
    return StartModification(modification, effect.duration)
