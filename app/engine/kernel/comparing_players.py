"""Whether one player has more of something than another."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.rewriting import parts_of, rewritten
from app.engine.kernel.select import value
from app.engine.kernel.told import NotModelled
from app.engine.kernel.who import players
from app.terms.amounts import Amount, TimesThisTurn
from app.terms.conditions import HasMore
from app.terms.selectors import Who


def can_be_compared(condition: HasMore) -> bool:
    """Whether both amounts can be worked out for one player alone: what has happened this turn is
    counted for the controller of a text, and so for an opponent as though the text were theirs."""
    amounts = (condition.amount, condition.than)
    if not any(isinstance(part, TimesThisTurn) for part in parts_of(amounts)):
        return True
    # Seen from another player, what is said of you would be said of them.
    return condition.who is Who.OPPONENT and Who.YOU not in tuple(parts_of(amounts))


def has_more(now: Now, condition: HasMore, at: Viewpoint) -> bool:
    """Whether such a player has more: than the number, than you, than some or each opponent."""
    if not can_be_compared(condition):
        raise NotModelled(condition)
    now.reads.add("players")
    if condition.who is not Who.YOU:
        return any(
            _exceeds(
                condition,
                of_player(now, condition.amount, condition.who, player, at),
                of_player(now, condition.than, condition.who, player, at),
            )
            for player in players(now, condition.who, at)
        )
    own = value(now, condition.amount, at)
    others = [
        _exceeds(condition, own, of_player(now, condition.than, Who.OPPONENT, player, at))
        for player in players(now, Who.OPPONENT, at)
    ]
    return all(others) if condition.than_all else any(others)


def _exceeds(condition: HasMore, one: int, other: int) -> bool:
    return one >= other if condition.or_equal else one > other


def of_player(now: Now, amount: Amount, who: Who, player: int, at: Viewpoint) -> int:
    """The amount, where it speaks of such players, as it is for that one."""

    if any(isinstance(part, TimesThisTurn) for part in parts_of(amount)):
        theirs = rewritten(amount, lambda part: Who.YOU if part is who else part)
        return value(now, theirs, replace(at, controller=player))

    def of_that_player(part: Any) -> Any:
        return Who.TRIGGERING_PLAYER if part is who else part

    return value(now, rewritten(amount, of_that_player), replace(at, that_player=player))
