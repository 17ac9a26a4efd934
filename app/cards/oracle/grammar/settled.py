"""What is looked at once all that effects speak of is settled: shields and coin flips."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.pattern import Unfit
from app.cards.oracle.grammar.pending import Chosen, It, parts_of, rewritten
from app.terms.abilities import EventKind, Trigger
from app.terms.amounts import DoneThisWay, IfPaid, PreventedThisWay, ThatMuch
from app.terms.conditions import CoinCameUp, PaidAsCast
from app.terms.effects import PreventDamageTo, StartModification, Target, TargetChoice, Targets
from app.terms.instructions import DiscardHand, FlipCoins
from app.terms.library_effects import InsteadIf
from app.terms.modifications import PreventDamage
from app.terms.selectors import (
    AnyOf,
    ColorOfChoice,
    DamagedThisWay,
    EventSubject,
    IsChosen,
    SameObjects,
    SourceOfDamage,
    ThatObject,
    Those,
    Who,
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
    if any(part in _OF_EVENT.get(each.kind, ()) for each in triggers for part in actions(parts)):
        return False
    if ThatMuch() in parts and any(isinstance(part, DiscardHand) for part in parts):
        return False
    return SourceOfDamage() not in parts or all(each.other is None for each in triggers)


# What is done "this way" by the event itself, and not by the text.
_OF_EVENT = {
    EventKind.DISCARDS: ("discarded",),
    EventKind.SACRIFICED: ("sacrificed",),
    EventKind.DEALS_DAMAGE: ("damage dealt",),
    EventKind.LOSES_LIFE: ("life lost",),
}


def actions(parts: list[Any]) -> Iterator[str]:
    """What is said to have been done this way."""
    for part in parts:
        if isinstance(part, DoneThisWay):
            yield part.action


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


def mark_paid(effect: Any, starts: dict[str, tuple[int, int]], choices: list[TargetChoice]) -> None:
    """Targets that are chosen only where an optional cost is paid, or is not; those of what
    happens otherwise only where what happens instead has targets of its own."""
    condition = getattr(effect, "condition", None)
    if not isinstance(condition, PaidAsCast):
        return
    plain = "effects" if isinstance(effect, InsteadIf) else "otherwise"
    own = isinstance(effect, InsteadIf) and starts["instead"][0] == starts["instead"][1]
    for field, (start, end) in starts.items():
        if field == plain and own:
            continue
        for at in range(start, end):
            if choices[at].number is not None:
                raise Unfit
            only = IfPaid(condition.cost, field != plain)
            choices[at] = replace(choices[at], number=only)


def known(found: Any) -> Any:
    """What a word stands for, where that is known."""
    if found is None:
        raise Unfit
    return found


def outside_choices(effect: Any) -> Any:
    """The effect without its target choices, where `other` means other than earlier targets."""
    return rewritten(effect, lambda part: Target() if isinstance(part, Chosen) else None)


def speaks_of_its_first(about: Any) -> bool:
    """Whether it is an object and others that are like `it`."""
    return isinstance(about, AnyOf) and It() in parts_of(about.of[1:])


def other_opponents(triggers: tuple[Trigger, ...], chosen: bool) -> Who:
    """`each other opponent`: than the player of the event."""
    players = {each.player for each in triggers}
    if not players or players - {Who.OPPONENT, Who.ANY} or chosen:
        raise Unfit
    return Who.OTHER_OPPONENT
