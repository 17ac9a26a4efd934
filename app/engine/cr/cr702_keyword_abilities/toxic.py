"""Toxic (CR 702.164)."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.rules import rule
from app.engine.kernel.select import NotModelled, value
from app.terms.events import CountersPut, Damage, Event, PlayerRef


@rule("702.164b")
def total_toxic_value(now: Now, creature: int) -> int:
    """A creature's total toxic value: the numbers of all its toxic abilities added up."""
    known = now.known(creature)
    at = Viewpoint(creature, known.controller, known.name)
    total = 0
    for ability in known.keywords.get("toxic", ()):
        try:
            total += value(now, ability.number or 0, at)
        except NotModelled as unknown:
            now.not_modelled.append((at.name, unknown.term))
    return total


@rule("702.164c", "results", Damage)
def gives_poison(now: Now, event: Damage, batch: Sequence[Event]) -> list[Event]:
    """Besides what else it does, combat damage from a toxic creature brings a player poison
    counters: its total toxic value, however much damage it was."""
    to = event.recipient
    known = now.known(event.source)
    if not event.combat or not isinstance(to, PlayerRef) or "toxic" not in known.keywords:
        return []
    total = total_toxic_value(now, event.source) if known.is_creature else 0
    return [CountersPut(to, "poison", total, known.controller)] if total else []
