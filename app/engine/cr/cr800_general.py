"""Multiplayer games (CR 800): a player leaves and the others play on."""

from __future__ import annotations

from dataclasses import replace

from app.engine.kernel.game import ActiveEffect
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import ContinuousChange
from app.terms.changes import ChangeControl
from app.terms.events import CeasesToExist, Event, Moved, PlayerLoses
from app.terms.selectors import Who
from app.terms.zones import Zone


@rule("800.4a", "observe", PlayerLoses, order=10)
def leaves_the_game(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """When a player leaves the game everything they own leaves with them, what gave them control of
    other things ends, their abilities on the stack cease to exist, and what they still control is
    exiled. Where only one player is left the game is over, and nothing of that matters."""
    for event in events:
        if isinstance(event, PlayerLoses) and len(play.game.turn_order()) > 1:
            _leaves(play, event.player)


def _leaves(play: Play, player: int) -> None:
    owned = [object.id for object in play.game.objects.values() if object.owner == player]
    play.happen([CeasesToExist(id) for id in owned], cite(leaves_the_game))
    game = play.game
    play.set(
        game.but(
            effects=tuple(e for e in game.effects if not _gives_control(e, player)),
            stack=tuple(item for item in game.stack if item.controller != player),
            waiting=tuple(each for each in game.waiting if each.controller != player),
            delayed=tuple(each for each in game.delayed if each.controller != player),
        )
    )
    now = play.now
    held = [object.id for object in now.permanents(player)]
    play.happen([Moved(id, Zone.EXILE) for id in held], cite(leaves_the_game))
    _priority_passes(play, player)


def _gives_control(active: ActiveEffect, player: int) -> bool:
    effect = active.effect
    return isinstance(effect, ContinuousChange) and any(
        change.player == player or (change.player is Who.YOU and active.controller == player)
        for change in effect.changes
        if isinstance(change, ChangeControl)
    )


def _priority_passes(play: Play, player: int) -> None:
    turn = play.game.turn
    if turn.priority == player:
        following = play.game.turn_order(player)
        play.set(play.game.but(turn=replace(turn, priority=following[0], passed=0)))
