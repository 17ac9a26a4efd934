"""Telling whether two positions are the same, cheaply: unchanged parts are shared between games,
so each object's state is turned into a key once and then known by identity."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields
from operator import attrgetter

from app.engine.kernel.game import ActiveEffect, GameObject, StackItem, WaitingTrigger
from app.judge.line import Line

# Everything about an object but its card, which is the same one or another by identity.
STATE = attrgetter(*(field.name for field in fields(GameObject) if field.name != "card"))
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
        self._terms: dict[int, tuple[Hashable, int]] = {}

    def key(self, line: Line) -> Hashable:
        """Equal for lines that have the same position and counted the same things on the way."""
        game = line.game
        return (
            tuple(map(self.object, game.objects.values())),
            tuple((id, self.object(known.object)) for id, known in game.last_known.items()),
            game.players,
            game.turn,
            game.combat,
            tuple(map(self.item, game.stack)),
            tuple(map(self.item, game.left_stack)),
            tuple(map(self.effect, game.effects)),
            tuple(map(trigger, game.waiting)),
            tuple(delayed.id for delayed in game.delayed),
            len(game.triggered),
            game.draw,
            line.tally,
            line.pins,
        )

    def object(self, object: GameObject) -> int:
        """A number for an object's state, the same for the same state."""
        known = self._objects.get(id(object))
        if known is not None and known[0] is object:
            return known[1]
        value = (id(object.card), STATE(object))
        number = self._values.setdefault(value, len(self._values))
        self._objects[id(object)] = (object, number)
        return number

    def _term(self, term: Hashable) -> int:
        """What an effect says: made anew at each resolution, though it is the same."""
        known = self._terms.get(id(term))
        if known is None or known[0] is not term:
            known = (term, self._values.setdefault(term, len(self._values)))
            self._terms[id(term)] = known
        return known[1]

    def effect(self, effect: ActiveEffect) -> Hashable:
        """A key for a continuous effect."""
        return _EFFECT(effect), self._term(effect.effect)

    def item(self, item: StackItem) -> Hashable:
        """A key for a spell or ability on the stack."""
        waited = None if item.trigger is None else _TRIGGER(item.trigger)
        said = (item.targets, item.x, item.paid, item.divided)
        return (item.id, item.controller, item.source, said, waited, self._term(item.effects))


def trigger(waiting: WaitingTrigger) -> Hashable:
    """A key for an ability that has triggered and waits."""
    return id(waiting.ability), _TRIGGER(waiting)
