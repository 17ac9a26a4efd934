"""Telling whether two positions are the same, cheaply: unchanged parts are shared between games,
so each object's state is turned into a key once and then known by identity."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields
from operator import attrgetter

from app.engine.kernel.game import ActiveEffect, GameObject, StackItem, WaitingTrigger
from app.judge.line import Line

# Everything about an object but its card, which is the same one or another by identity.
_STATE = attrgetter(*(field.name for field in fields(GameObject) if field.name != "card"))
_EFFECT = attrgetter(
    *(field.name for field in fields(ActiveEffect) if field.name not in ("effect", "source_name"))
)
_TRIGGER = attrgetter(
    *(f.name for f in fields(WaitingTrigger) if f.name not in ("ability", "event"))
)


class Same:
    """Keys for lines of one exploration."""

    def __init__(self) -> None:
        self._objects: dict[int, tuple[GameObject, int]] = {}
        self._values: dict[Hashable, int] = {}

    def key(self, line: Line) -> Hashable:
        """Equal for lines that have the same position and counted the same things on the way."""
        game = line.game
        return (
            tuple(map(self._object, game.objects.values())),
            tuple((id, self._object(known.object)) for id, known in game.last_known.items()),
            game.players,
            game.turn,
            game.combat,
            tuple(map(_item, game.stack)),
            tuple(map(_item, game.left_stack)),
            tuple((_EFFECT(effect), id(effect.effect)) for effect in game.effects),
            tuple((id(waiting.ability), _TRIGGER(waiting)) for waiting in game.waiting),
            tuple(delayed.id for delayed in game.delayed),
            len(game.triggered),
            game.draw,
            line.tally,
            line.pins,
        )

    def _object(self, object: GameObject) -> int:
        known = self._objects.get(id(object))
        if known is not None and known[0] is object:
            return known[1]
        value = (id(object.card), _STATE(object))
        number = self._values.setdefault(value, len(self._values))
        self._objects[id(object)] = (object, number)
        return number


def _item(item: StackItem) -> Hashable:
    trigger = None if item.trigger is None else _TRIGGER(item.trigger)
    said = (item.targets, item.x, item.paid, item.divided)
    return (item.id, item.controller, item.source, said, trigger, id(item.effects))
