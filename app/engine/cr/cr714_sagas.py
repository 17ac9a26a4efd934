"""Saga cards (CR 714): their lore counters, and the chapters that they reach."""

from __future__ import annotations

from app.engine.cr.cr603_trigger_events import Batch, Found, Occurrence
from app.engine.cr.cr704_counters import final_chapter
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import EventKind as Kind
from app.terms.events import CountersPut, Moved
from app.terms.steps import Step
from app.terms.zones import Zone

LORE, SAGA = "lore", "Saga"


@rule("714.3c", "turn-based action", Step.PRECOMBAT_MAIN)
def one_more_chapter(play: Play) -> None:
    """Each first main phase begins with one more lore counter on every Saga with chapters that the
    active player controls; this does not use the stack."""
    now = play.now
    player = now.game.turn.active
    events = [
        CountersPut(object.id, LORE, 1, player)
        for object in now.permanents(player)
        if SAGA in now.of(object.id).subtypes and final_chapter(now, object.id) != 0
    ]
    if events:
        play.happen(events, cite(one_more_chapter))


@rule("714.2b", "trigger event", CountersPut)
def chapters_reached(before: Now, event: CountersPut, batch: Batch) -> Found:
    """A chapter is reached as lore counters are put on the Saga that had fewer than its number and
    then has as many; with several at once several chapters are."""
    if event.kind != LORE or not isinstance(event.on, int):
        return
    saga = before.game.find(event.on)
    had = 0 if saga is None else saga.count(LORE)
    for number in range(had + 1, had + event.amount + 1):
        yield Kind.CHAPTER, Occurrence(event, event.on, amount=number)


@rule("714.3a", "trigger event", Moved)
def enters_with_chapters(before: Now, event: Moved, batch: Batch) -> Found:
    """Lore counters that a Saga enters with are put on it as well."""
    if event.to is not Zone.BATTLEFIELD or event.new is None:
        return
    for kind, count in event.counters:
        if kind == LORE:
            for number in range(1, count + 1):
                yield Kind.CHAPTER, Occurrence(event, event.new, amount=number)
