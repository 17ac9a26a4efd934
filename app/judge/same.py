"""Telling whether two positions are the same, cheaply: unchanged parts are shared between games,
so each object's state is turned into a key once and then known by identity."""

from __future__ import annotations

from collections.abc import Hashable

from app.engine.kernel.game import GameObject
from app.judge.line import Line


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
            game.players,
            game.turn,
            tuple((item.id, item.source, item.targets) for item in game.stack),
            game.combat,
            tuple((effect.id, effect.left) for effect in game.effects),
            len(game.waiting),
            game.draw,
            line.tally,
            line.pins,
        )

    def _object(self, object: GameObject) -> int:
        known = self._objects.get(id(object))
        if known is not None and known[0] is object:
            return known[1]
        value = (
            object.id,
            id(object.card),
            object.controller,
            object.zone,
            object.face,
            object.tapped,
            object.flipped,
            object.face_down,
            object.phased_out,
            object.sick,
            object.damage,
            object.deathtouched,
            object.counters,
            object.attached_to,
            object.protector,
            object.chosen,
            object.marks,
        )
        number = self._values.setdefault(value, len(self._values))
        self._objects[id(object)] = (object, number)
        return number
