"""Where play stands once all has been done that a call says."""

from __future__ import annotations

from app.engine.kernel.game import Progress
from app.judge.line import Line
from app.judge.ruling import Standing
from app.judge.session import Session


def stands(session: Session, line: Line) -> Standing:
    """Where play stands on a line."""
    game = line.game
    turn = game.turn
    players = session.table.players
    return Standing(
        players[turn.active],
        turn.step.value,
        players[turn.priority] if turn.progress is Progress.PRIORITY else "",
        tuple(item.name for item in game.stack),
        "" if line.open is None else line.open.kind,
    )
