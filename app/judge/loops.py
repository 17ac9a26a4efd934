"""Loops: play that comes back to the same position.

Play is a function of the position, so what has come back once with nobody having had anything to
decide comes back for ever (CR 104.4b); where somebody had, the loop is named (732.2a).
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, fields
from operator import attrgetter

from app.engine.kernel.game import Game, GameObject, Player, StackItem
from app.terms.events import PlayerRef, Recipient

# So many units are played before anything is compared: what counts up to a number has done so.
UNITS = 120
# New each time that an object moves, and so no part of how things stand.
_RENEWED = {"id", "card", "timestamp", "former", "first", "turned", "held_by", "attached_to"}
_STATE = attrgetter(*(f.name for f in fields(GameObject) if f.name not in _RENEWED))
# Life is compared apart; the others count what has happened this turn.
_COUNTED = {"life", "life_gained", "life_lost", "abilities"}
_PLAYER = attrgetter(*(f.name for f in fields(Player) if f.name not in _COUNTED))


class Loops:
    """The positions that one line of play has come through."""

    def __init__(self) -> None:
        self._units = 0
        # The games are kept, as their parts are known by identity.
        self._seen: dict[Hashable, Game] = {}

    def closed(self, game: Game) -> bool:
        """Whether play has come back to where it was, no player having less life than then."""
        self._units += 1
        if self._units < UNITS:
            return False
        before = self._seen.setdefault(_key(game), game)
        if before is game:
            return False
        return _no_less_life(game, before)


# So many decisions are made on a line before positions are compared.
DECISIONS = 6
AROUND = (
    "play can go round in a loop that has choices in it, as often as the players like (732.2a); "
    "that is no draw (104.4b), and not every number of rounds was looked at"
)


@dataclass(frozen=True, slots=True)
class Decided:
    """The positions in which one line of play was asked something, the last one first."""

    game: Game
    depth: int
    key: Hashable | None = None
    before: Decided | None = None

    @classmethod
    def at(cls, game: Game, before: Decided | None) -> Decided:
        """One decision more, unless it is one of the same unit of play."""
        if before is not None and before.game is game:
            return before
        depth = 1 if before is None else before.depth + 1
        return cls(game, depth, _key(game) if depth > DECISIONS else None, before)

    def closed(self) -> bool:
        """Whether the line has come back to a position of its own, no player having less life."""
        earlier = self.before
        while self.key is not None and earlier is not None:
            if earlier.key == self.key and _no_less_life(self.game, earlier.game):
                return True
            earlier = earlier.before
        return False


def _no_less_life(now: Game, then: Game) -> bool:
    return all(a.life >= b.life for a, b in zip(now.players, then.players, strict=True))


def _key(game: Game) -> Hashable:
    return (
        frozenset(_object(game, each) for each in game.objects.values()),
        len(game.objects),
        tuple(map(_PLAYER, game.players)),
        game.turn,
        game.combat,
        tuple(_item(game, item) for item in game.stack),
        tuple(map(id, game.effects)),
        tuple((id(one.ability), one.controller, one.name) for one in game.waiting),
        tuple(map(id, game.delayed)),
        game.extra_turns,
        game.triggered,
        game.used,
        game.tally,
    )


def _object(game: Game, object: GameObject) -> Hashable:
    host = object.attached_to
    return (id(object.card), _STATE(object), None if host is None else _named(game, host))


def _item(game: Game, item: StackItem) -> Hashable:
    targets = tuple(None if each is None else _named(game, each) for each in item.targets)
    source = None if item.source is None else _named(game, item.source)
    return (item.name, item.controller, source, targets, item.x, id(item.effects))


def _named(game: Game, what: Recipient) -> Hashable:
    if isinstance(what, PlayerRef):
        return what
    found = game.find(what)
    return what if found is None else (found.label, found.zone)
