"""Creatures (CR 302)."""

from __future__ import annotations

from app.engine.kernel.game import Game
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule


@rule("302.6")
def summoning_sick(now: Now, creature: int) -> bool:
    """A creature that has not been its controller's since their turn began can't attack, nor use
    abilities that cost {T} or {Q}, unless it has haste."""
    return now.game.objects[creature].sick and not now.has(creature, "haste")


@rule("302.6", "state-based check", order=-2)
def comes_under_control(play: Play) -> bool:
    """What has come under another player's control has not been theirs since their turn began.

    Looked at before state-based actions each time, as nothing asks in between.
    """
    held = held_now(play.now)
    if held:
        objects = dict(play.game.objects)
        for id, player in held.items():
            objects[id] = objects[id].but(held_by=player, sick=True)
        game: Game = play.game.but(objects=objects)
        play.set(game)
    return False


def held_now(now: Now) -> dict[int, int]:
    """The permanents that another player controls than when that was last looked at, with who."""
    objects = now.game.objects
    found: dict[int, int] = {}
    for id, known in now.characteristics.items():
        object = objects[id]
        before = object.controller if object.held_by is None else object.held_by
        if known.controller != before:
            found[id] = known.controller
    return found
