"""Counters that are removed as a cost (CR 118.3): from which objects, and of which kinds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import matches, value
from app.terms.costs import RemoveCounters
from app.terms.effects import Effect
from app.terms.events import CountersRemoved
from app.terms.instructions import XIsNotZero

Removed = Counter[tuple[int, str]]


def holders(now: Now, part: RemoveCounters, player: int, at: Viewpoint) -> tuple[int, ...]:
    """The permanents that the cost may take counters from: the player's, with such a counter."""
    if part.what is None:
        there = now.game.find(at.object) if at.object is not None else None
        return (there.id,) if there is not None and _count(now, part, there.id) else ()
    own = (o.id for o in now.permanents(player) if _count(now, part, o.id))
    return tuple(id for id in own if matches(now, part.what, id, at))


def _count(now: Now, part: RemoveCounters, id: int) -> int:
    object = now.game.objects[id]
    if part.kind is not None:
        return object.count(part.kind)
    return sum(group.count for group in object.counters)


@rule("122.1")
def why_too_few(now: Now, part: RemoveCounters, player: int, at: Viewpoint) -> tuple[Reason, ...]:
    """A cost of more counters than there are can't be paid: on one object, or on all together."""
    number = value(now, part.count, at)
    counts = [_count(now, part, id) for id in holders(now, part, player, at)]
    there = sum(counts) if part.among else max(counts, default=0)
    if there >= number:
        return ()
    text = "there are less than {0} {1} counters that can be removed"
    return (Reason(cite(why_too_few), text, (str(number), part.kind or "such")),)


def remove(
    play: Play, part: RemoveCounters, player: int, at: Viewpoint, given: tuple[int, ...]
) -> None:
    """The counters are removed all at once, from the objects named or chosen.

    The answer to a choice of kind `remove counter` is an object's id, that to one of kind `counter`
    the kind of a counter.
    """
    taken: Removed = Counter()
    for _ in range(value(play.now, part.count, at)):
        id = _from_which(play, part, player, at, given, taken)
        taken[id, _of_which_kind(play, part, player, id, taken)] += 1
    events = [CountersRemoved(id, kind, count) for (id, kind), count in taken.items()]
    if events:
        play.happen(events, cite(why_too_few))


def _from_which(
    play: Play,
    part: RemoveCounters,
    player: int,
    at: Viewpoint,
    given: tuple[int, ...],
    taken: Removed,
) -> int:
    now = play.now
    used = Counter(dict.fromkeys(holders(now, part, player, at), 0))
    for (id, _), count in taken.items():
        used[id] += count
    left = {id: _count(now, part, id) - used[id] for id in used}
    need = value(now, part.count, at) - taken.total()
    last = max((id for id, _ in taken), default=0)
    if part.among:
        # In their order, so that the same counters are not chosen twice: with enough to come.
        later = [id for id in left if id >= last and left[id]]
        options = tuple(i for i in later if sum(left[id] for id in later if id >= i) >= need)
    else:
        options = tuple(id for id in left if left[id] >= need and id >= last)
        options = options[:1] if taken else options
    named = tuple(id for id in given if id in options)
    if named:
        return named[0]
    about = () if at.object is None else (at.object,)
    picked = play.choose(Choice(player, "remove counter", cite(why_too_few), about, options))
    assert isinstance(picked, int)
    return picked


def _of_which_kind(play: Play, part: RemoveCounters, player: int, id: int, taken: Removed) -> str:
    if part.kind is not None:
        return part.kind
    counters = play.game.objects[id].counters
    kinds = tuple(group.kind for group in counters if group.count > taken[id, group.kind])
    picked = play.choose(Choice(player, "counter", cite(why_too_few), (id,), kinds))
    return str(picked)


def named_for(now: Now, part: RemoveCounters, player: int, at: Viewpoint) -> Iterator[int]:
    """What may be named for the cost."""
    if part.what is not None:
        yield from holders(now, part, player, at)


@rule("107.3a", "effect", XIsNotZero)
def x_is_not_zero(play: Play, effect: XIsNotZero, at: Viewpoint) -> None:
    """That X can't be 0 is looked at as it is announced; nothing is done about it later."""


def why_not_zero(effects: tuple[Effect, ...], x: int | None, source: int) -> Iterator[Reason]:
    """Why X can't be 0, where the text says so."""
    if x == 0 and XIsNotZero() in effects:
        yield Reason(cite(x_is_not_zero), "X can't be 0 for {0}", (source,))
