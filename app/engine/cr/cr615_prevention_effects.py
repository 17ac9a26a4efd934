"""Prevention effects (CR 615): shields, static prevention, damage that can't be prevented."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from app.engine.cr.cr609_sources_of_damage import is_about
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Replacement
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, value
from app.terms.amounts import Amount
from app.terms.cite import Rule
from app.terms.events import (
    CountersPut,
    CountersRemoved,
    Damage,
    DamagePrevented,
    Event,
    PlayerRef,
)
from app.terms.modifications import CantBePrevented, CounterRider, PreventDamage

Instead = Callable[[Now, Event, int | None], tuple[tuple[Event, ...], int]]


@rule("615.12")
def cant_be_prevented(now: Now, event: Damage) -> bool:
    """Some damage can't be prevented. Prevention effects still apply to it, prevent nothing and are
    not used up; whatever else they do happens."""
    return not event.preventable or any(
        is_about(now, effect.source, None, None, effect.combat, event, at)
        for effect, at in now.modifications(CantBePrevented)
    )


@rule("615.6")
def prevention(amount: int | None = None) -> Instead:
    """Prevented damage never happens. What a prevention effect makes of damage; `amount`: how much
    of it (of each event) it prevents, None for all, or for as much as its shield has left."""

    def instead(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
        assert isinstance(event, Damage)
        if cant_be_prevented(now, event):
            return (event,), 0
        wanted = event.amount if amount is None else min(amount, event.amount)
        prevented = wanted if left is None else min(wanted, left)
        told = DamagePrevented(event.source, event.recipient, prevented, event.combat)
        rest = event.amount - prevented
        return ((*with_amount(event, rest), told) if prevented else (event,)), prevented

    return instead


def with_amount(event: Damage, amount: int) -> tuple[Damage, ...]:
    """The same damage with another amount; nothing at 0 or less (614.7a)."""
    if amount <= 0:
        return ()
    return (
        Damage(
            event.source, event.recipient, amount, event.combat, event.preventable, event.applied
        ),
    )


def because_of(now: Now, event: Damage, because: Rule) -> Rule:
    """The rule to cite for prevention, where the damage can't be prevented another."""
    return cite(cant_be_prevented) if cant_be_prevented(now, event) else because


@rule("615.1", "replacement", Damage)
def prevention_effects(now: Now, event: Damage) -> Iterator[Replacement]:
    """Prevention effects watch for damage that would be dealt and prevent all or some of it."""
    for number, (effect, at) in enumerate(now.modifications(PreventDamage)):
        if is_about(now, effect.source, effect.recipient, effect.player, effect.combat, event, at):
            found = _prevents(now, event, effect, at, number)
            if found is not None:
                yield found


def _prevents(
    now: Now, event: Damage, effect: PreventDamage, at: Viewpoint, number: int
) -> Replacement | None:
    active = at.effect
    left = active.left if active is not None else None
    amount = _amount(now, effect.amount, at) if left is None and effect.amount is not None else None
    if left is None and effect.amount is not None and amount is None:
        return None
    if left is not None:
        because = Rule("615.7")
    elif effect.next_time:
        because = Rule("615.8")
    elif amount is not None:
        because = Rule("615.10")
    else:
        because = cite(prevention)
    rider = effect.counters
    return Replacement(
        ("prevent", active.id if active is not None else at.object, number),
        because_of(now, event, because),
        at.name,
        prevention(amount) if rider is None else with_counters(prevention(amount), rider),
        riders=one_counter(now, event, rider),
        effect=active.id if active is not None else None,
        left=left,
        # "The next time" is not used up by damage that it could not prevent (615.12).
        expires=effect.next_time and not cant_be_prevented(now, event),
    )


@rule("615.5")
def with_counters(prevents: Instead, rider: CounterRider) -> Instead:
    """With the prevention as many counters as the damage are put on or removed."""
    if not rider.that_many:
        return prevents

    def instead(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
        assert isinstance(event, Damage)
        events, spent = prevents(now, event, left)
        return (*events, *_counters(now, event, rider, event.amount)), spent

    return instead


def one_counter(now: Now, event: Damage, rider: CounterRider | None) -> tuple[Event, ...]:
    """The one counter that is put on or removed, however many deal damage at the same time."""
    if rider is None or rider.that_many:
        return ()
    return _counters(now, event, rider, 1)


def _counters(now: Now, event: Damage, rider: CounterRider, count: int) -> tuple[Event, ...]:
    on = event.recipient
    if isinstance(on, PlayerRef):
        return ()
    if rider.put:
        return (CountersPut(on, rider.kind, count, now.controller(on), effect=True),)
    there = min(count, now.game.objects[on].count(rider.kind))
    return (CountersRemoved(on, rider.kind, there),) if there else ()


def _amount(now: Now, amount: Amount, at: Viewpoint) -> int | None:
    try:
        return value(now, amount, at)
    except NotModelled as unknown:
        now.not_modelled.append((at.name, unknown.term))
        return None
