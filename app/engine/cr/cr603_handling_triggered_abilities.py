"""Handling triggered abilities: what triggers as events happen (CR 603.2, 603.4, 603.7, 603.10)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr120_excess_damage import excess_damage
from app.engine.cr.cr603_deeds import UNLOCKS_THIS
from app.engine.cr.cr603_matching import matches_of
from app.engine.cr.cr603_trigger_events import LOOKS_BACK, Occurrence, occurrences
from app.engine.cr.cr603_triggering_again import additional_times, kept_from_triggering
from app.engine.cr.cr702_keyword_abilities.instances import tell_instances
from app.engine.kernel.game import WaitingTrigger
from app.engine.kernel.now import Now, Viewpoint, Watcher
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, holds
from app.engine.kernel.told import ACTIONS_LOOKED_BACK_AT, UNWATCHED
from app.engine.kernel.trace import Triggered
from app.engine.kernel.who import as_it_was
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.cards import Layout
from app.terms.cite import Rule
from app.terms.events import (
    AbilityActivated,
    ActionDone,
    BecameTarget,
    Event,
    ManaAdded,
    TappedForMana,
)
from app.terms.selectors import Host

Happenings = dict[Kind, list[Occurrence]]


@rule("603.2", "observe")
def watch(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """An ability triggers each time an event matches its trigger condition, and waits to be put on
    the stack. What leaves the battlefield is judged by how things were just before it left."""
    table = play.rules.table("trigger event")
    if not any(type(event) in table for event in events):
        return
    after = play.now
    watching = after.watchers()
    watched = before.watchers()
    if not (watching or watched or play.game.delayed):
        return
    happened = occurrences(before, events)
    waited = len(play.game.waiting)
    for kind, occurred in happened.items():
        earlier = watched.get(kind, ()) if kind in LOOKS_BACK or kind in UNWATCHED else ()
        later = () if kind in LOOKS_BACK else watching.get(kind, ())
        seen = [(before, *pair) for pair in earlier if looks_back(pair[1])]
        seen += [(after, *pair) for pair in later if not looks_back(pair[1])]
        for view, watcher, trigger in seen:
            for found in matched(play, view, watcher, trigger, occurred):
                if kept_from_triggering(play, view, watcher, found, happened):
                    continue
                if triggers(play, before, watcher, found):
                    times = additional_times(view, watcher, found, happened)
                    for _ in range(times):
                        waits(play, before, watcher, found, cite(additional_times))
    if play.game.delayed:
        watch_delayed(play, before, after, happened)
    if len(play.game.waiting) > waited + 1:
        tell_instances(play, play.game.waiting[waited:])


def looks_back(trigger: Trigger) -> bool:
    """Whether how things were just before tells who watches for it, and what its objects are."""
    return trigger.kind in LOOKS_BACK or trigger.action in ACTIONS_LOOKED_BACK_AT


@rule("603.7b")
def watch_delayed(play: Play, before: Now, after: Now, happened: Happenings) -> None:
    """A delayed triggered ability triggers once, the next time its event occurs; one that lasts for
    a stated time does each time."""
    for delayed in play.game.delayed:
        watcher = Watcher(
            delayed.source, delayed.controller, delayed.name, delayed.ability, delayed.keyword
        )
        for trigger in (delayed.ability.trigger, *delayed.ability.also):
            view = before if looks_back(trigger) else after
            found = matched(play, view, watcher, trigger, happened.get(trigger.kind, []))
            if found and not delayed.once:
                for each in found:
                    triggers(play, before, watcher, each)
            elif found:
                without = tuple(other for other in play.game.delayed if other is not delayed)
                play.set(play.game.but(delayed=without))
                triggers(play, before, watcher, found[0])
                break


def triggers(
    play: Play, before: Now, watcher: Watcher, found: WaitingTrigger, because: Rule | None = None
) -> bool:
    """The ability triggers for one occurrence, unless its condition is not met (603.4) or it has
    triggered this turn already and may do so once."""
    ability = watcher.ability
    if ability.trigger.action == UNLOCKS_THIS and of_other_half(play, watcher.object, found):
        return False
    if ability.condition is not None and not condition_holds(play, found):
        return False
    if (
        ability.done_once
        and (play.game.turn.number, watcher.object, ability) in play.game.triggered
    ):
        return False
    if (ability.once_each_turn or ability.twice_each_turn) and not _once_more(play, watcher):
        return False
    if because is None and ability.trigger.kind is Kind.IS_DEALT_EXCESS:
        because = cite(excess_damage)
    waits(play, before, watcher, found, because or why(play, watcher.keyword))
    return True


@rule("709.5h")
def of_other_half(play: Play, room: int | None, found: WaitingTrigger) -> bool:
    """What triggers as a half of a Room is unlocked stands on that half."""
    object = None if room is None else play.game.find(room)
    half = found.event.half if isinstance(found.event, ActionDone) else None
    if object is None or half is None or object.card.layout is not Layout.SPLIT:
        return False
    return found.ability not in object.card.halves[half].abilities


def _once_more(play: Play, watcher: Watcher) -> bool:
    """Whether an ability that says how often it triggers each turn may do so again."""
    ability = watcher.ability
    first = replace(ability, twice_each_turn=False)
    for known in dict.fromkeys((first, ability)):
        key = (play.game.turn.number, watcher.object, known)
        if key not in play.game.triggered:
            play.set(play.game.but(triggered=play.game.triggered | {key}))
            return True
    return False


def waits(play: Play, before: Now, watcher: Watcher, found: WaitingTrigger, because: Rule) -> None:
    """The ability has triggered and waits to be put on the stack."""
    found = where_it_went(play, found)
    name, keyword = label(play, found), watcher.keyword
    play.trace.append(
        Triggered(because, watcher.object, name, watcher.ability, keyword, before.game)
    )
    play.set(play.game.but(waiting=(*play.game.waiting, found)))


def why(play: Play, keyword: str | None) -> Rule:
    """The rule of the keyword that stands for the ability, else that of triggering."""
    stands_for = play.rules.on("keyword stands for", keyword)
    return cite(stands_for[0]) if stands_for else cite(watch)


@rule("603.4")
def condition_holds(play: Play, found: WaitingTrigger) -> bool:
    """A condition right after the trigger event is checked as the event occurs, and again as the
    ability resolves; the ability does nothing where it is not true."""
    condition = found.ability.condition
    if condition is None:
        return True
    try:
        return holds(play.now, condition, viewpoint(found))
    except NotModelled:
        play.not_applied(label(play, found), "the condition of a triggered ability")
        return False


def viewpoint(found: WaitingTrigger) -> Viewpoint:
    """From where the text of an ability that has triggered is read."""
    event = found.event
    return Viewpoint(
        found.source,
        found.controller,
        found.name,
        found.that_object,
        found.that_player,
        found.amount,
        subject=found.subject,
        host=_host_that_left(found),
        those=found.those,
        became=found.became,
        paid=found.paid,
        produced=found.event.mana if isinstance(found.event, TappedForMana | ManaAdded) else (),
        item=event.item if isinstance(event, BecameTarget | AbilityActivated) else None,
    )


@rule("603.10a")
def _host_that_left(found: WaitingTrigger) -> int | None:
    """An Equipment that sees what it was attached to leave the battlefield speaks of that, though
    it is attached to nothing by then."""
    watched = (found.ability.trigger, *found.ability.also)
    left = any(each.subject == Host() and each.kind in (Kind.DIES, Kind.LEAVES) for each in watched)
    return found.that_object if left else None


def label(play: Play, found: WaitingTrigger) -> str:
    """How the call names the source."""
    object = as_it_was(play.now, found.source)
    return object.label if object is not None else found.name


def where_it_went(play: Play, found: WaitingTrigger) -> WaitingTrigger:
    """A card whose own move to a public zone is the event (it was cycled, say) is the source from
    where it went (400.7): no last known information is kept of it."""
    if found.source is None or as_it_was(play.now, found.source) is not None:
        return found
    for object in play.game.objects.values():
        if object.former == found.source:
            return replace(found, source=object.id)
    return found


def matched(
    play: Play, view: Now, watcher: Watcher, trigger: Trigger, happened: list[Occurrence]
) -> list[WaitingTrigger]:
    """One trigger for each time that what happened matches the condition."""
    try:
        return list(matches_of(view, watcher, trigger, happened))
    except NotModelled:
        object = as_it_was(view, watcher.object)
        name = object.label if object is not None else watcher.name
        play.not_applied(name, "the event that a triggered ability watches for")
        return []
