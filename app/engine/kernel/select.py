"""Matching selectors, working out amounts and conditions, against a view of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from app.engine.kernel.now import Characteristics, Now, Viewpoint
from app.engine.kernel.pairs import both_paired
from app.engine.kernel.stack_items import objects_targeted, on_top, players_targeted, target_count
from app.engine.kernel.statuses import attacking_player, has_counter, has_status
from app.engine.kernel.this_combat import been_attacked, is_during
from app.engine.kernel.told import COMPARED_CHOICES as COMPARED_CHOICES
from app.engine.kernel.told import (
    DONE_THIS_WAY,
    MARKED_COSTS,
    UNTOLD_CONDITIONS,
    event_can_be_told,
    is_first_combat,
    untold_cost,
    was_paid,
)
from app.engine.kernel.told import UNTOLD_STATUS as UNTOLD_STATUS
from app.engine.kernel.told import NotModelled as NotModelled
from app.engine.kernel.told import has_happened as has_happened
from app.engine.kernel.told import paid as paid
from app.engine.kernel.who import as_it_became, as_it_was, chosen, compare, some_hidden
from app.engine.kernel.who import is_player as is_player
from app.engine.kernel.who import players as players
from app.terms import conditions as co
from app.terms import selectors as se
from app.terms.amounts import Amount, DoneThisWay, IfPaid, TimesThisTurn
from app.terms.conditions import Condition
from app.terms.effects import Target
from app.terms.pairing import BothPaired
from app.terms.relations import ExiledWith, LastExiledWith, TargetingIt
from app.terms.selectors import Selector
from app.terms.zones import Zone


def matches(now: Now, selector: Selector, id: int, at: Viewpoint) -> bool:
    """Whether an object (by its last known information, if it has left) matches a selector."""
    match = _matcher(type(selector))
    if match is None:
        raise NotModelled(selector)
    return bool(match(now, selector, id, now.known(id), at))


def matches_if_known(now: Now, selector: Selector, id: int, at: Viewpoint) -> bool:
    """Whether it matches; where that can't be worked out it does not, and the view says so."""
    try:
        return matches(now, selector, id, at)
    except NotModelled as unknown:
        now.not_modelled.append((at.name, unknown.term))
        return False


def can_be_told(term: object) -> bool:
    """Whether a selector, amount or condition of this kind can be worked out, its parts aside."""
    if isinstance(term, Condition):
        if isinstance(term, co.HappenedThisTurn):
            return event_can_be_told(term.event)
        if isinstance(term, co.HasMore):
            from app.engine.kernel.comparing_players import can_be_compared

            return can_be_compared(term)
        return not isinstance(term, UNTOLD_CONDITIONS) and not untold_cost(term)
    if isinstance(term, se.IsStatus):
        return term.status not in UNTOLD_STATUS
    if isinstance(term, se.IsChosen):
        return term.what in COMPARED_CHOICES
    if isinstance(term, TimesThisTurn):
        return event_can_be_told(term.event)
    if isinstance(term, IfPaid):
        return term.cost in MARKED_COSTS
    if isinstance(term, DoneThisWay):
        return term.action in DONE_THIS_WAY
    from app.engine.kernel.measures import AMOUNT

    return _matcher(type(term)) is not None or type(term) in AMOUNT


def _matcher(kind: type) -> Callable[[Now, Any, int, Characteristics, Viewpoint], bool] | None:
    """What matches selectors of a kind; None where nothing does."""
    from app.engine.kernel.relations import RELATIONS

    return _MATCH.get(kind) or RELATIONS.get(kind)


def matching(now: Now, selector: Selector, at: Viewpoint, zone: Zone) -> Iterator[int]:
    """The objects of a zone that match."""
    for object in now.in_zone(zone):
        if matches(now, selector, object.id, at):
            yield object.id


def value(now: Now, amount: Amount, at: Viewpoint) -> int:
    """Work out an amount. Raises NotModelled where something it needs is not known."""
    if isinstance(amount, int):
        return amount
    from app.engine.kernel.measures import AMOUNT

    work_out = AMOUNT.get(type(amount))
    if work_out is None:
        raise NotModelled(amount)
    return work_out(now, amount, at)


def holds(now: Now, condition: Condition, at: Viewpoint) -> bool:
    """Whether a condition is true now."""
    match condition:
        case co.Exists(what, comparison, number, zone):
            now.reads.update(("zones", "status"))
            if some_hidden(now, what, zone, at):
                raise NotModelled(condition)
            count = sum(1 for _ in matching(now, what, at, zone))
            return compare(count, comparison, value(now, number, at))
        case co.Compare(left, comparison, right):
            return compare(value(now, left, at), comparison, value(now, right, at))
        case co.Matches(object, selector, was):
            found = as_it_last_was(now, object, at) if was else one(now, object, at)
            if selector == se.InZone(Zone.BATTLEFIELD) and not was:
                return found in now.battlefield  # not as it last was there
            return found is not None and matches(now, selector, found, at)
        case (
            co.IsTurnOf()
            | co.During()
            | co.HasDesignation()
            | co.PaidAsCast()
            | co.BeenAttacked()
            | co.AttackedWithPower()
            | co.FirstCombatPhase()
            | co.CoinCameUp()
        ):
            return _stands(now, condition, at)
        case co.NotCondition(of):
            return not holds(now, of, at)
        case co.AllConditions(of):
            return all(holds(now, part, at) for part in of)
        case co.AnyCondition(of):
            return any(holds(now, part, at) for part in of)
        case co.HappenedThisTurn(event, times):
            return has_happened(now, event, at) >= times
        case _:
            from app.engine.kernel.more_conditions import MORE

            work_out = MORE.get(type(condition))
            if work_out is None:
                raise NotModelled(condition)
            return work_out(now, condition, at)


def _stands(
    now: Now,
    condition: co.IsTurnOf
    | co.During
    | co.HasDesignation
    | co.PaidAsCast
    | co.BeenAttacked
    | co.AttackedWithPower
    | co.FirstCombatPhase
    | co.CoinCameUp,
    at: Viewpoint,
) -> bool:
    """Conditions about the turn, about players, and about how the source was cast."""
    match condition:
        case co.CoinCameUp(side):
            if not at.flips:
                raise NotModelled(condition)
            return all(flip == side for flip in at.flips)
        case co.PaidAsCast():
            return was_paid(now, condition, at)
        case co.IsTurnOf(who):
            now.reads.add("turn")
            return is_player(now, who, now.game.turn.active, at)
        case co.During():
            return is_during(now, condition)
        case co.BeenAttacked():
            return been_attacked(now, condition, at)
        case co.AttackedWithPower(number):
            now.reads.add("combat")
            combat, active = now.game.combat, now.game.turn.active
            return (
                combat is not None and active == at.controller and combat.power_declared >= number
            )
        case co.FirstCombatPhase():
            return is_first_combat(now)
        case co.HasDesignation(who, designation):
            now.reads.add("players")
            named = players(now, who, at)
            return any(designation in now.game.players[player].marks for player in named)


def last_exiled(now: Now, selector: LastExiledWith, at: Viewpoint) -> int | None:
    """The newest of the cards that the source has exiled and that match."""
    what = se.AllOf((ExiledWith(se.This()), selector.what))
    found = list(matching(now, what, at, Zone.EXILE))
    return max(found, key=lambda id: now.game.objects[id].timestamp, default=None)


def as_it_last_was(now: Now, selector: Selector | Target, at: Viewpoint) -> int | None:
    """The object named as it was before the effect moved it, where that is known; else as it is."""
    if isinstance(selector, Target):
        for target in at.targets[selector.index : selector.index + 1]:
            if isinstance(target, int) and target in now.game.last_known:
                return target
    return one(now, selector, at)


def one(now: Now, selector: Selector | Target, at: Viewpoint) -> int | None:
    """The one object that `this`, `that` or `enchanted creature` names, if it is there."""
    match selector:
        case se.This():
            return at.object
        case se.ThatObject() | se.Itself() | se.SourceOfDamage():
            return at.that_object
        case Target(index):
            (target,) = at.targets[index : index + 1] or (None,)
            return as_it_became(now, target, at) if isinstance(target, int) else None
        case TargetingIt():
            return at.item
        case se.EventSubject():
            return at.subject if at.subject is not None else at.that_object
        case se.ObjectIs(object):
            return object
        case se.Those():
            if len(at.those) != 1:
                raise NotModelled(selector)
            return at.those[0]
        case se.PaidWith():
            if len(at.paid) != 1:
                raise NotModelled(selector)
            return at.paid[0]
        case se.Host():
            host = at.host or getattr(as_it_was(now, at.object), "attached_to", None)
            return host if isinstance(host, int) else None
        case _:
            zone = Zone.EXILE if isinstance(selector, LastExiledWith) else Zone.BATTLEFIELD
            return next(matching(now, selector, at, zone), None)


# -- one function a kind of selector ---------------------------------------------------------------

Known = Characteristics


def _this(now: Now, s: se.This, id: int, known: Known, at: Viewpoint) -> bool:
    return id == at.object


def _host(now: Now, s: se.Host, id: int, known: Known, at: Viewpoint) -> bool:
    source = as_it_was(now, at.object)
    return source is not None and id in (source.attached_to, at.host)


def _status(now: Now, s: se.IsStatus, id: int, known: Known, at: Viewpoint) -> bool:
    found = has_status(now, s.status, id)
    if found is None:
        raise NotModelled(s)
    return found


def _in_combat_with(now: Now, s: se.InCombatWith, id: int, known: Known, at: Viewpoint) -> bool:
    now.reads.add("status")
    if now.game.combat is None:
        return False
    blocks = now.game.combat.blocks
    whom = one(now, s.whom, at)
    blocking = s.blocking and (id, whom) in blocks
    return blocking or (s.blocked_by and (whom, id) in blocks)


def _chosen(now: Now, s: se.IsChosen, id: int, known: Known, at: Viewpoint) -> bool:
    what = chosen(now, at, s.what)
    if what is None:
        raise NotModelled(s)
    match s.what:
        case "color":
            return any(color.value == what.lower() for color in known.colors)
        case "type":
            folded = {subtype.lower() for subtype in known.subtypes}
            folded.update(type.value for type in known.types)
            return what.lower() in folded
        case "card type":
            return what.lower() in {type.value for type in known.types}
        case "number":
            return str(known.mana_value) == what
        case "parity":
            return known.mana_value % 2 == (what.lower() == "odd")
        case "name":
            return any(name.lower() == what.lower() for name in known.name.split(" // "))
        case _:
            raise NotModelled(s)


def _owned(now: Now, s: se.Owned, id: int, known: Known, at: Viewpoint) -> bool:
    object = as_it_was(now, id)
    return object is not None and is_player(now, s.who, object.owner, at)


def targets_such(now: Now, s: se.Targeting, id: int, at: Viewpoint) -> bool:
    """Whether what is on the stack targets such an object or player."""
    if s.what is not None and any(matches(now, s.what, it, at) for it in objects_targeted(now, id)):
        return True
    return s.who is not None and any(
        is_player(now, s.who, p, at) for p in players_targeted(now, id)
    )


def _zone(now: Now, s: se.InZone, id: int, known: Known, at: Viewpoint) -> bool:
    return getattr(as_it_was(now, id), "zone", None) is s.zone


# Parts of a selector look at the same values of the object: they are looked up once.


def _part(now: Now, part: Selector, id: int, known: Known, at: Viewpoint) -> bool:
    match = _MATCH.get(type(part)) or _matcher(type(part))
    if match is None:
        raise NotModelled(part)
    return bool(match(now, part, id, known, at))


def _all_of(now: Now, s: se.AllOf, id: int, known: Known, at: Viewpoint) -> bool:
    for part in s.of:  # noqa: SIM110 - this is where the layers spend their time
        if not _part(now, part, id, known, at):
            return False
    return True


def _any_of(now: Now, s: se.AnyOf, id: int, known: Known, at: Viewpoint) -> bool:
    for part in s.of:  # noqa: SIM110
        if _part(now, part, id, known, at):
            return True
    return False


_MATCH: dict[type, Callable[[Now, Any, int, Known, Viewpoint], bool]] = {
    se.Anything: lambda now, s, id, known, at: True,
    se.This: _this,
    Target: lambda now, s, id, known, at: at.targets[s.index : s.index + 1] == (id,),
    se.Host: _host,
    se.ThatObject: lambda now, s, id, known, at: id == at.that_object,
    se.Itself: lambda now, s, id, known, at: id == at.that_object,
    TargetingIt: lambda now, s, id, known, at: id == at.item,
    se.SourceOfDamage: lambda now, s, id, known, at: id == at.that_object,
    se.EventSubject: lambda now, s, id, known, at: id == one(now, s, at),
    se.Those: lambda now, s, id, known, at: id in at.those,
    se.DamagedThisWay: lambda now, s, id, known, at: id in at.damaged,
    se.ObjectIs: lambda now, s, id, known, at: id == s.object,
    se.PaidWith: lambda now, s, id, known, at: id in at.paid,
    se.EarlierTargets: lambda now, s, id, known, at: id in at.targets,
    se.IsColor: lambda now, s, id, known, at: s.color in known.colors,
    se.ColorCount: lambda now, s, id, known, at: compare(len(known.colors), s.comparison, s.number),
    se.HasType: lambda now, s, id, known, at: s.type in known.types,
    se.HasSupertype: lambda now, s, id, known, at: s.supertype in known.supertypes,
    se.HasSubtype: lambda now, s, id, known, at: s.subtype in known.subtypes,
    se.HasName: lambda now, s, id, known, at: known.is_named(s.name),
    se.HasKeyword: lambda now, s, id, known, at: (
        s.keyword in known.keywords
        if s.quality is None
        else any(each.quality == s.quality for each in known.keywords.get(s.keyword, ()))
    ),
    se.HasNoAbilities: lambda now, s, id, known, at: not known.abilities,
    se.HasCounter: has_counter,
    se.ManaValueIs: lambda now, s, id, known, at: compare(
        known.mana_value, s.comparison, value(now, s.number, at)
    ),
    se.PowerIs: lambda now, s, id, known, at: compare(
        known.power or 0, s.comparison, value(now, s.number, at)
    ),
    se.ToughnessIs: lambda now, s, id, known, at: compare(
        known.toughness or 0, s.comparison, value(now, s.number, at)
    ),
    se.ToughnessExceedsPower: lambda now, s, id, known, at: (
        (known.toughness or 0) > (known.power or 0)
    ),
    se.PowerAndToughnessAre: lambda now, s, id, known, at: compare(
        (known.power or 0) + (known.toughness or 0), s.comparison, value(now, s.number, at)
    ),
    se.Controlled: lambda now, s, id, known, at: is_player(now, s.who, known.controller, at),
    se.ControlledBy: lambda now, s, id, known, at: known.controller == s.player,
    se.Owned: _owned,
    se.IsStatus: _status,
    se.AttackingPlayer: attacking_player,
    se.InCombatWith: _in_combat_with,
    BothPaired: both_paired,
    se.InZone: _zone,
    se.IsChosen: _chosen,
    se.SharesColor: lambda now, s, id, known, at: (
        at.object is not None and bool(known.colors & now.known(at.object).colors)
    ),
    se.Targeting: lambda now, s, id, known, at: targets_such(now, s, id, at),
    se.TargetCount: lambda now, s, id, known, at: target_count(now, id) == s.number,
    se.AbilityOnStack: lambda now, s, id, known, at: False,
    se.TopCard: lambda now, s, id, known, at: on_top(now, id, s),
    se.Not: lambda now, s, id, known, at: not _part(now, s.of, id, known, at),
    se.AllOf: _all_of,
    se.AnyOf: _any_of,
}
