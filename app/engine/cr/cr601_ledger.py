"""What casting, activating or turning something up costs in all, before it is done (CR 601.2f)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.cr.cr116_ignoring_effects import cost_to_ignore
from app.engine.cr.cr118_objects_for_costs import wanted
from app.engine.cr.cr601_announced_costs import asked_in_any_number
from app.engine.cr.cr601_as_spell import as_spell
from app.engine.cr.cr601_cost_changes import (
    CostChange,
    Targets,
    changes_for_ability,
    changes_for_spell,
    costs_by_others,
)
from app.engine.cr.cr601_one_of_costs import one_of, ways_to_pay
from app.engine.cr.cr601_proposals import Proposal, proposed
from app.engine.cr.cr601_total_cost import CostItem, TotalCost, total_costs
from app.engine.cr.cr606_loyalty_costs import activation_cost
from app.engine.cr.cr708_face_down import cost_of as turning_cost
from app.engine.cr.cr709_rooms import cost_of
from app.engine.kernel.now import Now
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.viewpoint import Viewpoint
from app.terms.amounts import PaidThisWay
from app.terms.cite import CardText, Rule
from app.terms.costs import Cost, TapOther
from app.terms.mana import ManaCost, ManaSymbol
from app.terms.mana_effects import ChangeCost
from app.terms.player_actions import (
    ActivateAbility,
    CastSpell,
    ExileFromHand,
    IgnoreEffect,
    PlayerAction,
    PlayLand,
    TurnFaceUp,
    UnlockHalf,
)
from app.terms.selectors import HasType, This
from app.terms.types import CardType

# Of how many objects for a cost of any number the numbers are all looked at.
MOST = 20


@dataclass(frozen=True, slots=True)
class Ledger:
    """What an action costs. `totals`: one for each way to announce the costs that makes a
    difference; none where no cost can be paid. `now`: the position with the spell on the stack."""

    now: Now
    at: Viewpoint
    source: int
    totals: tuple[TotalCost, ...]


def ledger_of(now: Now, action: PlayerAction) -> Ledger:
    """What it costs to do this. Raises NotModelled where something of it can't be worked out."""
    match action:
        case CastSpell():
            return of_spell(now, action, proposed(now, action))
        case ActivateAbility():
            return of_ability(now, action)
        case TurnFaceUp(player, source):
            cost = turning_cost(now, source) or Cost()
            at = Viewpoint(source, player, now.of(source).name)
            item = CostItem(Rule("702.37e"), "{0} is turned face up for {1}", cost)
            return Ledger(now, at, source, total_costs(now, (item,), (), at, 0))
        case UnlockHalf(player, source):
            item = CostItem(
                Rule("709.5e"), "a half of {0} is unlocked for {1}", cost_of(now, action)
            )
            at = Viewpoint(source, player, now.of(source).name)
            return Ledger(now, at, source, total_costs(now, (item,), (), at, 0))
        case IgnoreEffect(player, source):
            return of_ignoring(now, player, source)
        case PlayLand(player, card) | ExileFromHand(player, card):
            return Ledger(now, Viewpoint(card, player), card, ())


def of_ignoring(now: Now, player: int, source: int) -> Ledger:
    """What it costs to ignore a permanent's effect."""
    at = Viewpoint(source, player, now.of(source).name)
    cost = cost_to_ignore(now, source)
    if cost is None:
        return Ledger(now, at, source, ())
    item = CostItem(Rule("116.2d"), "what lets {0} be ignored costs {1}", cost)
    return Ledger(now, at, source, total_costs(now, (item,), (), at, 0))


@rule("601.2e")
def of_spell(now: Now, action: CastSpell, proposal: Proposal) -> Ledger:
    """What a spell costs is worked out of what it is on the stack, with what has been announced."""
    there = as_spell(now, action)
    at = Viewpoint(action.card, action.player, proposal.face.name, x=action.x)
    if not proposal.payable:
        return Ledger(there, at, action.card, ())
    targets = action.targets or ()
    if action.option is None and one_of(proposal.face) is not None:
        numbers = dict.fromkeys(way.number for way in ways_to_pay(now, action))
        each = (replace(action, option=number) for number in numbers)
        ledgers = [of_spell(now, known, proposed(now, known)) for known in each]
        totals = tuple(total for ledger in ledgers for total in ledger.totals)
        return Ledger(there, at, action.card, totals)
    return Ledger(there, at, action.card, spell_totals(there, at, action, proposal, targets))


def spell_totals(
    now: Now, at: Viewpoint, action: CastSpell, proposal: Proposal, targets: Targets
) -> tuple[TotalCost, ...]:
    """The total costs of a spell that is on the stack, with these targets."""
    assert at.object is not None
    changes = changes_for_spell(now, at.object, at, targets)
    for cost, name in costs_by_others(now, at.object, targets):
        item = CostItem(CardText(name), "that text asks for an additional cost", cost)
        proposal = replace(proposal, items=(*proposal.items, item))
    if any(change.effect.times == PaidThisWay() for change in changes):
        return _any_number(now, at, action, proposal, changes)
    if "harmonize" in proposal.costs:
        return _tapping_one(now, at, action, proposal, changes)
    less = emerge if "emerge" in proposal.costs else offering
    if less is offering and "offering" not in proposal.costs:
        return total_costs(now, proposal.items, changes, at, action.x or 0)
    totals: list[TotalCost] = []
    for id in _for_emerge(now, at, action, proposal):
        found = total_costs(now, proposal.items, [*changes, less(now, id)], at, action.x or 0)
        totals += [replace(total, given=(id,)) for total in found]
    return tuple(totals)


@rule("702.180a")
def _tapping_one(
    now: Now, at: Viewpoint, action: CastSpell, proposal: Proposal, changes: list[CostChange]
) -> tuple[TotalCost, ...]:
    """For a harmonize cost a creature may be tapped, as whose power the spell costs less generic
    mana: the one that was named, else none, or each that there is."""
    part = TapOther(HasType(CardType.CREATURE))
    need = wanted(now, part, action.player, action.card, at)
    assert need is not None
    named = tuple(id for id in action.given if id in need.candidates)
    found = () if named else total_costs(now, proposal.items, changes, at, action.x or 0)
    for id in named or need.candidates:
        number = max(0, now.power(id))
        less = ChangeCost(This(), ManaCost((ManaSymbol(str(number), generic=number),)))
        change = CostChange(less, cite(_tapping_one), now.of(id).name)
        item = CostItem(cite(_tapping_one), "a creature is tapped for {0}", Cost((part,)))
        totals = total_costs(now, (*proposal.items, item), [*changes, change], at, action.x or 0)
        found += tuple(replace(total, given=(id,)) for total in totals)
    return found


def _any_number(
    now: Now, at: Viewpoint, action: CastSpell, proposal: Proposal, changes: list[CostChange]
) -> tuple[TotalCost, ...]:
    """Where any number of objects may be used for an additional cost, how many it is is announced:
    those that were named, else each number that there could be."""
    found: tuple[TotalCost, ...] = ()
    for part in asked_in_any_number(proposal.face):
        need = wanted(now, replace(part, count=0), action.player, action.card, at)
        assert need is not None
        named = sum(1 for id in action.given if id in need.candidates)
        numbers = (named,) if named else range(min(len(need.candidates), MOST) + 1)
        for number in numbers:
            cost = Cost((replace(part, count=number),) if number else ())
            item = CostItem(CardText(at.name), "{0} may take any number of objects", cost)
            less = [
                replace(c, times=number) if c.effect.times == PaidThisWay() else c for c in changes
            ]
            found += total_costs(now, (*proposal.items, item), less, at, action.x or 0)
    return found


def _for_emerge(now: Now, at: Viewpoint, action: CastSpell, proposal: Proposal) -> tuple[int, ...]:
    """What may be sacrificed for an emerge cost or as an offering: what was named for it, else all
    that could be."""
    for item in proposal.items:
        for part in item.cost.parts:
            need = wanted(now, part, action.player, action.card, at)
            if need is not None and need.kind == "sacrifice":
                named = tuple(id for id in action.given if id in need.candidates)
                return named or need.candidates
    return ()


@rule("702.119a")
def emerge(now: Now, sacrificed: int) -> CostChange:
    """A spell cast for its emerge cost costs as much generic mana less as the mana value of what is
    sacrificed for it comes to."""
    number = now.of(sacrificed).mana_value
    less = ChangeCost(This(), ManaCost((ManaSymbol(str(number), generic=number),)))
    return CostChange(less, cite(emerge), now.of(sacrificed).name)


@rule("702.48c")
def offering(now: Now, sacrificed: int) -> CostChange:
    """A spell cast with an offering costs as much less as the mana cost of what is sacrificed, by
    type of mana."""
    cost = now.of(sacrificed).mana_cost or ManaCost()
    return CostChange(ChangeCost(This(), cost), cite(offering), now.of(sacrificed).name)


@rule("602.2b")
def of_ability(now: Now, action: ActivateAbility) -> Ledger:
    """What activating an ability costs is worked out as for a spell, from its activation cost."""
    at = Viewpoint(action.source, action.player, now.of(action.source).name, x=action.x)
    cost = activation_cost(now, action)
    item = CostItem(cite(of_ability), "the activation cost of {0} is {1}", cost)
    if cost is not action.ability.cost:
        text = "the activation cost of {0} and what is added to it are put together"
        item = CostItem(cite(activation_cost), text, cost)
    targets = action.targets or ()
    changes = changes_for_ability(now, action, at, targets)
    found = total_costs(now, (item,), changes, at, action.x or 0, spell=False)
    return Ledger(now, at, action.source, found)
