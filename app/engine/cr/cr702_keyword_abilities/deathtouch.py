"""Deathtouch (CR 702.2)."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.cr.cr510_division_terms import Need, Source, Totals
from app.engine.editions.changes import DEATHTOUCH_IS_LETHAL, NO_DAMAGE_ON_THE_STACK
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.effects import DestroyIt
from app.terms.events import Damage, Event, MarkDamage, PlayerRef
from app.terms.selectors import HasType, ThatObject
from app.terms.types import CardType


def is_deadly(now: Now, source: int) -> bool:
    """Whether a source of damage has deathtouch, or last had it where it has left."""
    return "deathtouch" in now.known(source).keywords


@rule("702.2b", "results", Damage, since=NO_DAMAGE_ON_THE_STACK)
def deadly_damage(now: Now, event: Damage, batch: Sequence[Event]) -> list[Event]:
    """A creature dealt damage by a source with deathtouch will be destroyed the next time
    state-based actions are checked."""
    return _deadly(now, event) if event.source in now.game.objects else []


@rule("702.2e", "results", Damage, since=NO_DAMAGE_ON_THE_STACK)
def deadly_though_gone(now: Now, event: Damage, batch: Sequence[Event]) -> list[Event]:
    """Where the source has left, it counts whether it had deathtouch when it was last there."""
    return [] if event.source in now.game.objects else _deadly(now, event)


def _deadly(now: Now, event: Damage) -> list[Event]:
    to = event.recipient
    if isinstance(to, PlayerRef) or not is_deadly(now, event.source):
        return []
    return [MarkDamage(to, 0, deathtouch=True)] if CardType.CREATURE in now.of(to).types else []


@rule("702.2c", "deathtouch counts as lethal", since=DEATHTOUCH_IS_LETHAL)
def tell_of_deathtouch(play: Play, source: Source, need: Need, given: int, totals: Totals) -> None:
    """Any damage that a source with deathtouch assigns to a creature counts as lethal. Says so
    where less than lethal damage is enough for that reason alone."""
    if not need.deadly or totals.given.get(need.recipient, 0) >= need.amount:
        return
    if source.deathtouch and given:
        text = "{0} has deathtouch: {2} damage is lethal for {1}"
        play.note(cite(tell_of_deathtouch), text, source.id, need.recipient, str(given))
    elif need.recipient in totals.deadly:
        text = "{1} is assigned lethal damage by another creature with deathtouch"
        play.note(cite(tell_of_deathtouch), text, source.id, need.recipient)


@rule("702.2b", "keyword stands for", "deathtouch", until=NO_DAMAGE_ON_THE_STACK)
def deathtouch_triggers(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Whenever the permanent has dealt damage to a creature, that creature is destroyed."""
    trigger = Trigger(EventKind.DEALS_DAMAGE, other=HasType(CardType.CREATURE))
    return (TriggeredAbility(trigger, (DestroyIt(ThatObject()),)),)
