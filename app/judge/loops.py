"""Loops: play that comes back to the same position with nobody having had anything to decide.

Play is a function of the position, so what has come back once comes back for ever (CR 104.4b).
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields
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
        return all(
            now.life >= then.life for now, then in zip(game.players, before.players, strict=True)
        )


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
