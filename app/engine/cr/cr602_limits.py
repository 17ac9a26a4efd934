"""Who may activate an ability and how often, where it says so itself (CR 602.5b)."""

from __future__ import annotations

from app.engine.kernel.now import Now
from app.terms.abilities import ActivatedAbility
from app.terms.player_actions import ActivateAbility

# How often an ability may be activated, by what it says of that: each turn or at all.
LIMITS = {
    "once": (1, False),
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


def open_to(now: Now, action: ActivateAbility, holder: int) -> bool:
    """Whether the ability itself says that this player may activate it."""
    if action.ability.limit == "your opponents":
        return action.player in now.game.opponents(holder)
    return action.ability.limit == "any player"
