"""Sentences that speak of something across a limit that was set between: none of them is read."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from app.cards.oracle.grammar.nouns import OTHER
from app.cards.oracle.grammar.pending import parts_of
from app.terms.abilities import EventKind, Trigger
from app.terms.conditions import HappenedThisTurn, Matches
from app.terms.effects import ControllerOf, MoveTo, TapIt, Target
from app.terms.instructions import DoesNotUntap, IfSo, MayDo, MayPay, UnlessPaid
from app.terms.selectors import IsStatus, Those
from app.terms.statuses import Status
from app.terms.zones import Zone


def speaks_across(effects: tuple[Any, ...], triggers: tuple[Trigger, ...]) -> bool:
    """Whether what is said does not hold for what it would be read as."""
    return (
        _was_face_down(triggers)
        or any(isinstance(part, UnlessPaid) and _is_other_than_its_own(part)
               for part in parts_of(effects))
        or _is_of_another_than_the_target(effects)
        or any(_is_of_tapped(*both) or _is_of_moved(*both) for both in pairwise(effects))
    )  # fmt: skip


def _was_face_down(triggers: tuple[Trigger, ...]) -> bool:
    """What is turned face up is told as face down, which it is no more by then."""
    return any(
        each.kind is EventKind.TURNED_FACE_UP
        and IsStatus(Status.FACE_DOWN) in parts_of(each.subject)
        for each in triggers
    )


def _is_other_than_its_own(effect: UnlessPaid) -> bool:
    """The controller of a target pays with `another`: other than the target, not than the text's
    own object."""
    of_target = isinstance(effect.who, ControllerOf) and isinstance(effect.who.of, Target)
    return of_target and OTHER in parts_of(effect.cost)


def _is_of_another_than_the_target(effects: tuple[Any, ...]) -> bool:
    """After what is done to a target it is told what befell `another creature` this turn: another
    than the target, not than the text's own object. Of spells it is told by the word."""
    spoken = False
    for effect in effects:
        asked = isinstance(effect, IfSo) and isinstance(effect.condition, HappenedThisTurn)
        if spoken and asked:
            parts = tuple(parts_of(effect.condition.event.subject))
            if OTHER in parts and IsStatus(Status.SPELL) not in parts:
                return True
        spoken = spoken or any(isinstance(part, Target) for part in parts_of(effect))
    return False


def _is_of_tapped(first: Any, second: Any) -> bool:
    """What is tapped only if a player pays is told not to untap, as if in every case."""
    perhaps = isinstance(first, MayPay | MayDo) and any(
        isinstance(each, TapIt) for each in first.then
    )
    return perhaps and isinstance(second, DoesNotUntap)


def _is_of_moved(first: Any, second: Any) -> bool:
    """A card that may have been put onto the battlefield is asked about again, as a card."""
    if not isinstance(first, IfSo) or not isinstance(second, IfSo):
        return False
    moved = MoveTo(Those(), Zone.BATTLEFIELD) in parts_of(first.effects)
    about = isinstance(second.condition, Matches) and second.condition.object == Those()
    return moved and about
