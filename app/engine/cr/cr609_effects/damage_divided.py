"""Damage that a player divides as it is dealt, among objects that are no targets (CR 608.2d)."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.cr.cr120_damage import deal_damage
from app.engine.cr.cr609_effects.carrying_out import (
    affected_players,
    amount_of,
    doer,
    permanents,
)
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled
from app.terms.damage_divided import DivideAmong
from app.terms.events import Damage

# More ways than anyone would list.
_MOST = 2000


@rule("608.2d", "effect", DivideAmong)
def deal_among(play: Play, effect: DivideAmong, at: Viewpoint) -> None:
    """The player says how much of the damage each of the objects is dealt as the damage is dealt:
    those chosen at least one each, all of it together.

    The answer to a choice of kind `divide among` is a tuple of amounts in the order of the objects,
    0 for one that is not chosen.
    """
    now = play.now
    source = doer(now, effect.source, at)
    among = permanents(now, effect.among, at)
    amount = amount_of(now, effect.amount, at) if source is not None else 0
    who = affected_players(now, effect.who, at)
    if source is None or amount <= 0 or not among or not who:
        return
    if _ways(amount, len(among)) > _MOST:
        raise NotModelled(effect)
    options = tuple(_shares(amount, len(among)))
    picked = play.choose(Choice(who[0], "divide among", cite(deal_among), among, options))
    assert isinstance(picked, tuple)
    shares = zip(among, picked, strict=True)
    deal_damage(play, [Damage(source, to, n) for to, n in shares if n], cite(deal_among))


def _ways(amount: int, number: int) -> int:
    ways = 1
    for place in range(1, number):
        ways = ways * (amount + place) // place
    return ways


def _shares(amount: int, number: int) -> Iterator[tuple[int, ...]]:
    """Every way to divide an amount among any number of so many."""
    if number == 1:
        yield (amount,)
        return
    for first in range(amount, -1, -1):
        for rest in _shares(amount - first, number - 1):
            yield (first, *rest)
