"""What happened since the call began, counted: damage dealt and prevented, deaths, triggers.

A tally is worked out from the trace as play goes on, so that lines of play which end in the same
position but came there otherwise are told apart.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from app.engine.kernel.components import pieces_of
from app.engine.kernel.game import Game, GameObject
from app.engine.kernel.trace import Entry, Happened, Resolved, Triggered
from app.terms.events import CeasesToExist, Countered, Damage, DamagePrevented, Event, Moved
from app.terms.zones import Zone

Tally = frozenset[tuple[Hashable, int]]
EMPTY: Tally = frozenset()


def add(tally: Tally, entries: Iterable[Entry]) -> Tally:
    """The tally with some more of the trace counted.

    Keys: `("dealt", recipient)`, `("prevented",)`, `("died", object)`, `("ceased", object)`,
    `("triggers", label)`, `("resolved", label)`, `("did not resolve", label)`; objects by the id
    they had then.
    """
    counts: dict[Hashable, int] | None = None
    for entry in entries:
        for key, amount in _counted(entry):
            if counts is None:
                counts = dict(tally)
            counts[key] = counts.get(key, 0) + amount
    return tally if counts is None else frozenset(counts.items())


_COUNTED = (Damage, DamagePrevented, Moved, CeasesToExist, Countered)


def _counted(entry: Entry) -> Iterable[tuple[Hashable, int]]:
    if isinstance(entry, Happened):
        for event in entry.events:
            if isinstance(event, _COUNTED):
                yield from _of_event(event, entry.before)
    elif isinstance(entry, Triggered):
        yield ("triggers", entry.label), 1
    elif isinstance(entry, Resolved):
        yield ("resolved" if entry.why is None else "did not resolve", entry.item.name), 1


def labels_of(object: GameObject) -> tuple[str, ...]:
    """What an object is called, and what has merged with it."""
    if not object.components:
        return (object.label,)
    return tuple(dict.fromkeys((object.label, *(piece.label for piece in pieces_of(object)))))


def _of_event(event: Event, before: Game) -> Iterable[tuple[Hashable, int]]:
    match event:
        case Damage():
            yield ("dealt", event.recipient), event.amount
        case DamagePrevented():
            yield ("prevented",), event.amount
        case Moved(to=Zone.GRAVEYARD):
            object = before.find(event.object)
            if object is not None and object.zone is Zone.BATTLEFIELD:
                for label in labels_of(object):
                    yield ("died", label), 1
        case CeasesToExist():
            object = before.find(event.object)
            if object is not None:
                yield ("ceased", object.label), 1
        case Countered():
            for item in before.stack:
                if item.id == event.object:
                    yield ("did not resolve", item.name), 1
