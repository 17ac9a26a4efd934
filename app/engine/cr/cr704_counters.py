"""State-based actions on counters and Sagas (CR 704.5q, 704.5s)."""

from __future__ import annotations

from app.engine.cr.cr704_suspects import suspects
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.terms.abilities import EventKind, TriggeredAbility, Unread
from app.terms.events import CountersRemoved, Event, Moved, Sacrificed
from app.terms.zones import Zone

PLUS, MINUS = "+1/+1", "-1/-1"


@rule("704.5q", "state-based action", "countered")
def annihilate(play: Play) -> list[Event]:
    """Counters of +1/+1 and of -1/-1 that meet on one permanent go in pairs until one kind is
    left."""
    objects = play.game.objects
    events: list[Event] = []
    for id in play.now.once(suspects).countered:
        pairs = min(objects[id].count(PLUS), objects[id].count(MINUS))
        if pairs:
            events += [CountersRemoved(id, PLUS, pairs), CountersRemoved(id, MINUS, pairs)]
    return events


@rule("714.2d")
def final_chapter(now: Now, saga: int) -> int | None:
    """The greatest number among a Saga's chapter abilities, 0 where it has none; None where some of
    its text is not read, so that it is not known."""
    abilities = now.of(saga).abilities
    if any(isinstance(ability, Unread) for ability in abilities):
        return None
    return max(
        (
            trigger.number
            for ability in abilities
            if isinstance(ability, TriggeredAbility)
            for trigger in (ability.trigger, *ability.also)
            if trigger.kind is EventKind.CHAPTER and trigger.number is not None
        ),
        default=0,
    )


def busy_sources(now: Now) -> set[int | None]:
    """The sources of abilities that have triggered or been activated and have not left the
    stack."""
    game = now.game
    on_stack = {item.source for item in game.stack}
    return on_stack | {trigger.source for trigger in game.waiting}


def has_chapter_waiting(now: Now, saga: int) -> bool:
    """Whether a chapter ability of the Saga has triggered and has not left the stack."""
    game = now.game
    on_stack = tuple(item.trigger for item in game.stack if item.trigger is not None)
    return any(
        found.source == saga and found.ability.trigger.kind is EventKind.CHAPTER
        for found in (*on_stack, *game.waiting)
    )


@rule("704.5s", "state-based action", "sagas")
def sagas(play: Play) -> list[Event]:
    """A Saga with as many lore counters as its final chapter is sacrificed, unless a chapter
    ability of it has triggered and has not left the stack."""
    now = play.now
    events: list[Event] = []
    for id in now.once(suspects).sagas:
        last = final_chapter(now, id)
        if not last or now.game.objects[id].count("lore") < last:
            continue
        if not has_chapter_waiting(now, id):
            events += [Sacrificed(id), Moved(id, Zone.GRAVEYARD)]
    return events
