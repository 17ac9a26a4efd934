"""Replacement effects on damage (CR 614): more of it, damage dealt to something else, and other
things instead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine.cr.cr120_damage import DAMAGEABLE
from app.engine.cr.cr609_effects.carrying_out import affected_players, targeted
from app.engine.cr.cr609_sources_of_damage import is_about
from app.engine.cr.cr615_additional_effects import besides
from app.engine.cr.cr615_prevention_effects import with_amount
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play, Replacement
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, one, players, value
from app.terms.amounts import Amount
from app.terms.effects import ControllerOf, Target
from app.terms.events import Damage, Event, PlayerRef, Recipient
from app.terms.modifications import RedirectDamage, ReplaceDamage, ScaleDamage
from app.terms.selectors import Who


@rule("614.1a", "replacement", Damage, order=1)
def scaled(now: Now, event: Damage) -> Iterator[Replacement]:
    """Effects that have a source deal some multiple of its damage, or that much more, instead."""
    for number, (effect, at) in enumerate(now.modifications(ScaleDamage)):
        if event.amount < effect.least or event.amount > (effect.most or event.amount):
            continue
        if is_about(now, effect.source, effect.recipient, effect.player, effect.combat, event, at):
            yield _scale(effect, at, number)


def _scale(effect: ScaleDamage, at: Viewpoint, number: int) -> Replacement:
    def instead(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
        assert isinstance(event, Damage)
        return with_amount(event, _scaled(now, effect, event.amount, at)), 0

    active = at.effect.id if at.effect is not None else None
    key = ("scale", at.object if active is None else active, number)
    return Replacement(key, cite(scaled), at.name, instead, effect=active, expires=effect.next_time)


def _scaled(now: Now, effect: ScaleDamage, amount: int, at: Viewpoint) -> int:
    if effect.becomes is not None:
        return effect.becomes
    if effect.half is not None:
        return (amount + (effect.half == "up")) // 2
    return amount * effect.times + _more(now, effect.plus, at)


def _more(now: Now, plus: Amount, at: Viewpoint) -> int:
    """How much more is dealt; where that is not known, the ruling says so."""
    try:
        return value(now, plus, at)
    except NotModelled as unknown:
        now.not_modelled.append((at.name, unknown.term))
        return 0


@rule("614.9", "replacement", Damage, order=2)
def redirected(now: Now, event: Damage) -> Iterator[Replacement]:
    """Redirection: the same damage is dealt to another recipient instead. Where that one has left,
    or can't be dealt damage any more, the effect does nothing."""
    for number, (effect, at) in enumerate(now.modifications(RedirectDamage)):
        if not is_about(
            now, effect.source, effect.recipient, effect.player, effect.combat, event, at
        ):
            continue
        to = new_recipient(now, effect, event, at)
        if to is not None and to != event.recipient:
            yield _redirect(to, effect, at, number)


@rule("614.9", "observe", Damage)
def tell_of_no_recipient(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """Says so where damage was not redirected because who would be dealt it can't be any more."""
    effects = list(before.modifications(RedirectDamage))
    for event in events if effects else ():
        if not isinstance(event, Damage):
            continue
        for effect, at in effects:
            if is_about(
                before, effect.source, effect.recipient, effect.player, effect.combat, event, at
            ) and (new_recipient(before, effect, event, at) is None):
                text = "what {0} would redirect is dealt as it was: nothing else can be dealt it"
                play.note(cite(tell_of_no_recipient), text, at.name, negative=True)


def new_recipient(
    now: Now, effect: RedirectDamage, event: Damage, at: Viewpoint
) -> Recipient | None:
    """To whom the damage goes instead, if it can."""
    if isinstance(effect.to, ControllerOf):
        named = affected_players(now, effect.to, replace(at, that_object=event.source))
        return PlayerRef(named[0]) if named else None
    if isinstance(effect.to, Who):
        named = players(now, effect.to, at)
        return PlayerRef(named[0]) if named else None
    if isinstance(effect.to, Target):
        target = next(iter(targeted(effect.to, at)), None)
        if target is None or isinstance(target, PlayerRef):
            lost = target is not None and now.game.players[target.player].lost
            return None if lost else target
        alive = target in now.battlefield and now.of(target).types & DAMAGEABLE
        return target if alive else None
    try:
        found = one(now, effect.to, at)
    except NotModelled as unknown:
        now.not_modelled.append((at.name, unknown.term))
        return None
    if found is None or found not in now.battlefield:
        return None
    return found if now.of(found).types & DAMAGEABLE else None


def _redirect(to: Recipient, effect: RedirectDamage, at: Viewpoint, number: int) -> Replacement:
    def instead(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
        assert isinstance(event, Damage)
        moved = event.amount if left is None else min(event.amount, left)
        there = Damage(event.source, to, moved, event.combat, event.preventable, event.applied)
        return (*with_amount(event, event.amount - moved), there), moved

    active = at.effect
    key = ("redirect", at.object if active is None else active.id, number)
    return Replacement(
        key,
        cite(redirected),
        at.name,
        instead,
        effect=active.id if active is not None else None,
        left=active.left if active is not None else None,
        expires=effect.next_time,
    )


@rule("614.6", "replacement", Damage, order=3)
def replaced(now: Now, event: Damage) -> Iterator[Replacement]:
    """Damage that is replaced is never dealt; what is done instead of it is."""
    for number, (effect, at) in enumerate(now.modifications(ReplaceDamage)):
        if is_about(now, effect.source, effect.recipient, effect.player, effect.combat, event, at):
            active = at.effect.id if at.effect is not None else None
            yield Replacement(
                ("instead", at.object if active is None else active, number),
                cite(replaced),
                at.name,
                none_of_it,
                effect=active,
                expires=effect.next_time,
                after=besides(effect.effects, at),
            )


def none_of_it(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
    """No damage at all."""
    assert isinstance(event, Damage)
    return (), event.amount
