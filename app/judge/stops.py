"""Where play is to stop: predicates on a game."""

from __future__ import annotations

from app.engine.kernel.game import Game, Progress
from app.judge.explore import Stop
from app.judge.problem import CallProblem
from app.terms.steps import COMBAT_STEPS, STEP_ORDER, Step

_NO_PRIORITY = (Step.UNTAP, Step.CLEANUP)


def someone_may_act(game: Game) -> bool:
    """A player has priority, nobody having passed yet."""
    return game.turn.progress is Progress.PRIORITY and not game.turn.passed


def settled(game: Game) -> bool:
    """State-based actions and triggers are dealt with: a player may act, or none may here."""
    if someone_may_act(game):
        return True
    return game.turn.step in _NO_PRIORITY and game.turn.progress is Progress.END


def before(step: Step) -> Stop:
    """The step has come; its turn-based actions have not."""

    def stop(game: Game) -> bool:
        return game.turn.step is step and game.turn.progress is Progress.BEGIN

    return stop


def resolved(start: Game) -> Stop:
    """What was on top of the stack has left it, and a player may act again."""
    top = start.stack[-1].id

    def stop(game: Game) -> bool:
        return settled(game) and all(item.id != top for item in game.stack)

    return stop


def stack_empty(game: Game) -> bool:
    """The stack is empty and a player may act."""
    return settled(game) and not game.stack


def next_step(start: Game) -> Stop:
    """Another step has come, and a player may act in it."""
    was = (start.turn.number, start.turn.step)

    def stop(game: Game) -> bool:
        return (game.turn.number, game.turn.step) != was and settled(game)

    return stop


def end_of_what_happens(start: Game) -> Stop:
    """In combat: its last step is done. Elsewhere: the stack is empty."""
    if start.turn.step not in COMBAT_STEPS:
        return stack_empty
    number = start.turn.number

    def stop(game: Game) -> bool:
        turn = game.turn
        if turn.number != number or turn.step not in COMBAT_STEPS:
            return True
        return turn.step is Step.END_OF_COMBAT and turn.progress is Progress.END

    return stop


def _why_skipped(step: Step) -> str:
    match step:
        case Step.FIRST_STRIKE_DAMAGE:
            return "nothing has first strike or double strike, or nothing fights (510.4, 508.8)"
        case Step.DECLARE_BLOCKERS | Step.COMBAT_DAMAGE:
            return "it is skipped, as nothing is attacking (508.8)"
        case _:
            return "it is skipped"


def place(game: Game) -> tuple[int, int, int]:
    """How far the game has come: the turn's number, how many phases were added to it so far, and
    the step's place in it."""
    return game.turn.number, game.turn.part, STEP_ORDER.index(game.turn.step)


def step_begun(start: Game, step: Step, player: int | None) -> Stop:
    """The next such step (in that player's turn) has begun; its turn-based actions are done.

    Raises CallProblem once play has gone past where it should have come.
    """
    wanted = STEP_ORDER.index(step)
    number, part, index = place(start)
    players = len(start.players)
    if wanted == index and start.turn.progress is Progress.BEGIN:
        index -= 1

    def stop(game: Game) -> bool:
        turn, added, at = place(game)
        if (turn, added, at) <= (number, part, index):
            return False
        right_player = player is None or game.turn.whose == player
        if at == wanted and right_player:
            return settled(game)
        same_turn = wanted > index and player in (None, start.turn.whose)
        candidate = number if same_turn else number + 1
        late = (turn, at) > (candidate, wanted) if player is None else turn > number + players + 1
        if late or (player is not None and right_player and turn >= candidate and at > wanted):
            raise CallProblem(f"there is no {step.value} step to go to: {_why_skipped(step)}")
        return False

    return stop
