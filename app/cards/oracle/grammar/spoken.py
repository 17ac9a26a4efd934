"""What `that creature` and `it` are of an event: which of its objects."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.nouns import OTHER, PERMANENT, TOKEN, is_head
from app.cards.oracle.grammar.pending import parts_of
from app.terms.abilities import EventKind, Trigger
from app.terms.amounts import DoneThisWay
from app.terms.conditions import Compare, Matches, PaidAsCast
from app.terms.relations import SharesWith, TargetingIt
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Anything,
    Controlled,
    DamagedThisWay,
    EventSubject,
    HasSubtype,
    HasType,
    Host,
    IsStatus,
    Selector,
    SourceOfDamage,
    Status,
    ThatObject,
    This,
    Those,
    Who,
)
from app.terms.subtypes import CREATURE_TYPES, LAND_TYPES
from app.terms.types import CardType

# Events about players; their subject says nothing, or is a group.
PLAYERS_DO = frozenset(
    {
        EventKind.PLAYER_ATTACKS,
        EventKind.GAINS_LIFE,
        EventKind.LOSES_LIFE,
        EventKind.DRAWS,
        EventKind.DISCARDS,
        EventKind.BEGINNING_OF_STEP,
        EventKind.FLIP_WON,
        EventKind.FLIP_LOST,
        EventKind.PLAYER_DOES,
        EventKind.ACTIVATES,
        EventKind.STATE,
        EventKind.YOU_BECOME_TARGET,
    }
)
# Events after which an object is a card somewhere.
_GONE = (EventKind.DIES, EventKind.LEAVES, EventKind.MOVES)
CREATURE = HasType(CardType.CREATURE)
_LAND = HasType(CardType.LAND)


def _head_of(selector: Selector | None) -> Selector | None:
    parts = selector.of if isinstance(selector, AllOf) else (selector,)
    heads = [part for part in parts if is_head(part)]
    return heads[-1] if heads else None


def fits(noun: Selector, selector: Selector | None) -> bool:
    """Whether `that NOUN` can speak of what the selector describes."""
    if selector is None:
        return False
    if noun == Anything():  # `that card`: whatever it was
        return True
    if noun == TOKEN:
        return False  # only of what was created
    if isinstance(noun, AnyOf):  # `that creature or planeswalker`: whichever it is
        parts = selector.of if isinstance(selector, (AllOf, AnyOf)) else (selector,)
        return noun in (selector, *parts) or any(fits(each, selector) for each in noun.of)
    if isinstance(selector, AnyOf):
        return all(fits(noun, part) for part in selector.of if not isinstance(part, This))
    parts = selector.of if isinstance(selector, AllOf) else (selector,)
    if noun in parts:
        return True
    head = _head_of(selector)
    if noun == CREATURE:
        return isinstance(head, HasSubtype) and head.subtype in CREATURE_TYPES
    if noun == HasType(CardType.LAND):
        return isinstance(head, HasSubtype) and head.subtype in LAND_TYPES
    return noun == PERMANENT and head is not None and not isinstance(selector, (This, Host))


def _says(noun: Selector, selector: Selector | None) -> bool:
    """Whether a phrase has that very noun: a Warrior is spoken of as that Warrior."""
    return noun in (selector.of if isinstance(selector, AllOf) else (selector,))


def controlled_by_another(trigger: Trigger) -> bool:
    """Whether the event names with its object a player who is not you: then `that player` is that
    one."""
    subject = trigger.subject
    parts = subject.of if isinstance(subject, AllOf) else ()
    theirs = [part.who for part in parts if isinstance(part, Controlled)]
    return theirs in ([Who.OPPONENT], [Who.ENCHANTED_PLAYER]) and not trigger.batched


# `the blocking creature`, `the attacking creature`, `the other creature` of an event of blocking.
BLOCKER = AllOf((IsStatus(Status.BLOCKING), CREATURE))
ATTACKER = AllOf((IsStatus(Status.ATTACKING), CREATURE))
THE_OTHER = AllOf((AnyOf((IsStatus(Status.ATTACKING), IsStatus(Status.BLOCKING))), CREATURE))
OF_BLOCKS = (BLOCKER, ATTACKER, THE_OTHER)
_BLOCKS, _IS_BLOCKED = EventKind.BLOCKS_CREATURE, EventKind.BECOMES_BLOCKED_BY
_ATTACK = (EventKind.ATTACKS, EventKind.ATTACKS_UNBLOCKED, EventKind.BECOMES_BLOCKED)


def _of_blocks(noun: Selector, trigger: Trigger) -> Any:
    """Which object of an event of blocking that is."""
    if trigger.kind is EventKind.DEALS_DAMAGE and not trigger.batched and noun == THE_OTHER:
        return ThatObject() if trigger.other is not None else None
    if trigger.kind in _ATTACK and not trigger.batched:
        return it_of_event(trigger) if noun == ATTACKER else None
    if trigger.kind not in (_BLOCKS, _IS_BLOCKED) or trigger.batched:
        return None
    first = BLOCKER if trigger.kind is _BLOCKS else ATTACKER
    return it_of_event(trigger) if noun == first else ThatObject()


def that_of_event(noun: Selector, trigger: Trigger) -> Any:
    """Which object of the event `that NOUN` is."""
    if noun in OF_BLOCKS:
        return _of_blocks(noun, trigger)
    subject, other = trigger.subject, trigger.other
    kind = isinstance(noun, HasType) or noun == PERMANENT
    if trigger.player is Who.HOST_CONTROLLER and kind:
        return Host()  # `the upkeep of enchanted creature's controller`
    if noun == SourceOfDamage():
        damage = trigger.kind is EventKind.DEALS_DAMAGE and not trigger.batched
        return it_of_event(trigger) if damage else None
    if noun == Anything():
        gone = trigger.kind in _GONE and not trigger.batched
        return it_of_event(trigger) if gone and not isinstance(subject, This) else None
    if other is not None and fits(noun, other):
        first = fits(noun, subject) and (_says(noun, subject) or not _says(noun, other))
        return None if first else ThatObject()
    if isinstance(subject, Host):
        return Host() if kind else None
    if isinstance(subject, This) or not fits(noun, subject):
        return None
    return ThatObject() if other is None else EventSubject()


def is_another(trigger: Trigger) -> bool:
    """Whether the event is about an object than which `another creature` might be another."""
    if trigger.kind in PLAYERS_DO or trigger.kind is EventKind.CAST:
        return False
    return not isinstance(trigger.subject, This) and _head_of(trigger.subject) != _LAND


def it_of_event(trigger: Trigger) -> Any:
    """Which object of the event `it` is; None where the event is about players."""
    subject = trigger.subject
    if isinstance(subject, AllOf) and isinstance(subject.of[0], This):
        return This()  # `~ attacks while saddled`
    if trigger.kind is EventKind.STATE:
        return named_in(trigger.state)
    if trigger.kind is EventKind.ACTIVATES and subject == Anything():
        return TargetingIt()  # `an ability`
    if trigger.kind is EventKind.PLAYER_ATTACKS and trigger.number is not None:
        return Those()
    if trigger.kind is EventKind.COUNTERS_PUT and isinstance(subject, (This, Host)):
        return subject
    if trigger.batched and trigger.kind not in PLAYERS_DO and trigger.other is None:
        return None if trigger.kind is EventKind.COUNTERS_PUT else Those()
    if trigger.kind in (_BLOCKS, _IS_BLOCKED) and isinstance(subject, (This, Host)):
        return subject
    if trigger.batched or trigger.kind in PLAYERS_DO:
        return None
    if trigger.kind is EventKind.IS_DEALT_DAMAGE and trigger.player is not None:
        return None
    if isinstance(subject, (This, Host)):
        return subject
    return ThatObject() if trigger.other is None else EventSubject()


def spoken_of_in(condition: Any, it: Any, of_permanent: bool) -> Any:
    """What `it` is after a condition, where the condition tells: what was dealt damage this way;
    the spell that was kicked, where nothing else was spoken of; the one object that it names."""
    if isinstance(condition, Compare) and isinstance(condition.left, DoneThisWay):
        hurt = condition.left.action == "damage dealt" and condition.left.what is not None
        return DamagedThisWay() if hurt else None
    if it is None and isinstance(condition, PaidAsCast):
        return This()
    return named_in(condition) if of_permanent else None


def named_in(condition: Any) -> Any:
    """The one object that a condition names, None where it names none or several."""
    if isinstance(condition, Matches) and isinstance(condition.selector, SharesWith):
        condition = condition.object  # `it` is what shares, and not what it shares with
    named = {part for part in parts_of(condition) if isinstance(part, (This, Host))}
    others = any(isinstance(part, (ThatObject, EventSubject)) for part in parts_of(condition))
    # The controller of a phrase (`another Elf`) is no name of the object.
    if OTHER in parts_of(condition) or others or len(named) != 1:
        return None
    return named.pop()
