"""A game in the making: what a batch of events changes, copied once for the whole batch."""

from __future__ import annotations

from dataclasses import replace

from app.engine.kernel.game import ActiveEffect, Combat, Game, GameObject, Player
from app.engine.kernel.now import Now


class Draft:
    """A game being changed by one batch; `now` is how it was seen before the batch."""

    def __init__(self, now: Now) -> None:
        game = now.game
        self.now = now
        self.objects: dict[int, GameObject] = dict(game.objects)
        self.players: list[Player] = list(game.players)
        self.battlefield: list[int] = list(game.battlefield)
        self.combat: Combat | None = game.combat
        self.effects: tuple[ActiveEffect, ...] = game.effects
        self.last_known = dict(game.last_known)
        self.next_id = game.next_id
        self.next_timestamp = game.next_timestamp

    def timestamp(self) -> int:
        """The next timestamp."""
        self.next_timestamp += 1
        return self.next_timestamp - 1

    def finish(self) -> Game:
        """The game after the batch."""
        return replace(
            self.now.game,
            objects=self.objects,
            players=tuple(self.players),
            battlefield=tuple(self.battlefield),
            combat=self.combat,
            effects=self.effects,
            last_known=self.last_known,
            next_id=self.next_id,
            next_timestamp=self.next_timestamp,
        )
