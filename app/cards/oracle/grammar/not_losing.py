"""What keeps players from losing the game for a turn."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.effects import Duration, StartModification
from app.terms.life import DamageLeavesLife
from app.terms.modifications import CantLose
from app.terms.selectors import Who

_GAME = "the game this turn"
_UNTIL = "until end of turn"
_TURN = Duration.END_OF_TURN


def _leaves(least: int, same: int) -> StartModification:
    if least != same:
        raise Unfit
    return StartModification(DamageLeavesLife(Who.YOU, least), _TURN)


def _least(term: Any) -> tuple[Any, ...] | None:
    match term:
        case StartModification(DamageLeavesLife(who=Who.YOU, least=least), duration=duration):
            return (least, least) if duration is _TURN else None
    return None


SHAPES = (
    Shape(
        "clause",
        f"you can't lose {_GAME} and your opponents can't win {_GAME}",
        StartModification(CantLose(Who.YOU), _TURN),
    ),
    Shape(
        "clause",
        f"{_UNTIL}, damage that would reduce your life total to less than {{least:numeral}} "
        "reduces it to {same:numeral} instead",
        via(_leaves, _least, S.least, S.same),
    ),
)
