"""What a listed permanent has of itself: the counters that its text gives it, its protector."""

from __future__ import annotations

from dataclasses import replace

from app.engine.kernel.game import Counters, GameObject
from app.terms.types import CardType
from app.terms.zones import Zone


def with_printed_counters(object: GameObject, players: int) -> GameObject:
    """Loyalty and defense as printed, where the call says nothing else (306.5b, 310.4b)."""
    if object.zone is not Zone.BATTLEFIELD:
        return object
    printed = object.printed
    for kind, value in (("loyalty", printed.loyalty), ("defense", printed.defense)):
        said = any(group.kind == kind for group in object.counters)
        if isinstance(value, int) and value and not said:
            object = replace(object, counters=(*object.counters, Counters(kind, value)))
    if CardType.BATTLE in printed.types and object.protector is None:
        others = [p for p in range(players) if p != object.controller]
        object = replace(object, protector=others[0])
    return object
