"""Costs (CR 118): whether they can be paid, and paying them. Mana counts as paid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from app.engine.cr.cr118_counters_for_costs import named_for, remove, why_too_few
from app.engine.cr.cr118_objects_for_costs import Wanted, picked, wanted
from app.engine.cr.cr119_life import why_no_loss
from app.engine.cr.cr701_keyword_actions.exert import exert
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, value
from app.terms import costs as co
from app.terms.cite import Rule
from app.terms.costs import Cost, CostPart
from app.terms.effects import DrawCards, Effect, ExileTopCards, KeywordAction
from app.terms.events import (
    DISCARDED,
    CardsDiscarded,
    CountersPut,
    CountersRemoved,
    Event,
    LifeLoss,
    Moved,
    PlayerRef,
    Sacrificed,
    Tapped,
    Unattached,
    Untapped,
)
from app.terms.selectors import Who
from app.terms.zones import Zone


@dataclass(frozen=True, slots=True)
class Payer:
    """Who pays a cost and for what: `source` is the object whose cost it is, `at` where its words
    are read from, `given` the objects that the player has named for it."""

    player: int
    source: int
    at: Viewpoint
    given: tuple[int, ...] = ()
    x: int = 0


@rule("118.3")
def why_not_payable(now: Now, cost: Cost, payer: Payer) -> tuple[Reason, ...]:
    """All reasons why a player lacks what it takes to pay a cost in full, mana aside."""
    return tuple(
        reason for part in cost.parts for reason in _why_not(now, part, payer)
    ) + _same_twice(now, cost, payer)


def _why_not(now: Now, part: CostPart, payer: Payer) -> Iterator[Reason]:
    object = now.game.find(payer.source)
    match part:
        case co.TapThis():
            if object is None or object.tapped:
                yield Reason(Rule("107.5"), "{0} is tapped already", (payer.source,))
        case co.UntapThis():
            if object is None or not object.tapped:
                yield Reason(Rule("107.6"), "{0} is untapped already", (payer.source,))
        case co.PayLife(amount):
            life = value(now, amount, payer.at)
            kept = why_no_loss(now, payer.player) if life else None
            if kept is not None:
                yield kept
            if life > now.game.players[payer.player].life:
                text = "{0} has less than {1} life"
                yield Reason(Rule("119.4"), text, (PlayerRef(payer.player), str(life)))
        case co.RemoveCounters() | co.PayCounters() | co.LoyaltyCost():
            yield from _too_few_counters(now, part, payer)
        case _:
            need = wanted(now, part, payer.player, payer.source, payer.at)
            if need is not None:
                yield from need.why_not(now, payer.given)


def _too_few_counters(now: Now, part: CostPart, payer: Payer) -> Iterator[Reason]:
    object = now.game.objects[payer.source]
    match part:
        case co.RemoveCounters(kind, count, what) if kind is None or what is not None:
            yield from why_too_few(now, part, payer.player, payer.at)
        case co.RemoveCounters(kind, count):
            number = value(now, count, payer.at)
            if object.count(kind or "") < number:
                text = "{0} has less than {1} {2} counters"
                yield Reason(cite(why_not_payable), text, (object.id, str(number), kind or ""))
        case co.PayCounters(kind, count):
            number = value(now, count, payer.at)
            if now.game.players[payer.player].count(kind) < number:
                text = "{0} has less than {1} {2} counters"
                about = (PlayerRef(payer.player), str(number), kind)
                yield Reason(cite(why_not_payable), text, about)
        case co.LoyaltyCost(change):
            loss = payer.x if change is None else -change
            if loss > object.count("loyalty"):
                text = "{0} has less than {1} loyalty counters"
                yield Reason(Rule("606.6"), text, (object.id, str(loss)))


def _same_twice(now: Now, cost: Cost, payer: Payer) -> tuple[Reason, ...]:
    """Named objects that no part of the cost can use."""
    needs = [
        need
        for part in cost.parts
        if (need := wanted(now, part, payer.player, payer.source, payer.at)) is not None
    ]
    if any(isinstance(part, co.UnreadCost) for part in cost.parts):
        return ()
    counted = {
        id
        for part in cost.parts
        if isinstance(part, co.RemoveCounters)
        for id in named_for(now, part, payer.player, payer.at)
    }
    free = [id for id in payer.given if id not in counted]
    wrong = [id for id in free if not any(id in need.candidates for need in needs)]
    text = "{0} can't be used to pay that cost"
    return tuple(Reason(cite(why_not_payable), text, (id,)) for id in wrong)


# What only marks comes first, what moves the source itself last, so that each finds it there.
_FIRST = (
    co.TapThis,
    co.UntapThis,
    co.PayLife,
    co.PayCounters,
    co.RemoveCounters,
    co.PutCounters,
    co.LoyaltyCost,
)


def _marks_itself(part: CostPart) -> bool:
    """Whether a part of a cost is paid before what takes objects of the player."""
    if isinstance(part, co.PutCounters) and part.what is not None:
        return False
    return isinstance(part, _FIRST)


@rule("601.2h")
def pay(play: Play, cost: Cost, payer: Payer) -> tuple[int, ...]:
    """Every part of a cost is paid, in an order in which it can be. Returns the objects that it was
    paid with, other than the source itself; raises NotModelled where a part is something that the
    engine has no rule for."""
    first = [part for part in cost.parts if _marks_itself(part)]
    others = [part for part in cost.parts if not _marks_itself(part)]
    for mark in first:
        if isinstance(mark, co.RemoveCounters) and (mark.kind is None or mark.what is not None):
            remove(play, mark, payer.player, payer.at, payer.given)
            continue
        events = tuple(_marks(play.now, mark, payer))
        if events:
            play.happen(events, cite(pay))
    needs: list[tuple[CostPart, Wanted]] = []
    for part in others:
        if isinstance(part, co.PayMana | co.PayGeneric):
            continue
        if isinstance(part, co.UnreadCost):
            play.not_applied(_label(play, payer), f"the cost: {part.text}")
            continue
        if isinstance(part, co.ExertThis):
            exert(play, payer.source, payer.player)
            continue
        if isinstance(part, co.MillCost | co.DrawCost | co.ExileTopCost):
            _carried_out(play, part, payer)
            continue
        need = wanted(play.now, part, payer.player, payer.source, payer.at)
        if need is None:
            raise NotModelled(part)
        needs.append((part, need))
    taken: list[int] = []
    for taker, need in sorted(needs, key=lambda each: each[1].candidates == (payer.source,)):
        ids = picked(play, need.without(taken), payer.player, payer.source, payer.given)
        taken += ids
        _given(play, taker, need, ids, payer.player)
    return tuple(id for id in taken if id != payer.source)


def _given(play: Play, part: CostPart, need: Wanted, ids: tuple[int, ...], player: int) -> None:
    """What is done with the objects that a part of a cost takes; what is revealed stays."""
    if isinstance(part, co.RevealCost):
        for id in ids:
            play.note(need.because, "{0} is revealed", id)
        return
    play.happen(_moves(part, ids, need.unknown, player), cite(pay))


def _carried_out(
    play: Play, part: co.MillCost | co.DrawCost | co.ExileTopCost, payer: Payer
) -> None:
    """Costs that are done as an effect that says so is."""
    if payer.player != payer.at.controller:
        raise NotModelled(part)
    effect: Effect = DrawCards(Who.YOU, part.count)
    if isinstance(part, co.MillCost):
        effect = KeywordAction("mill", number=part.count)
    elif isinstance(part, co.ExileTopCost):
        effect = ExileTopCards(Who.YOU, part.count)
    for carry_out in play.rules.on("effect", type(effect)):
        carry_out(play, effect, payer.at)


def _label(play: Play, payer: Payer) -> str:
    object = play.game.find(payer.source)
    return object.label if object is not None else payer.at.name


def _marks(now: Now, part: CostPart, payer: Payer) -> Iterator[Event]:
    source = payer.source
    match part:
        case co.TapThis():
            yield Tapped(source)
        case co.UntapThis():
            yield Untapped(source)
        case co.PayLife(amount):
            life = value(now, amount, payer.at)
            if life:
                yield LifeLoss(payer.player, life)
        case _:
            yield from _counters(now, part, payer)


def _counters(now: Now, part: CostPart, payer: Payer) -> Iterator[Event]:
    source = payer.source
    match part:
        case co.RemoveCounters(kind, count):
            number = value(now, count, payer.at)
            if number and kind is not None:
                yield CountersRemoved(source, kind, number)
        case co.PayCounters(kind, count):
            number = value(now, count, payer.at)
            if number:
                yield CountersRemoved(PlayerRef(payer.player), kind, number)
        case co.PutCounters(kind, count, None):
            yield CountersPut(source, kind, value(now, count, payer.at), payer.player)
        case co.LoyaltyCost(change):
            number = -payer.x if change is None else change
            if number > 0:
                yield CountersPut(source, "loyalty", number, payer.player)
            elif number < 0:
                yield CountersRemoved(source, "loyalty", -number)


def _moves(part: CostPart, ids: tuple[int, ...], unknown: int, player: int) -> list[Event]:
    match part:
        case co.PutCounters(kind, count) if isinstance(count, int):
            return [CountersPut(id, kind, count, player) for id in ids]
        case co.SacrificeCost():
            gone: list[Event] = [Sacrificed(id) for id in ids]
            return gone + [Moved(id, Zone.GRAVEYARD) for id in ids]
        case co.ReturnCost():
            return [Moved(id, Zone.HAND) for id in ids]
        case co.TapOther() | co.TapForPower():
            return [Tapped(id) for id in ids]
        case co.UnattachCost():
            return [Unattached(id) for id in ids]
        case co.ExileCost():
            return [Moved(id, Zone.EXILE) for id in ids]
        case co.DiscardCost():
            discarded: list[Event] = [CardsDiscarded(player, id) for id in ids]
            discarded += [Moved(id, Zone.GRAVEYARD, kind=DISCARDED) for id in ids]
            if unknown:
                discarded.append(CardsDiscarded(player, unknown=unknown))
            return discarded
        case _:
            raise NotModelled(part)
