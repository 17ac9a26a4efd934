"""What damage results in (CR 120.3); what keywords of its source add is in the files of those."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.cr.cr702_keyword_abilities.infect import deals_poison
from app.engine.cr.cr702_keyword_abilities.wither import deals_counters
from app.engine.kernel.now import Now
from app.engine.kernel.rules import rule
from app.terms.events import CountersRemoved, Damage, Event, LifeLoss, MarkDamage, PlayerRef
from app.terms.types import CardType

Batch = Sequence[Event]


@rule("120.3a", "results", Damage)
def life_loss(now: Now, event: Damage, batch: Batch) -> list[Event]:
    """A player dealt damage loses that much life, unless it comes from a source with infect."""
    to = event.recipient
    if not isinstance(to, PlayerRef) or deals_poison(now, event):
        return []
    return [LifeLoss(to.player, event.amount, damage=True)]


@rule("120.3c", "results", Damage)
def loyalty_loss(now: Now, event: Damage, batch: Batch) -> list[Event]:
    """A planeswalker dealt damage loses that many loyalty counters."""
    return _loss(now, event, CardType.PLANESWALKER, "loyalty")


@rule("120.3h", "results", Damage)
def defense_loss(now: Now, event: Damage, batch: Batch) -> list[Event]:
    """A battle dealt damage loses that many defense counters."""
    return _loss(now, event, CardType.BATTLE, "defense")


def _loss(now: Now, event: Damage, type: CardType, kind: str) -> list[Event]:
    to = event.recipient
    if isinstance(to, PlayerRef) or type not in now.of(to).types:
        return []
    # It can't lose more of them than it has.
    count = min(event.amount, now.game.objects[to].count(kind))
    return [CountersRemoved(to, kind, count)] if count else []


@rule("120.3e", "results", Damage)
def marked(now: Now, event: Damage, batch: Batch) -> list[Event]:
    """Damage is marked on a creature, unless it comes from a source with wither or infect."""
    to = event.recipient
    if isinstance(to, PlayerRef) or CardType.CREATURE not in now.of(to).types:
        return []
    return [] if deals_counters(now, event.source) else [MarkDamage(to, event.amount)]
