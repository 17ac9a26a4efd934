"""Infect (CR 702.90)."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.cr.cr702_keyword_abilities.wither import counters_on_creature
from app.engine.kernel.now import Now
from app.engine.kernel.rules import rule
from app.engine.kernel.select import is_player
from app.terms.events import CountersPut, Damage, Event, PlayerRef
from app.terms.modifications import DamageIsPoison


def deals_poison(now: Now, event: Damage) -> bool:
    """Whether damage to a player is dealt as poison counters: its source has infect, or an effect
    has damage to that player dealt as though it had."""
    if "infect" in now.known(event.source).keywords:
        return True
    to = event.recipient
    if not isinstance(to, PlayerRef):
        return False
    life = now.game.players[to.player].life
    return any(
        is_player(now, effect.who, to.player, at) and (life <= 0 or not effect.at_zero_life)
        for effect, at in now.modifications(DamageIsPoison)
    )


@rule("702.90b", "results", Damage)
def infects_player(now: Now, event: Damage, batch: Sequence[Event]) -> list[Event]:
    """Damage to a player by a source with infect takes no life: the source's controller gives the
    player that many poison counters."""
    to = event.recipient
    if not isinstance(to, PlayerRef) or not deals_poison(now, event):
        return []
    return [CountersPut(to, "poison", event.amount, now.known(event.source).controller)]


@rule("702.90c", "results", Damage)
def infects_creature(now: Now, event: Damage, batch: Sequence[Event]) -> list[Event]:
    """Damage to a creature by a source with infect is not marked on it: the source's controller
    puts that many -1/-1 counters on it."""
    if "infect" not in now.known(event.source).keywords:
        return []
    return counters_on_creature(now, event)
