"""Wither (CR 702.80)."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.kernel.now import Now
from app.engine.kernel.rules import rule
from app.terms.events import CountersPut, Damage, Event, PlayerRef
from app.terms.modifications import AllDamageWithers
from app.terms.types import CardType


def deals_counters(now: Now, source: int) -> bool:
    """Whether a source's damage to creatures is dealt as -1/-1 counters: it has wither or infect,
    or last had."""
    keywords = now.known(source).keywords
    return "wither" in keywords or "infect" in keywords or all_damage_withers(now)


def all_damage_withers(now: Now) -> bool:
    """Whether an effect has every source's damage dealt as though it had wither."""
    return any(True for _ in now.modifications(AllDamageWithers))


@rule("702.80a", "results", Damage)
def withers(now: Now, event: Damage, batch: Sequence[Event]) -> list[Event]:
    """Damage to a creature by a source with wither is not marked on it: the source's controller
    puts that many -1/-1 counters on it."""
    keywords = now.known(event.source).keywords
    # What has infect as well is told of there.
    if "infect" in keywords or not ("wither" in keywords or all_damage_withers(now)):
        return []
    return counters_on_creature(now, event)


def counters_on_creature(now: Now, event: Damage) -> list[Event]:
    """The -1/-1 counters that damage to a creature is dealt as."""
    to = event.recipient
    if isinstance(to, PlayerRef) or CardType.CREATURE not in now.of(to).types:
        return []
    return [CountersPut(to, "-1/-1", event.amount, now.known(event.source).controller)]
