"""What effects that are said one after the other make of what they speak of, once it is known."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.nouns import SPELL, is_head
from app.cards.oracle.grammar.pattern import Unfit
from app.cards.oracle.grammar.pending import (
    Chosen,
    It,
    ThatPlayer,
    holds_pending,
    parts_of,
    rewritten,
)
from app.cards.oracle.grammar.spoken import that_of_event
from app.cards.oracle.grammar.spoken_across import speaks_across
from app.cards.oracle.grammar.spoken_after import are_many, finds
from app.cards.oracle.grammar.that_many import speaks_of_no_number
from app.terms.abilities import EventKind, Trigger
from app.terms.amounts import (
    DoneThisWay,
    IfPaid,
    ManaSpent,
    PreventedThisWay,
    ThatMuch,
    TimesThisTurn,
)
from app.terms.conditions import ClashWon, CoinCameUp, PaidAsCast
from app.terms.effects import (
    ControllerOf,
    DealDamage,
    DrawCards,
    ExileTopCards,
    MoveTo,
    OwnerOf,
    PlayerOrControllerOf,
    PreventDamageTo,
    StartModification,
    Target,
    TargetChoice,
    Targets,
)
from app.terms.instructions import (
    DiscardHand,
    DivideDamage,
    FlipCoins,
    KeywordAction,
)
from app.terms.lasting_triggers import EachTime, EntersBeing
from app.terms.library_effects import Dig, InsteadIf, LookAtTop, RevealAtRandom, UntilFound
from app.terms.modifications import EntersWithCounters, PreventDamage
from app.terms.relations import ExiledWith, SharesWith
from app.terms.selectors import (
    AnyOf,
    ColorOfChoice,
    Controlled,
    DamagedThisWay,
    EventSubject,
    Host,
    InCombatWith,
    IsChosen,
    PaidWith,
    SameObjects,
    Selector,
    SourceOfDamage,
    ThatObject,
    This,
    Those,
    Who,
)
from app.terms.zones import Zone


def as_described(event: Trigger, choices: Iterable[TargetChoice]) -> Trigger:
    """The event with the description of the target that it is about."""
    if not isinstance(event.subject, Target):
        return event
    index = 0
    for choice in choices:
        if index == event.subject.index and not choice.several and choice.what is not None:
            return replace(event, subject=choice.what)
        index += choice.count
    raise Unfit


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
    if chooses_two_colors(effects) or not enters_later(effects, triggers):
        return False
    if speaks_across(effects, triggers):
        return False
    if speaks_of_no_number(effects, triggers) or is_so_without_moving(effects):
        return False
    if ClashWon() in parts_of(effects) and not _clashes(effects, triggers):
        return False
    parts = list(parts_of(effects)) if triggers else []
    if any(part in _OF_EVENT.get(each.kind, ()) for each in triggers for part in actions(parts)):
        return False
    if ThatMuch() in parts and any(isinstance(part, ManaSpent) for part in parts):
        return False  # it is the mana, or something else
    if ThatMuch() in parts and any(isinstance(part, DiscardHand) for part in parts):
        return _as_many_drawn(parts)
    return SourceOfDamage() not in parts or all(each.other is None for each in triggers)


def _clashes(effects: tuple[Any, ...], triggers: tuple[Trigger, ...]) -> bool:
    """Whether there is a clash that a player may win."""
    held = KeywordAction("clash") in parts_of(effects)
    return held or any(each.action == "clash" for each in triggers)


def is_so_without_moving(effects: tuple[Any, ...]) -> bool:
    """Whether the object itself is said to be something though nothing has put it anywhere."""
    moved = False
    for part in parts_of(effects):
        moved = moved or (isinstance(part, MoveTo) and This() in parts_of(part.what))
        if isinstance(part, EntersBeing) and part.what == This() and not moved:
            return True
    return False


def enters_later(effects: Any, triggers: tuple[Trigger, ...]) -> bool:
    """Whether what is said to enter with counters is a spell that has been cast, and nothing that
    the text has put onto the battlefield before it says so."""
    for effect in parts_of(effects):
        if isinstance(effect, EachTime):
            if not enters_later(effect.effects, effect.events):
                return False
        elif isinstance(effect, StartModification) and isinstance(
            effect.modification, EntersWithCounters
        ):
            cast = triggers and all(each.kind is EventKind.CAST for each in triggers)
            own = effect.modification.subject == This()
            if (own or effect.what is not None) and not (cast and effect.what == ThatObject()):
                return _within_one(effects, effect)
    return True


def _within_one(effects: Any, effect: Any) -> bool:
    """Whether it stands in an ability that waits for events of its own, which is looked at for
    itself."""
    waiting = (each for each in parts_of(effects) if isinstance(each, EachTime))
    return any(effect in parts_of(each.effects) for each in waiting)


def _as_many_drawn(parts: list[Any]) -> bool:
    """Whether `that many` are cards drawn, right after as many were discarded."""
    done = [part for part in parts if isinstance(part, DiscardHand | DrawCards)]
    drawn = [part for part in done[1:] if isinstance(part, DrawCards)]
    many = [part for part in drawn if part.count == ThatMuch()]
    return isinstance(done[0], DiscardHand) and len(many) == parts.count(ThatMuch())


def is_what_was_found(noun: Selector, it: Any, looked: bool, triggers: tuple[Trigger, ...]) -> bool:
    """Whether `that NOUN` can be what the text was about last: not a card that was found, where the
    event is about such an object."""
    if isinstance(it, SameObjects):
        return True
    if it != Those() or noun == SPELL:
        return False
    return not (looked and any(that_of_event(noun, each) for each in triggers))


def found_in_event(noun: Selector, it: Any, triggers: tuple[Trigger, ...]) -> list[Any]:
    """What the noun is of the event; where it is nothing of that, the host spoken of."""
    found = list(dict.fromkeys(that_of_event(noun, each) for each in triggers))
    return [it] if not any(found) and it == Host() and is_head(noun) else found


def beside_target(first: Any, rest: Any, it: Any) -> tuple[bool, Any]:
    """Whether something is done to a target and at once to others, and what `it` is for those: that
    target, where they share something with it."""
    whom: Any = getattr(first, "to", None)
    beside = isinstance(whom, Target)
    shares = beside and any(isinstance(part, SharesWith) for part in parts_of(rest))
    return beside, whom if shares else it


def dug_out(effect: Any) -> list[TargetChoice]:
    """What was put onto the battlefield from among cards looked at: `that creature` after it is no
    creature of the event."""
    taken = effect.taken if isinstance(effect, Dig) else None
    if taken is not None and taken.to is Zone.BATTLEFIELD:
        return [TargetChoice(what=taken.what)]
    return []


def card_said(done: str, found: bool, of_permanent: bool) -> Any:
    """The exiled or revealed card: what the text has found; else what was paid with, for a spell;
    else what the same object has exiled. Raises Unfit where none of these is plain."""
    if found:
        return Those()
    if not of_permanent:
        return known(PaidWith() if done != "exiled cards" else None)
    return known(ExiledWith(This()) if done != "revealed" else None)


def deals_to_no_source(effect: Any) -> bool:
    """Whether damage is dealt to a source of damage, or its controller, where none is known."""
    return isinstance(effect, DealDamage) and SourceOfDamage() in parts_of(effect.to)


# What is done "this way" by the event itself, and not by the text.
_OF_EVENT = {
    EventKind.DISCARDS: ("discarded",),
    EventKind.SACRIFICED: ("sacrificed",),
    EventKind.DEALS_DAMAGE: ("damage dealt",),
    EventKind.IS_DEALT_EXCESS: ("excess damage",),
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
    either = [each for each in effects if isinstance(each, InsteadIf)]
    if len(effects) == 1 and either:  # one of the two happens
        return any(map(chooses_two_colors, (either[0].effects, either[0].instead)))
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
    if isinstance(what, (*_LOCKED, Target, Targets)) or _is_a_shield(effect.modification):
        return effect
    modification = rewritten(
        effect.modification, lambda part: what if part == ThatObject() else None
    )
    return StartModification(modification, effect.duration)


def _is_a_shield(modification: Any) -> bool:
    """Whether each object gets a shield of its own, which is used up (CR 615.7)."""
    return isinstance(modification, PreventDamage) and modification.amount is not None


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

    def without(part: Any) -> Any:
        # Other spells that were cast are others than the one that says so.
        counted = isinstance(part, TimesThisTurn)
        return Target() if isinstance(part, Chosen) else ThatMuch() if counted else None

    return rewritten(effect, without)


def speaks_of_its_first(about: Any) -> bool:
    """Whether it is an object and others that are like `it`."""
    return isinstance(about, AnyOf) and It() in parts_of(about.of[1:])


def excess_of(triggers: tuple[Trigger, ...]) -> ThatMuch:
    """The excess damage that the events are about."""
    if not triggers or any(each.kind is not EventKind.IS_DEALT_EXCESS for each in triggers):
        raise Unfit
    return ThatMuch()


def finds_one_card(effect: Any) -> bool:
    """Whether `that card` is from then on what was looked at, or the one that was exiled."""
    if isinstance(effect, Dig):
        return finds(effect) and not are_many(effect, None)
    one = isinstance(effect, ExileTopCards | UntilFound | RevealAtRandom) and effect.count == 1
    return isinstance(effect, LookAtTop) or one


# What is said to be towards something, and not of the one that does it.
TOWARDS = ("to", "other", "modification")


def dealt_by_a_target(effect: Any) -> bool:
    """Whether a target deals the damage: `each other creature` is any but that one."""
    source = getattr(effect, "source", None) if isinstance(effect, DealDamage) else None
    return isinstance(source, Chosen) and not source.choice.several


def of_its_own(effect: Any) -> bool:
    """Whether damage is dealt to the player of the object that deals it: `its controller`, where
    that is no card that speaks of itself."""
    of: Any = getattr(effect.to, "of", None)
    theirs = isinstance(effect.to, ControllerOf | OwnerOf) and of == It()
    return theirs and isinstance(effect, DealDamage) and not isinstance(effect.source, This)


def dealt_by_itself(effect: Any, deals_itself: bool) -> Any:
    """`it deals 5 damage instead`: the object that has dealt damage just before (`deals_itself`),
    and not what it dealt it to. Raises Unfit where the amount is that of one or the other."""
    source: Any = getattr(effect, "source", None)
    deals = isinstance(effect, DealDamage | DivideDamage)
    if not (deals_itself and deals and source == It()):
        return effect
    if holds_pending(effect.amount):
        raise Unfit
    return replace(effect, source=This())


def of_one(found: Iterable[Any]) -> Any:
    """What all events agree on; None where they do not."""
    every = set(found)
    return every.pop() if len(every) == 1 else None


def described(part: Controlled | InCombatWith, it: Any, about: Any, that_player: Any) -> Any:
    """Objects that are described by something that was spoken of."""
    if isinstance(part, InCombatWith):
        return replace(part, whom=about) if part.whom == It() and it is None and about else None
    if not isinstance(part.who, ThatPlayer):
        return None
    player = that_player()
    if not isinstance(player, Who | Target | PlayerOrControllerOf):
        raise Unfit
    return Controlled(player)
