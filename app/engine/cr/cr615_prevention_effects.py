"""Prevention effects (CR 615): shields, static prevention, damage that can't be prevented."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from app.engine.cr.cr609_sources_of_damage import is_about
from app.engine.cr.cr615_additional_effects import besides
from app.engine.kernel.meaning import abilities_meant
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Replacement
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, holds, value
from app.terms.amounts import Amount
from app.terms.cite import Rule
from app.terms.events import Damage, DamagePrevented, Event
from app.terms.modifications import CantBePrevented, PreventDamage
from app.terms.selectors import This
from app.terms.zones import Zone

Instead = Callable[[Now, Event, int | None], tuple[tuple[Event, ...], int]]


@rule("615.12")
def cant_be_prevented(now: Now, event: Damage) -> bool:
    """Some damage can't be prevented. Prevention effects still apply to it, prevent nothing and are
    not used up; whatever else they do happens."""
    return (
        not event.preventable
        or any(
            is_about(now, effect.source, None, None, effect.combat, event, at)
            for effect, at in now.modifications(CantBePrevented)
        )
        or says_so_itself(now, event)
    )


@rule("113.6")
def says_so_itself(now: Now, event: Damage) -> bool:
    """A spell may say of its own damage that it can't be prevented; that works on the stack."""
    spell = now.game.find(event.source)
    if spell is None or spell.zone is not Zone.STACK:
        return False
    at = Viewpoint(spell.id, spell.controller, spell.printed.name)
    for ability in abilities_meant(now.rules, now.of(spell.id).abilities).static:
        if (
            ability.zone is Zone.STACK
            and CantBePrevented(This()) in ability.effects
            and (ability.condition is None or holds(now, ability.condition, at))
        ):
            return True
    return False


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
    amount = None
    if effect.all_but or effect.half is not None:
        amount = _part(effect, event)
        if not amount:
            return None
    elif left is None and effect.amount is not None:
        amount = _amount(now, effect.amount, at)
        if amount is None:
            return None
    if left is not None:
        because = Rule("615.7")
    elif effect.next_time:
        because = Rule("615.8")
    elif amount is not None:
        because = Rule("615.10")
    else:
        because = cite(prevention)
    return Replacement(
        ("prevent", active.id if active is not None else at.object, number),
        because_of(now, event, because),
        at.name,
        prevention(amount),
        effect=active.id if active is not None else None,
        left=left,
        # "The next time" is not used up by damage that it could not prevent (615.12).
        expires=effect.next_time and not cant_be_prevented(now, event),
        after=besides(effect.then, at, effect.if_prevented),
    )


def _part(effect: PreventDamage, event: Damage) -> int:
    """All but so much of the damage, or half of it, rounded as the effect says."""
    if effect.half is not None:
        return (event.amount + (effect.half == "up")) // 2
    return max(0, event.amount - effect.all_but)


def _amount(now: Now, amount: Amount, at: Viewpoint) -> int | None:
    try:
        return value(now, amount, at)
    except NotModelled as unknown:
        now.not_modelled.append((at.name, unknown.term))
        return None
