"""Absorb (CR 702.64)."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.cr.cr615_prevention_effects import because_of, prevention
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Replacement
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, value
from app.terms.events import Damage, PlayerRef


@rule("702.64a", "replacement", Damage)
def absorbs(now: Now, event: Damage) -> Iterator[Replacement]:
    """Absorb prevents so much of the damage that each source would deal to the creature, at each
    time; several absorb abilities work one after another (702.64c)."""
    to = event.recipient
    if isinstance(to, PlayerRef):
        return
    known = now.of(to)
    if "absorb" not in known.keywords:
        return
    at = Viewpoint(to, known.controller, known.name)
    for number, ability in enumerate(known.keywords["absorb"]):
        try:
            amount = value(now, ability.number or 0, at)
        except NotModelled as unknown:
            now.not_modelled.append((at.name, unknown.term))
            continue
        if amount > 0:
            because = because_of(now, event, cite(absorbs))
            yield Replacement(("absorb", to, number), because, at.name, prevention(amount))
