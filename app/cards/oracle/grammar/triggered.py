"""Triggered abilities: `Whenever …, …`, `When …, …`, `At the beginning of …, …`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.graveyards import FROM_THERE
from app.cards.oracle.grammar.pattern import S, Unfit, joined, via
from app.cards.oracle.grammar.pending import (
    It,
    ThatNoun,
    ThatPlayer,
    holds_pending,
    parts_of,
    rewritten,
)
from app.cards.oracle.grammar.settle import settle
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.spoken import it_of_event, named_in, that_of_event
from app.cards.oracle.grammar.unsettle import unsettle
from app.terms.abilities import EventKind, Trigger, TriggeredAbility
from app.terms.conditions import Condition, Matches
from app.terms.effects import StartChange
from app.terms.instructions import IfSo, MayDo
from app.terms.relations import HauntedBy
from app.terms.selectors import Host, InZone, This, Who
from app.terms.steps import Step
from app.terms.zones import Zone

Events = tuple[Trigger, ...]
_ONCE = frozenset({EventKind.ENTERS, EventKind.DIES, EventKind.LEAVES, EventKind.CAST})
# The object itself, and the creature that its card haunts.
_OF_ITS_OWN = (This(), HauntedBy(This()))
_STEP = EventKind.BEGINNING_OF_STEP
_IN_HAND = ("discard ~", "is discarded because of an opponent")


def ability_made(
    events: Events, effects: tuple[Any, ...], condition: Condition | None
) -> TriggeredAbility:
    """The triggered ability of events, effects and perhaps a condition, settled."""
    if holds_pending(events) or isinstance(effects[0], IfSo):
        raise Unfit
    its = {it_of_event(event) for event in events}
    it = its.pop() if len(its) == 1 else None
    if it is None and (condition is not None or events[0].state is not None):
        it = named_in(condition or events[0].state)
    if condition is not None:
        condition = rewritten(condition, lambda part: _spoken_of(part, it, events))
        if holds_pending(condition):
            raise Unfit
    named = None if condition is None else named_in(condition)
    if named is not None and it is not None and named != it:
        # The object of the event, or that of the condition: a spell becomes nothing else.
        it = named if _becomes(effects, events) or named == Host() else None
    optional = len(effects) == 1 and effects[0] == MayDo(getattr(effects[0], "effects", ()))
    if optional:
        effects = effects[0].effects
    done, targets = settle(effects, events, it)
    return TriggeredAbility(
        events[0],
        done,
        condition,
        optional,
        zone_of(events, done, condition),
        also=events[1:],
        targets=targets,
    )


def _becomes(effects: tuple[Any, ...], events: Events) -> bool:
    """Whether `it` becomes a permanent of another kind as a spell is cast."""
    first: Any = effects[0]
    cast = all(event.kind is EventKind.CAST for event in events)
    return cast and isinstance(first, StartChange) and It() == getattr(first, "what", None)


def _spoken_of(part: Any, it: Any, events: Events) -> Any:
    """What a condition's `it` and `that player` are."""
    if part == It():
        return it
    if isinstance(part, ThatNoun) and not part.plural:
        found = {that_of_event(part.noun, event) for event in events}
        return found.pop() if len(found) == 1 else None
    if isinstance(part, ThatPlayer):
        if any(event.player in (None, Who.YOU) for event in events):
            raise Unfit
        return Who.TRIGGERING_PLAYER
    return None


_IN_GRAVEYARD = Matches(This(), InZone(Zone.GRAVEYARD))
IN_EXILE = Matches(This(), InZone(Zone.EXILE))


def zone_of(events: Events, effects: tuple[Any, ...], condition: Condition | None = None) -> Zone:
    """Where the object is as the event happens: in a graveyard where it is returned from there,
    unless it is its own death that is watched for; in hand where it is cycled, on the stack where
    it is cast."""
    if condition is not None and _IN_GRAVEYARD in parts_of(condition):
        return Zone.GRAVEYARD
    if any(event.condition == IN_EXILE for event in events):
        return Zone.EXILE
    kinds = {event.kind for event in events}
    if EventKind.CYCLED in kinds or any(event.action in _IN_HAND for event in events):
        return Zone.HAND
    if Trigger(EventKind.CAST, This(), player=Who.YOU) in events:
        return Zone.STACK
    into = Trigger(EventKind.MOVES, This(), to=Zone.GRAVEYARD)
    if any(replace(event, source=None) == into for event in events):
        return Zone.GRAVEYARD
    own = all(event.subject in (This(), Host()) and event.kind in _ONCE for event in events)
    there = FROM_THERE in parts_of(effects) and not own
    return Zone.GRAVEYARD if there else Zone.BATTLEFIELD


def _ability(
    fits: Callable[[Events], bool], times: int | None, *parts: Any, done_once: bool = False
) -> Any:
    """A triggered ability of events that fit the word it starts with; `parts` are the events, the
    effects and perhaps a condition."""
    conditional = len(parts) == 3

    def forward(events: Events, effects: Any, condition: Any = None) -> TriggeredAbility:
        if not fits(events):
            raise Unfit
        made = ability_made(events, effects, condition)
        if done_once:
            if not made.optional:
                raise Unfit
            made = replace(made, done_once=True)
        return _at_most(made, times)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, TriggeredAbility) or _at_most(term, times) != term:
            return None
        if term.done_once != done_once:
            return None
        events = (term.trigger, *term.also)
        if term.zone is not zone_of(events, term.effects, term.condition):
            return None
        if not fits(events) or (term.condition is not None) != conditional:
            return None
        effects = unsettle(term.effects, term.targets)
        if term.optional:
            effects = (MayDo(effects),)
        return (events, effects, term.condition)[: len(parts)]

    return via(forward, backward, *parts)


def ability_of(events: Events, effects: Any) -> Any:
    """A triggered ability of just these events, which the words around it tell."""

    def forward(effects: Any) -> TriggeredAbility:
        return ability_made(events, effects, None)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, TriggeredAbility) or (term.trigger, *term.also) != events:
            return None
        if term != TriggeredAbility(
            events[0], term.effects, optional=term.optional, targets=term.targets, also=events[1:]
        ):
            return None
        effects = unsettle(term.effects, term.targets)
        return ((MayDo(effects),) if term.optional else effects,)

    return via(forward, backward, effects)


def _at_most(ability: TriggeredAbility, times: int | None) -> TriggeredAbility:
    """The ability, which triggers once each turn or twice, or as often as its event occurs."""
    return replace(ability, once_each_turn=times == 1, twice_each_turn=times == 2)


def _happens_once(events: Events) -> bool:
    """Whether the ability says When: what it watches for happens to its object once."""
    return all(event.kind in _ONCE and event.subject in _OF_ITS_OWN for event in events)


def _happens_again(events: Events) -> bool:
    once = _happens_once(events) or _enters_and_more(events)
    return not once and events[0].kind not in (_STEP, EventKind.STATE)


def _enters_and_more(events: Events) -> bool:
    """`When ~ enters and whenever …`: not what one happening says of it."""
    first, *others = events
    entering = first == Trigger(EventKind.ENTERS)
    return entering and any(
        each.subject not in _OF_ITS_OWN or each.condition is not None for each in others
    )


def _is_state(events: Events) -> bool:
    return events[0].kind is EventKind.STATE


def _is_step(events: Events) -> bool:
    return events[0].kind is _STEP


_HOW_OFTEN: tuple[tuple[str, int | None, bool], ...] = (
    ("", None, False),
    (" this ability triggers only once each turn.", 1, False),
    (" this ability triggers only twice each turn.", 2, False),
    (" do this only once each turn.", None, True),
)


def _shapes() -> Iterator[Shape]:
    kinds: tuple[tuple[str, tuple[str, ...], Callable[[Events], bool]], ...] = (
        ("when {event}", ("whenever {event}",), _happens_once),
        ("whenever {event}", ("when {event}",), _happens_again),
        ("at the beginning of {event:time}", (), _is_step),
        ("{event:at_end}", (), _is_step),
        ("when {event:both_events}", (), _enters_and_more),
        ("when {event:state_event}", (), _is_state),
    )
    for start, others, fits in kinds:
        for condition, parts in (("", ()), (", if {condition:conditions}", (S.condition,))):
            for more, once, done in _HOW_OFTEN:
                rest = f"{condition}, {{effects:outcome}}{more}"
                pattern = _ability(fits, once, S.event, S.effects, *parts, done_once=done)
                yield Shape(
                    "triggered", start + rest, pattern, tuple(other + rest for other in others)
                )


def each_time(event: Any, effects: Any, *condition: Any) -> Any:
    """A triggered ability of what may happen again and again, perhaps with a condition."""
    return _ability(_happens_again, None, event, effects, *condition)


def each_step(event: Any, effects: Any, *condition: Any) -> Any:
    """A triggered ability of the beginning of a step, perhaps with a condition."""
    return _ability(_is_step, None, event, effects, *condition)


def _two_events() -> Iterator[Shape]:
    """`Whenever …, and whenever …`: what may also be said of both at once."""
    starts = ("when {event:two_events}", "whenever {event:two_events}",
              "at the beginning of {event:time_and_event}")  # fmt: skip
    for start in starts:
        for condition, parts in (("", ()), (", if {condition:conditions}", (S.condition,))):
            pattern = _ability(lambda events: True, None, S.event, S.effects, *parts)
            yield Shape("triggered", f"{start}{condition}, {{effects:outcome}}", pattern,
                        same_as="{events together}")  # fmt: skip


SHAPES = (
    *_two_events(),
    Shape("at_end", "at end of combat",
          (Trigger(_STEP, player=Who.ANY, step=Step.END_OF_COMBAT),)),
    Shape("both_events", "~ enters and whenever {rest:event}",
          joined((Trigger(EventKind.ENTERS),), S.rest)),
    *_shapes(),
    Shape("line", "{triggered}", (S.triggered,)),
)  # fmt: skip
