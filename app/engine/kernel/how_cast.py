"""How a spell, or the permanent that it became, was cast: whether at all, by whom, from where."""

from __future__ import annotations

from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.told import NotModelled
from app.engine.kernel.who import as_it_was, is_player
from app.terms.conditions import WasCast
from app.terms.relations import CastFrom
from app.terms.zones import Zone


def was_cast(now: Now, condition: WasCast, found: int | None, at: Viewpoint) -> bool:
    """Whether the object was cast as the condition says. Raises NotModelled for what was there as
    the call began: how it came there nobody knows."""
    now.reads.update(("zones", "status"))
    object = as_it_was(now, found)
    if object is None:
        return False
    if condition.or_entered and _came_from(now, object, condition.zone):
        return True
    if object.spent is None:
        if object.former is None or object.zone is Zone.STACK:
            raise NotModelled(condition)
        return False
    spent = object.spent
    if spent.by is None:
        raise NotModelled(condition)
    by = condition.by is None or is_player(now, condition.by, spent.by, at)
    return by and condition.zone in (None, spent.zone)


def _came_from(now: Now, object: GameObject, zone: Zone | None) -> bool:
    before = as_it_was(now, object.former)
    if object.former is not None and before is None:
        return False  # of the zones that nothing is remembered of none is asked for
    return before is not None and before.zone is zone


def cast_from(now: Now, selector: CastFrom, id: int) -> bool:
    """Whether a spell was cast from that zone."""
    now.reads.update(("zones", "status"))
    object = as_it_was(now, id)
    if object is None:
        return False
    if object.zone is not Zone.STACK and object.spent is None:
        # About a card that may be cast: from where it is.
        return object.zone is selector.zone
    if object.spent is None or object.spent.zone is None:
        raise NotModelled(selector)
    return object.spent.zone is selector.zone
