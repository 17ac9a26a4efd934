"""Moving a counter from one object to another, and putting an object's counters on another."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import doer, permanents
from app.engine.kernel.batch import cannot
from app.engine.kernel.choice import Choice
from app.engine.kernel.game import Counters
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.who import as_it_was
from app.terms.events import CountersPut, CountersRemoved, Event
from app.terms.moved_counters import MovesCounters, TakeCountersOfChoice


@rule("122.5", "effect", MovesCounters)
def move_counter(play: Play, effect: MovesCounters, at: Viewpoint) -> None:
    """A counter that is moved is taken off the one object and put on the other; where there is none
    to take, the other can have none, or one of them is gone or both are the same, nothing
    happens."""
    if effect.kind is None and not effect.every:
        put_its_counters(play, effect, at)
        return
    source, to = permanents(play.now, effect.what, at), permanents(play.now, effect.to, at)
    if len(to) != 1:
        return
    events: list[Event] = []
    for id in source:
        if id in to:
            continue
        for group in play.game.objects[id].counters:
            if effect.kind in (group.kind, None) and group.count:
                events += _moved(play, effect, id, to[0], group, at)
    if events:
        play.happen(events, cite(move_counter))


def _moved(
    play: Play, effect: MovesCounters, id: int, to: int, group: Counters, at: Viewpoint
) -> list[Event]:
    """The counters of one kind go, unless they can't be put there."""
    count = group.count if effect.every else 1
    put = CountersPut(to, group.kind, count, at.controller, effect=True)
    kept_off = cannot(play.now, put)
    if kept_off is None:
        return [CountersRemoved(id, group.kind, count), put]
    play.note(kept_off.because, kept_off.text, *kept_off.about, negative=True)
    return []


@rule("122.8")
def put_its_counters(play: Play, effect: MovesCounters, at: Viewpoint) -> None:
    """As many counters of each kind as an object has, or had as it left, are put on another; they
    are not moved."""
    found = doer(play.now, effect.what, at)
    object = as_it_was(play.now, found)
    if object is None:
        return
    events = [
        CountersPut(to, group.kind, group.count, at.controller, effect=True)
        for to in permanents(play.now, effect.to, at)
        for group in object.counters
        if group.count
    ]
    if events:
        play.happen(events, cite(put_its_counters))


@rule("122.5", "effect", TakeCountersOfChoice)
def take_counters(play: Play, effect: TakeCountersOfChoice, at: Viewpoint) -> None:
    """Which counters are taken off, and how many where any number may be, is chosen as it is done;
    none is taken that can't be put on what it is moved onto.

    The answers are a word, to a choice of kind `kind of counter`, and numbers.
    """
    to = () if effect.to is None else permanents(play.now, effect.to, at)
    if effect.to is not None and len(to) != 1:
        return
    events: list[Event] = []
    for id in permanents(play.now, effect.what, at):
        if id in to:
            continue
        for kind, count in _chosen(play, effect, id, to, at):
            events.append(CountersRemoved(id, kind, count))
            events += [CountersPut(there, kind, count, at.controller, effect=True) for there in to]
    if events:
        play.happen(events, cite(take_counters))


def _chosen(
    play: Play, effect: TakeCountersOfChoice, id: int, to: tuple[int, ...], at: Viewpoint
) -> list[tuple[str, int]]:
    """The kinds of counters that are taken off the object, and how many of each."""
    now, because = play.now, cite(take_counters)
    there = {
        group.kind: group.count
        for group in play.game.objects[id].counters
        if group.count
        and effect.kind in (None, group.kind)
        and not any(cannot(now, CountersPut(on, group.kind, 1, at.controller)) for on in to)
    }
    if not there:
        return []
    if not effect.any_number:
        asked = Choice(at.controller, "kind of counter", because, (id,), tuple(there))
        return [(str(play.choose(asked)), 1)]
    found = []
    for kind, most in there.items():
        asked = Choice(at.controller, "number", because, (id,), tuple(range(most + 1)))
        number = play.choose(asked)
        assert isinstance(number, int)
        if number:
            found.append((kind, number))
    return found
