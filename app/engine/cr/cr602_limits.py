"""Who may activate an ability and how often, where it says so itself (CR 602.5b)."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.statuses import has_status
from app.terms.abilities import ActivatedAbility
from app.terms.player_actions import ActivateAbility
from app.terms.selectors import Status
from app.terms.steps import Step

# Those that are keywords: the ability is called by them, `an exhaust ability`.
NAMES = frozenset({"boast", "exhaust", "forecast", "power-up"})
# How often an ability may be activated, by what it says of that: each turn or at all.
LIMITS = {
    "once": (1, False),
    "exhaust": (1, False),
    "power-up": (1, False),
    "boast": (1, True),
    "forecast": (1, True),
    "twice each turn": (2, True),
    "three times each turn": (3, True),
}


def how_often(now: Now, ability: ActivatedAbility) -> tuple[int | None, int]:
    """How often an ability may be activated (None: without limit), and in which turn that is
    counted; 0 where it is counted over the whole game."""
    if ability.once_each_turn:
        return 1, now.game.turn.number
    number, each_turn = LIMITS.get(ability.limit or "", (None, False))
    return number, now.game.turn.number if each_turn else 0


def times_used(now: Now, action: ActivateAbility) -> int:
    """How often this ability has been activated in the time in which that is counted."""
    _, turn = how_often(now, action.ability)
    name = repr(action.ability)
    return sum(
        1
        for when, object, what in now.game.used
        if (when, object) == (turn, action.source) and what.partition(" #")[0] == name
    )


@rule("702.142a")
def why_not_boast(now: Now, action: ActivateAbility) -> Iterator[Reason]:
    """A creature boasts only in a turn in which it attacked."""
    if action.ability.limit != "boast":
        return
    if not has_status(now, Status.ATTACKED_THIS_TURN, action.source):
        yield Reason(cite(why_not_boast), "{0} has not attacked this turn", (action.source,))


@rule("702.57b")
def why_not_forecast(now: Now, action: ActivateAbility) -> Iterator[Reason]:
    """A forecast ability is activated in its owner's upkeep only."""
    turn = now.game.turn
    if action.ability.limit != "forecast":
        return
    if turn.step is not Step.UPKEEP or turn.active != now.game.objects[action.source].owner:
        yield Reason(
            cite(why_not_forecast), "it is not the upkeep of {0}'s owner", (action.source,)
        )


OPPONENTS_ONLY = "your opponents"


def called(ability: ActivatedAbility) -> str | None:
    """The keyword by which such an ability is called, as `an exhaust ability`."""
    return ability.limit if ability.limit in NAMES else None


def open_to(now: Now, action: ActivateAbility, holder: int) -> bool:
    """Whether the ability itself says that this player may activate it."""
    if action.ability.limit == OPPONENTS_ONLY:
        return action.player in now.game.opponents(holder)
    return action.ability.limit == "any player"
