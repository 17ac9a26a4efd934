"""Timing and priority (CR 117): the units of play in which players act and pass."""

from __future__ import annotations

from app.engine.cr.cr500_turn_structure import goes_on
from app.engine.cr.cr514_cleanup_step import needs_priority
from app.engine.kernel.game import Game, Progress
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.terms.steps import NO_PRIORITY, Step


@rule("117.5", "unit", Progress.CHECK)
def before_priority(play: Play) -> None:
    """Before a player gets priority: state-based actions until none is left, then waiting triggers
    go on the stack, and all of it again until nothing more comes.

    One round a unit, so that play is cut between them.
    """
    for check in play.rules.all("state-based check"):
        if check(play):
            if play.game.turn.step is Step.CLEANUP:
                goes_on(play, cleanup_again=True)
            return
    if play.game.turn.ending is not None:
        goes_on(play, progress=Progress.END)
        return
    for watch in play.rules.all("state triggers"):
        watch(play)
    if play.game.waiting:
        for put in play.rules.all("put triggers on the stack"):
            put(play)
        return
    turn = play.game.turn
    if turn.step is Step.CLEANUP and not needs_priority(play):
        goes_on(play, progress=Progress.END)
        return
    if turn.step in NO_PRIORITY and turn.step is not Step.CLEANUP:
        goes_on(play, progress=Progress.END)
        return
    goes_on(play, progress=Progress.PRIORITY, passed=0)


@rule("117.4", "unit", Progress.PRIORITY)
def everyone_passes(play: Play) -> None:
    """All players who have priority yet to come pass in succession: the top of the stack resolves,
    or the step ends where the stack is empty."""
    if play.game.stack:
        resolve_top(play)
        return
    goes_on(play, progress=Progress.END, passed=0)


@rule("117.3c", "unit", Progress.ACT)
def player_acts(play: Play) -> None:
    """The player does what they said they would, and has priority afterwards."""
    doing = play.game.doing
    assert doing is not None
    for carry_out in play.rules.on("action", type(doing)):
        carry_out(play, doing)
    play.set(play.game.but(doing=None))
    goes_on(play, progress=Progress.CHECK, priority=doing.player, passed=0)


@rule("117.3d")
def one_passes(game: Game) -> Game | None:
    """The player with priority passes, and the next player in turn order has it. None where that
    was the last of them: then `everyone_passes`."""
    turn = game.turn
    order = game.turn_order(turn.priority)
    if turn.passed + 1 >= len(order):
        return None
    return game.but(turn=turn.but(passed=turn.passed + 1, priority=order[1]))


def resolve_top(play: Play) -> None:
    """The top of the stack resolves; then the active player gets priority (117.3b)."""
    for resolve in play.rules.all("resolve"):
        resolve(play)
    goes_on(play, progress=Progress.CHECK, passed=0, priority=play.game.turn.active)
