"""Matching objects by what was done with them, and by what they have to do with others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.engine.kernel.how_cast import cast_from
from app.engine.kernel.now import Characteristics, Now, Viewpoint
from app.engine.kernel.select import last_exiled, matches, matching, one
from app.engine.kernel.told import MARKED_COSTS, NotModelled, paid
from app.engine.kernel.who import as_it_was, compare
from app.terms import relations as rel
from app.terms import selectors as se
from app.terms.cards import Layout
from app.terms.effects import Target
from app.terms.selectors import DealtDamageBy
from app.terms.subtypes import CREATURE_TYPES
from app.terms.zones import Zone

Known = Characteristics


def _attached_to(now: Now, s: rel.AttachedTo, id: int, known: Known, at: Viewpoint) -> bool:
    now.reads.add("status")
    object = as_it_was(now, id)
    host = None if object is None else object.attached_to
    if not isinstance(host, int):
        return False
    what: Any = s.what
    if isinstance(what, Target):
        return at.targets[what.index : what.index + 1] == (host,)
    return matches(now, s.what, host, at)


def _haunted_by(now: Now, s: rel.HauntedBy, id: int, known: Known, at: Viewpoint) -> bool:
    # What a card in exile haunts is told by the ability that waits for it.
    return False


def _exiled_with(now: Now, s: rel.ExiledWith, id: int, known: Known, at: Viewpoint) -> bool:
    """Exiled by an ability of the object that is named. Raises NotModelled for a card that was in
    exile as the call began: what exiled it nobody knows."""
    now.reads.update(("zones", "status"))
    object = now.game.find(id)
    if object is None:
        return False
    if object.former is None and object.exiled_with is None:
        raise NotModelled(s)
    return object.exiled_with is not None and object.exiled_with == one(now, s.what, at)


def put_with(source: int | None) -> str:
    """How it is marked on a permanent that an ability of that object put it there."""
    return f"put onto the battlefield with {source}"


def _put_with(now: Now, s: rel.PutWith, id: int, known: Known, at: Viewpoint) -> bool:
    now.reads.add("status")
    object = as_it_was(now, id)
    return object is not None and put_with(one(now, s.what, at)) in object.marks


def _targets_only(now: Now, s: rel.TargetsOnly, id: int, known: Known, at: Viewpoint) -> bool:
    now.reads.add("zones")
    found = {t for item in now.game.stack if item.id == id for t in item.targets if t is not None}
    if not found or (s.single and len(found) > 1):
        return False
    return all(isinstance(each, int) and matches(now, s.what, each, at) for each in found)


def _has_attached(now: Now, s: rel.HasAttached, id: int, known: Known, at: Viewpoint) -> bool:
    now.reads.update(("zones", "status"))
    objects = now.game.objects
    return any(
        matches(now, s.what, each, at)
        for each in now.battlefield
        if objects[each].attached_to == id
    )


def _has_adventure(now: Now, s: rel.HasAdventure, id: int, known: Known, at: Viewpoint) -> bool:
    now.reads.update(("zones", "status"))
    object = as_it_was(now, id)
    shown = object is not None and not object.face_down
    return shown and object is not None and object.card.layout is Layout.ADVENTURE


def _dealt_damage_by(now: Now, s: DealtDamageBy, id: int, known: Known, at: Viewpoint) -> bool:
    now.reads.update(("zones", "status"))
    object = as_it_was(now, id)
    sources = object.damaged_by if object is not None else frozenset()
    return any(
        matches(now, s.what, source, at) for source in sources if as_it_was(now, source) is not None
    )


def _paid_for(now: Now, s: rel.PaidFor, id: int, known: Known, at: Viewpoint) -> bool:
    now.reads.update(("zones", "status"))
    object = as_it_was(now, id)
    if s.cost not in MARKED_COSTS or object is None or "cast" not in object.marks:
        raise NotModelled(s)
    return paid(s.cost) in object.marks


def _shares_with(now: Now, s: rel.SharesWith, id: int, known: Known, at: Viewpoint) -> bool:
    """Shares the quality with at least one object which matches: with itself too, where it does."""
    now.reads.update(("zones", "status"))
    quality = QUALITIES.get(s.quality)
    if quality is None:
        raise NotModelled(s)
    own, what = quality(known), s.what
    if isinstance(what, _SINGLE):
        found = one(now, what, at)
        return found is not None and not own.isdisjoint(quality(now.known(found)))
    if se.IsStatus(se.Status.COMMANDER) in getattr(what, "of", ()):
        return _shares_with_commander(now, s, own, at)
    zone = Zone.EXILE if isinstance(what, rel.ExiledWith) else Zone.BATTLEFIELD
    return any(not own.isdisjoint(quality(now.of(id))) for id in matching(now, what, at, zone))


def _shares_with_commander(
    now: Now, s: rel.SharesWith, own: frozenset[object], at: Viewpoint
) -> bool:
    """A commander is one wherever it is. Raises NotModelled where the call names none."""
    commanders = [o.id for o in now.game.objects.values() if o.commander]
    found = [id for id in commanders if matches(now, s.what, id, at)]
    if not found:
        raise NotModelled(s)
    return any(not own.isdisjoint(QUALITIES[s.quality](now.of(id))) for id in found)


_SINGLE = (
    se.This,
    se.Those,
    se.Host,
    se.ThatObject,
    se.EventSubject,
    se.ObjectIs,
    se.PaidWith,
    Target,
)


QUALITIES: dict[str, Callable[[Known], frozenset[object]]] = {
    "color": lambda known: frozenset(known.colors),
    "name": lambda known: frozenset({known.name}) if known.name else frozenset(),
    "creature type": lambda known: known.subtypes & CREATURE_TYPES,
    "card type": lambda known: frozenset(known.types),
    "mana value": lambda known: frozenset({known.mana_value}),
}


def _met(now: Now, s: rel.Met, id: int, known: Known, at: Viewpoint) -> bool:
    """Has blocked, or was blocked by, what is named, though that is gone by now."""
    now.reads.update(("status", "combat", "turn", "zones"))
    combat = now.game.combat
    pairs = () if combat is None else (*combat.met, *combat.blocks)
    if not s.combat:
        pairs = (*pairs, *now.game.turn.met)
    found = {attacker for blocker, attacker in pairs if s.blocked and blocker == id}
    found |= {blocker for blocker, attacker in pairs if s.was_blocked and attacker == id}
    if s.whom is None or not found:
        return bool(found)
    if isinstance(s.whom, _SINGLE):
        return one(now, s.whom, at) in found
    return any(
        matches(now, s.whom, other, at) for other in found if as_it_was(now, other) is not None
    )


def _controller_controls(
    now: Now, s: rel.WhoseControllerControls, id: int, known: Known, at: Viewpoint
) -> bool:
    now.reads.update(("zones", "status"))
    theirs = [
        each
        for each in matching(now, s.what, at, Zone.BATTLEFIELD)
        if now.controller(each) == known.controller
    ]
    return compare(len(theirs), s.comparison, s.number)


def _crewed(now: Now, s: rel.Crewed, id: int, known: Known, at: Viewpoint) -> bool:
    now.reads.update(("turn", "zones"))
    return (id, one(now, s.what, at)) in now.game.turn.crewed


def _has_mark(now: Now, s: rel.HasMark, id: int, known: Known, at: Viewpoint) -> bool:
    now.reads.add("status")
    object = as_it_was(now, id)
    return object is not None and s.designation in object.marks


def _giver(now: Now, s: rel.Giver, id: int, known: Known, at: Viewpoint) -> bool:
    """It is put in place as the ability is given; what has not been given has no giver."""
    raise NotModelled(s)


def _same_owner(now: Now, s: rel.SameOwner, id: int, known: Known, at: Viewpoint) -> bool:
    source, object = as_it_was(now, at.object), as_it_was(now, id)
    return source is not None and object is not None and source.owner == object.owner


def _this_way(now: Now, s: rel.ThisWay, id: int, known: Known, at: Viewpoint) -> bool:
    now.reads.add("status")
    return any(word == s.action and object == id for word, object, _ in at.done)


_MEASURED: dict[str, Callable[[Known], int]] = {
    "power": lambda known: known.power or 0,
    "toughness": lambda known: known.toughness or 0,
    "mana value": lambda known: known.mana_value,
}


def _has_most(now: Now, s: rel.HasMost, id: int, known: Known, at: Viewpoint) -> bool:
    now.reads.update(("zones", "status"))
    if s.among is None:
        raise NotModelled(s)  # nobody says among which
    measure = _MEASURED[s.measure]
    others = [
        measure(now.of(each))
        for each in matching(now, s.among, at, Zone.BATTLEFIELD)
        if not s.own or now.controller(each) == now.controller(id)
    ]
    if not others:
        return False
    return measure(known) <= min(others) if s.least else measure(known) >= max(others)


def _chosen_by(now: Now, s: rel.ChosenBy, id: int, known: Known, at: Viewpoint) -> bool:
    """Who chooses is no quality of what is chosen; whose it is may be."""
    return not s.theirs or matches(now, se.Controlled(s.who), id, at)


RELATIONS: dict[type, Callable[[Now, Any, int, Known, Viewpoint], bool]] = {
    rel.AttachedTo: _attached_to,
    rel.ChosenBy: _chosen_by,
    rel.CastFrom: lambda now, s, id, known, at: cast_from(now, s, id),
    rel.ExiledWith: _exiled_with,
    rel.PutWith: _put_with,
    rel.TargetsOnly: _targets_only,
    rel.HasAttached: _has_attached,
    rel.HauntedBy: _haunted_by,
    rel.HasXInCost: lambda now, s, id, known, at: (
        known.mana_cost is not None and known.mana_cost.has_x
    ),
    rel.HasManaCost: lambda now, s, id, known, at: known.mana_cost in s.costs,
    rel.Giver: _giver,
    rel.ManaValueIsOdd: lambda now, s, id, known, at: bool(known.mana_value % 2) is s.odd,
    rel.Crewed: _crewed,
    rel.WhoseControllerControls: _controller_controls,
    rel.HasMark: _has_mark,
    rel.HasAdventure: _has_adventure,
    rel.HasMost: _has_most,
    rel.HasNoName: lambda now, s, id, known, at: not known.name,
    rel.Met: _met,
    rel.ThisWay: _this_way,
    rel.PaidFor: _paid_for,
    rel.LastExiledWith: lambda now, s, id, known, at: id == last_exiled(now, s, at),
    rel.SameOwner: _same_owner,
    rel.SharesWith: _shares_with,
    DealtDamageBy: _dealt_damage_by,
}
