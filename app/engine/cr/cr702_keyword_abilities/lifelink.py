"""Lifelink (CR 702.15)."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.editions.changes import NO_DAMAGE_ON_THE_STACK
from app.engine.kernel.now import Now
from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.amounts import ThatMuch
from app.terms.effects import GainLife
from app.terms.events import Damage, Event, LifeGain
from app.terms.selectors import Who


@rule("702.15b", "results", Damage, since=NO_DAMAGE_ON_THE_STACK)
def gain_life(now: Now, event: Damage, batch: Sequence[Event]) -> list[Event]:
    """The controller of a source with lifelink gains as much life as the damage it deals: once for
    all that it deals at one time, and apart for each such source (702.15e)."""
    return _gain(now, event, batch) if event.source in now.game.objects else []


@rule("702.15c", "results", Damage, since=NO_DAMAGE_ON_THE_STACK)
def gain_life_though_gone(now: Now, event: Damage, batch: Sequence[Event]) -> list[Event]:
    """Where the source has left, it counts whether it had lifelink when it was last there."""
    return [] if event.source in now.game.objects else _gain(now, event, batch)


def _gain(now: Now, event: Damage, batch: Sequence[Event]) -> list[Event]:
    known = now.known(event.source)
    if "lifelink" not in known.keywords:
        return []
    own = [e for e in batch if isinstance(e, Damage) and e.source == event.source]
    if own[0] is not event:
        return []
    return [LifeGain(known.controller, sum(e.amount for e in own), event.source)]


@rule("702.15b", "keyword stands for", "lifelink", until=NO_DAMAGE_ON_THE_STACK)
def lifelink_triggers(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Whenever the permanent has dealt damage its controller gains that much life; each instance
    triggers."""
    trigger = Trigger(EventKind.DEALS_DAMAGE)
    return (TriggeredAbility(trigger, (GainLife(Who.YOU, ThatMuch()),)),)
