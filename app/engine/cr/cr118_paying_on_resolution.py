"""Costs that are paid while a spell or ability resolves (CR 118.12)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr118_costs import Payer, pay, why_not_payable
from app.engine.cr.cr506_combat_costs import worked_out
from app.engine.cr.cr601_paying_mana import found_for, has_sources, pay_mana
from app.engine.cr.cr601_payment import For, Payment
from app.engine.cr.cr601_spending_mana import UPKEEP
from app.engine.cr.cr601_total_cost import CostItem, total_costs
from app.engine.cr.cr609_effects.carrying_out import affected_players, source_name
from app.engine.cr.cr609_effects.following import follow
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, value
from app.terms import costs as co
from app.terms.amounts import Amount, CountersOn, Times, ValueOfX
from app.terms.cite import Rule
from app.terms.costs import Cost, CostPart, PayLife, PayMana
from app.terms.effects import Effect
from app.terms.events import PlayerRef
from app.terms.instructions import MayPay, UnlessPaid
from app.terms.mana import ManaCost
from app.terms.players import ForEachPlayer
from app.terms.selectors import This

# Up to which value of X the player's choice is looked at.
MOST_X = 20


@rule("118.12", "effect", MayPay)
def may_pay(play: Play, effect: MayPay, at: Viewpoint) -> None:
    """A player may pay a cost as the spell or ability resolves; what follows depends on whether
    they chose to pay it."""
    for player in affected_players(play.now, effect.who, at):
        paid = paying(play, player, effect.cost, at, cite(may_pay))
        follow(play, effect.otherwise if paid is None else effect.then, paid or at)


@rule("118.12a", "effect", UnlessPaid)
def unless_paid(play: Play, effect: UnlessPaid, at: Viewpoint) -> None:
    """What happens unless a player pays happens where none of those asked does."""
    cost = effect.cost
    if effect.times != 1:
        cost = multiplied(cost, value(play.now, effect.times, at))
    keyword = UPKEEP if effect.times == CountersOn(This(), "age") else None
    for player in affected_players(play.now, effect.who, at):
        if paying(play, player, cost, at, cite(unless_paid), keyword) is not None:
            follow(play, effect.then, at)
            return
    follow(play, effect.effects, at)


@rule("101.4", "effect", ForEachPlayer)
def for_each_player(play: Play, effect: ForEachPlayer, at: Viewpoint) -> None:
    """Where several players each do something or decide something, the active player does so
    first, the others follow in turn order. What happens to those who did not pay happens to all of
    them at once."""
    affected = affected_players(play.now, effect.who, at)
    first = effect.effects[0]
    if len(effect.effects) != 1 or not isinstance(first, UnlessPaid):
        for player in affected:
            follow(play, effect.effects, replace(at, that_player=player))
        return
    left: list[tuple[tuple[Effect, ...], Viewpoint]] = []
    for player in affected:
        own = replace(at, that_player=player)
        happens = _unpaid(play, first, own)
        if happens:
            left.append((happens, own))

    def all_of_them() -> None:
        for happens, own in left:
            follow(play, happens, own)

    play.together(cite(for_each_player), all_of_them)


def _unpaid(play: Play, effect: UnlessPaid, at: Viewpoint) -> tuple[Effect, ...]:
    """What happens to the player who is asked to pay, in one way or then in another."""
    for player in affected_players(play.now, effect.who, at):
        if paying(play, player, effect.cost, at, cite(unless_paid)) is not None:
            return ()
    inner = effect.effects[0]
    return _unpaid(play, inner, at) if isinstance(inner, UnlessPaid) else effect.effects


@rule("118.12b")
def paying(
    play: Play, player: int, cost: Cost, at: Viewpoint, because: Rule, keyword: str | None = None
) -> Viewpoint | None:
    """The player is asked whether to pay, if they can; what they pay is paid at once, with mana
    abilities they activate then. The viewpoint with what it was paid with, None where it was not
    paid.

    The answer to a choice of kind `pay` is yes or no. Raises NotModelled for an X of which the
    player would choose the value.
    """
    now = play.now
    whole = worked_out(now, cost, at)
    if whole is None:
        raise NotModelled(cost)
    source = at.object if at.object is not None else -1
    x = _x(play, whole, player, at)
    parts = whole.with_x(x).parts
    try:
        how = _way_to_pay(now, player, Cost(parts), at, keyword)
        able: bool | None = how is not None
    except NotModelled:
        how = able = None
    payer = Payer(player, source, at, () if how is None else how.given)
    if able is False or why_not_payable(now, Cost(parts), payer):
        play.note(because, "{0} can't pay for it", PlayerRef(player), negative=True)
        return None
    about = () if at.object is None else (at.object,)
    if not play.choose(Choice(player, "pay", because, about, (True, False))):
        return None
    if how is None:
        play.not_applied(source_name(play.now, at), "whether what is asked for can be paid")
    else:
        pay_mana(play, how, player, source)
    at = replace(at, x=x) if at.x is None and x else at
    return replace(at, paid=pay(play, Cost(parts), payer))


def _way_to_pay(
    now: Now, player: int, cost: Cost, at: Viewpoint, keyword: str | None = None
) -> Payment | None:
    """A way to pay it; None where there is none. One who has no mana and nothing that makes any
    in the position is taken to have what they need. Raises NotModelled where that is not known."""
    if not any(isinstance(part, PayMana) for part in cost.parts):
        return Payment()
    if not has_sources(now, player):
        return Payment()
    item = CostItem(cite(paying), "{0} asks for {1}", cost)
    totals = total_costs(now, (item,), (), at, 0, spell=False)
    source = at.object if at.object is not None else -1
    payer = For(player, source, at, spell=False, resolving=True, keyword=keyword)
    return found_for(now, totals, payer)


@rule("702.24a")
def multiplied(cost: Cost, times: int) -> Cost:
    """The cost so many times over, all of it to be paid."""
    return Cost(tuple(_part_multiplied(part, times) for part in cost.parts if times))


def _part_multiplied(part: CostPart, times: int) -> CostPart:
    if times == 1:
        return part
    match part:
        case PayMana(mana):
            return PayMana(ManaCost(mana.symbols * times))
        case PayLife(amount):
            return PayLife(_amount(amount, times))
        case (
            co.SacrificeCost(count=count)
            | co.TapOther(count=count)
            | co.DiscardCost(count=count)
            | co.ExileCost(count=count)
            | co.ReturnCost(count=count)
            | co.RemoveCounters(count=count)
            | co.PutCounters(count=count)
            | co.PayCounters(count=count)
            | co.MillCost(count=count)
            | co.DrawCost(count=count)
        ):
            return replace(part, count=_amount(count, times))
        case _:
            raise NotModelled(part)


def _amount(amount: Amount, times: int) -> Amount:
    return amount * times if isinstance(amount, int) else Times(times, amount)


def _x(play: Play, cost: Cost, player: int, at: Viewpoint) -> int:
    if not cost.has_x:
        return 0
    if at.x is not None:
        return at.x
    # X is chosen as it is paid (107.3f): as much as there is mana for.
    if not has_sources(play.now, player):
        raise NotModelled(ValueOfX())
    most = 0
    while most < MOST_X and _can_pay_x(play.now, player, cost, at, most + 1):
        most += 1
    about = () if at.object is None else (at.object,)
    options = tuple(range(most + 1))
    chosen = play.choose(Choice(player, "X", Rule("107.3f"), about, options))
    assert isinstance(chosen, int)
    return chosen


def _can_pay_x(now: Now, player: int, cost: Cost, at: Viewpoint, x: int) -> bool:
    parts = tuple(p for p in cost.with_x(x).parts if isinstance(p, PayMana))
    return _way_to_pay(now, player, Cost(parts), at) is not None
