"""Whether the cost of a declaration of attackers or blockers can be paid (CR 508.1j, 509.1f)."""

from __future__ import annotations

from typing import Any

from app.engine.cr.cr601_paying_mana import found_for, has_sources
from app.engine.cr.cr601_payment import For
from app.engine.cr.cr601_total_cost import CostItem, total_costs
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled
from app.terms.costs import Cost, CostPart, PayLife, PayMana
from app.terms.events import LifeLoss


@rule("508.1i")
def can_pay(now: Now, player: int, cost: Cost, tapped: frozenset[int] = frozenset()) -> bool | None:
    """Whether a player can pay for it, with what is in their mana pool and the mana abilities that
    they can activate once what is in `tapped` is tapped; None where that is not known.

    A player with no source of mana at all in the position is taken to have what it needs.
    """
    memo: dict[Any, bool | None] = now.memo.setdefault(can_pay, {})
    key = (player, cost, tapped)
    if key not in memo:
        memo[key] = _can_pay(now, player, cost, tapped)
    return memo[key]


def _can_pay(now: Now, player: int, cost: Cost, tapped: frozenset[int]) -> bool | None:
    if not all(isinstance(part, PayMana) or _is_life(part) for part in cost.parts):
        return None
    if life_of(cost) > max(0, now.game.players[player].life):
        return False
    cost = Cost(tuple(part for part in cost.parts if isinstance(part, PayMana)))
    if not has_sources(now, player):
        return True
    objects = dict(now.game.objects)
    for id in tapped:
        objects[id] = objects[id].but(tapped=True)
    after = Now(now.rules, now.game.but(objects=objects), now) if tapped else now
    at = Viewpoint(None, player)
    payer = For(player, -1, at, spell=False, resolving=True)
    try:
        totals = total_costs(
            after, (CostItem(cite(can_pay), "{0} asks for {1}", cost),), (), at, 0, spell=False
        )
        return found_for(after, totals, payer) is not None
    except NotModelled:
        return None


def _is_life(part: CostPart) -> bool:
    return isinstance(part, PayLife) and isinstance(part.amount, int)


def life_of(cost: Cost) -> int:
    """The life in numbers that a cost asks for."""
    amounts = [part.amount for part in cost.parts if isinstance(part, PayLife)]
    return sum(amount for amount in amounts if isinstance(amount, int))


@rule("119.4")
def pay_life(play: Play, player: int, cost: Cost | None) -> bool:
    """The life of a declaration's cost is paid, as a loss of that much life. Whether there is
    nothing else to pay than that and mana."""
    if cost is None or not all(isinstance(p, PayMana) or _is_life(p) for p in cost.parts):
        return False
    if life := life_of(cost):
        play.happen((LifeLoss(player, life),), cite(pay_life))
    return True
