"""Which door of which Room a call speaks of."""

from __future__ import annotations

from collections.abc import Iterator

from app.calls.name import Name
from app.engine.cr.cr709_rooms import is_room, locked_halves
from app.engine.kernel.game import GameObject
from app.judge.line import Line
from app.judge.problem import CallProblem
from app.judge.session import Session
from app.terms.zones import Zone


def the_door(session: Session, line: Line, name: Name) -> tuple[GameObject, int]:
    """The Room and which half of it is meant: one that is locked, where there are several."""
    found = list(_doors(session, line, name))
    if not found:
        raise CallProblem(f"{name} is no door of a Room on the battlefield")
    locked = [(room, half) for room, half in found if half in locked_halves(room)]
    if len(locked) > 1:
        raise CallProblem(f"{name} has two locked doors: name one")
    return (locked or found)[0]


def _doors(session: Session, line: Line, name: Name) -> Iterator[tuple[GameObject, int]]:
    folded = name.text.casefold()
    rooms = [
        object
        for object in line.game.objects.values()
        if object.zone is Zone.BATTLEFIELD and is_room(object.card)
    ]
    by_door = [
        (room, half)
        for room in rooms
        for half, face in enumerate(room.card.halves)
        if face.name.casefold() == folded
    ]
    yield from by_door
    if not by_door:
        meant = session.table.maybe(line.game, name)
        if meant is not None and meant in rooms:
            yield from ((meant, half) for half in range(2))
