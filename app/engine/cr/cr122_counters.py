"""Counters with a rule of their own (CR 122.1c, 122.1d, 122.1h): shield, stun, finality."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.cr.cr615_prevention_effects import because_of, prevention
from app.engine.kernel.now import Now
from app.engine.kernel.play import Replacement
from app.engine.kernel.rules import cite, rule
from app.terms.events import (
    CountersRemoved,
    Damage,
    Destroyed,
    Event,
    Moved,
    PlayerRef,
    Untapped,
)
from app.terms.zones import Zone

SHIELD, STUN, FINALITY = "shield", "stun", "finality"


def _count(now: Now, id: int, kind: str) -> int:
    object = now.game.find(id)
    if object is None or object.zone is not Zone.BATTLEFIELD:
        return 0
    return object.count(kind)


def _removes(kind: str, id: int) -> Replacement:
    removed = CountersRemoved(id, kind, 1)

    def instead(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
        return (removed,), 0

    because = cite(shield_from_destruction) if kind == SHIELD else cite(stunned)
    return Replacement((kind, id), because, f"{kind} counter", instead)


@rule("122.1c", "replacement", Damage)
def shield_from_damage(now: Now, event: Damage) -> Iterator[Replacement]:
    """Damage to a permanent with shield counters is prevented and one shield counter is removed,
    one for all damage at the same time."""
    to = event.recipient
    if isinstance(to, PlayerRef) or not _count(now, to, SHIELD):
        return
    yield Replacement(
        (SHIELD, to, "damage"),
        because_of(now, event, cite(shield_from_damage)),
        "shield counter",
        prevention(),
        riders=(CountersRemoved(to, SHIELD, 1),),
    )


@rule("122.1c", "replacement", Destroyed)
def shield_from_destruction(now: Now, event: Destroyed) -> Iterator[Replacement]:
    """Where an effect (not damage) would destroy a permanent with shield counters, one of them is
    removed instead."""
    if not event.by_damage and _count(now, event.object, SHIELD):
        yield _removes(SHIELD, event.object)


@rule("122.1d", "replacement", Untapped)
def stunned(now: Now, event: Untapped) -> Iterator[Replacement]:
    """A permanent with stun counters does not untap: one stun counter is removed instead."""
    if _count(now, event.object, STUN):
        yield _removes(STUN, event.object)


@rule("122.1h", "replacement", Moved)
def no_graveyard(now: Now, event: Moved) -> Iterator[Replacement]:
    """A permanent with finality counters is exiled where it would be put into a graveyard."""
    if event.to is not Zone.GRAVEYARD or not _count(now, event.object, FINALITY):
        return

    def instead(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
        assert isinstance(event, Moved)
        return (Moved(event.object, Zone.EXILE, kind="exiled"),), 0

    yield Replacement((FINALITY, event.object), cite(no_graveyard), "finality counter", instead)
