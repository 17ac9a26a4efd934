"""An ability that has triggered and resolved, for tests of what it does."""

from __future__ import annotations

from app.engine.kernel.play import Play
from app.terms.abilities import EventKind, Trigger, TriggeredAbility
from app.terms.effects import Effect
from app.terms.events import StepBegins
from app.terms.selectors import CREATURE, AllOf, Controlled, Who
from app.terms.steps import Step
from app.terms.types import CardType
from tests.engine.build import Board, settle, supposed

THEIRS = AllOf((CREATURE, Controlled(Who.OPPONENT)))
LAND = frozenset({CardType.LAND})


def resolved(board: Board, source: int, *answers: object) -> Play:
    """Its upkeep ability has triggered and resolved."""
    play = board.play(Step.UPKEEP, *answers)
    supposed(play, StepBegins(Step.UPKEEP.value, 0))
    return settle(play)


def doing(board: Board, *effects: Effect, **more: object) -> int:
    """A 2/2 of the first player whose upkeep ability has these effects."""
    trigger = Trigger(EventKind.BEGINNING_OF_STEP, step=Step.UPKEEP)
    ability = TriggeredAbility(trigger, effects, **more)  # type: ignore[arg-type]
    return board.creature(0, 2, 2, ability)


def lives(play: Play) -> list[int]:
    return [player.life for player in play.game.players]
