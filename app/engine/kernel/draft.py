"""A game in the making: what a batch of events changes, each part copied at its first change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.engine.kernel.game import ActiveEffect, Combat, Game, GameObject, Known, Player
from app.engine.kernel.now import Now
from app.terms.zones import Zone


class Draft:
    """A game being changed by one batch; `now` is how it was seen before the batch.

    What no event changes stays the very same part, by which views of the game know that there is
    nothing to work out anew.
    """

    def __init__(self, now: Now) -> None:
        game = now.game
        self.now = now
        self.objects: Mapping[int, GameObject] = game.objects
        self.players: tuple[Player, ...] = game.players
        self.combat: Combat | None = game.combat
        self.effects: tuple[ActiveEffect, ...] = game.effects
        self.next_id = game.next_id
        # What it becomes, day or night.
        self.daytime: str | None = None
        # What has left the battlefield.
        self.left: set[int] = set()
        self._objects: dict[int, GameObject] | None = None
        self._battlefield: list[int] | None = None
        self._last_known: dict[int, Known] | None = None
        self._next_timestamp = game.next_timestamp

    def timestamp(self) -> int:
        """The next timestamp."""
        self._next_timestamp += 1
        return self._next_timestamp - 1

    def put(self, object: GameObject) -> None:
        """An object as it is from now on; a new one comes last."""
        self._own_objects()[object.id] = object

    def add(self, object: GameObject) -> None:
        """A new object, whose id is `next_id`."""
        self.next_id += 1
        self.put(object)
        if object.zone is Zone.BATTLEFIELD:
            self._own_battlefield().append(object.id)

    def add_first(self, object: GameObject) -> None:
        """A new object, whose id is `next_id`, before all others: on top of a library."""
        self.next_id += 1
        self._objects = {object.id: object, **self._own_objects()}
        self.objects = self._objects

    def remove(self, object: GameObject) -> None:
        """The object is there no longer, nor on the battlefield."""
        del self._own_objects()[object.id]
        if object.zone is Zone.BATTLEFIELD:
            self._own_battlefield().remove(object.id)
            self.left.add(object.id)

    def remember(self, known: Known) -> None:
        """Last known information of an object that leaves its zone."""
        if self._last_known is None:
            self._last_known = dict(self.now.game.last_known)
        self._last_known[known.object.id] = known

    def put_player(self, index: int, **changes: Any) -> None:
        """A player's values as they are from now on."""
        player = self.players[index].but(**changes)
        self.players = (*self.players[:index], player, *self.players[index + 1 :])

    def _own_objects(self) -> dict[int, GameObject]:
        if self._objects is None:
            self._objects = dict(self.now.game.objects)
            self.objects = self._objects
        return self._objects

    def _own_battlefield(self) -> list[int]:
        if self._battlefield is None:
            self._battlefield = list(self.now.game.battlefield)
        return self._battlefield

    def finish(self) -> Game:
        """The game after the batch; the same one where nothing was changed."""
        game = self.now.game
        changes: dict[str, Any] = {}
        if self._objects is not None:
            changes["objects"] = self._objects
        if self._battlefield is not None:
            changes["battlefield"] = tuple(self._battlefield)
        if self._last_known is not None:
            changes["last_known"] = self._last_known
        if self.players is not game.players:
            changes["players"] = self.players
        if self.combat is not game.combat:
            changes["combat"] = self.combat
        if self.effects is not game.effects:
            changes["effects"] = self.effects
        if self.daytime is not None:
            changes["turn"] = game.turn.but(daytime=self.daytime)
        if self.next_id != game.next_id:
            changes["next_id"] = self.next_id
        if self._next_timestamp != game.next_timestamp:
            changes["next_timestamp"] = self._next_timestamp
        return game.but(**changes) if changes else game
