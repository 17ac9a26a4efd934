"""A shield of a limited amount, and several sources at once (CR 615.7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from app.engine.cr.cr609_sources_of_damage import is_about
from app.engine.cr.cr615_prevention_effects import cant_be_prevented
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import EventKind
from app.terms.events import Damage, Event, PlayerRef, Recipient
from app.terms.modifications import PreventDamage, ScaleDamage

Shares = tuple[tuple[int, int], ...]
"""How much of each source's damage is prevented, as (source, amount); shares of 0 are left out."""


@rule("615.7", "shares of simultaneous events")
def shares_of_shields(play: Play, events: Sequence[Event]) -> dict[tuple[int, Event], int]:
    """A limited shield and damage from several sources at once: whom it protects (for a permanent,
    who controls that) says which of the damage it takes off.

    Asked only where the sources' damage differs in what it does. The answer to the choice, of kind
    `prevention`, is a `Shares`.
    """
    damages = [event for event in events if isinstance(event, Damage)]
    if len(damages) < 2:
        return {}
    now = play.now
    found: dict[tuple[int, Event], int] = {}
    # What the shields looked at so far leave of each event.
    rest = {id(event): event.amount for event in damages}
    for effect, at in now.modifications(PreventDamage):
        shield = at.effect
        if shield is None or shield.left is None:
            continue
        covered: dict[Recipient, list[Damage]] = {}
        for event in damages:
            if (
                rest[id(event)]
                and not cant_be_prevented(now, event)
                and is_about(
                    now, effect.source, effect.recipient, effect.player, effect.combat, event, at
                )
            ):
                covered.setdefault(event.recipient, []).append(event)
        for recipient, those in covered.items():
            amounts = [rest[id(event)] for event in those]
            options = _options(now, those, amounts, shield.left)
            if len(options) < 2:
                if sum(amounts) <= shield.left:
                    rest.update((id(event), 0) for event in those)
                continue
            sources = tuple(event.source for event in those)
            chooser = _chooser(now, recipient)
            because = cite(shares_of_shields)
            choice = Choice(chooser, "prevention", because, sources, options)
            chosen = dict(cast(Shares, play.choose(choice)))
            for event in those:
                share = chosen.get(event.source, 0)
                found[shield.id, event] = share
                rest[id(event)] -= min(share, rest[id(event)])
    return found


def _chooser(now: Now, recipient: Recipient) -> int:
    return recipient.player if isinstance(recipient, PlayerRef) else now.controller(recipient)


def _options(
    now: Now, events: Sequence[Damage], amounts: Sequence[int], left: int
) -> tuple[Shares, ...]:
    """The ways to use a shield that differ; none where it covers everything or all are alike."""
    scaled = bool(now.modifications(ScaleDamage))
    most = [left if scaled else min(left, amount) for amount in amounts]
    if not scaled and sum(amounts) <= left:
        return ()
    kinds = [_kind(now, event) for event in events]
    if len(set(kinds)) < 2:
        return ()
    seen: dict[object, Shares] = {}
    for way in _ways(most, min(left, sum(most))):
        spread: dict[object, int] = {}
        for kind, amount in zip(kinds, way, strict=True):
            spread[kind] = spread.get(kind, 0) + amount
        shares = tuple((e.source, n) for e, n in zip(events, way, strict=True) if n)
        seen.setdefault(tuple(spread.items()), shares)
    return tuple(seen.values())


def _kind(now: Now, event: Damage) -> tuple[object, ...]:
    """What makes the damage of one source different from that of another."""
    known = now.known(event.source)
    keywords = known.keywords
    object = now.game.find(event.source)
    own = object is not None and (object.commander or _is_watched(now, event))
    return (
        known.controller if "lifelink" in keywords else None,
        "infect" in keywords,
        "wither" in keywords,
        "deathtouch" in keywords,
        event.source if own or "toxic" in keywords else None,
    )


def _is_watched(now: Now, event: Damage) -> bool:
    watchers = now.watchers()
    return bool(
        any(w.object == event.source for w, _ in watchers.get(EventKind.DEALS_DAMAGE, ()))
        or watchers.get(EventKind.IS_DEALT_DAMAGE)
    )


def _ways(most: Sequence[int], total: int) -> Iterator[tuple[int, ...]]:
    if len(most) == 1:
        if total <= most[0]:
            yield (total,)
        return
    for first in range(min(most[0], total), -1, -1):
        for rest in _ways(most[1:], total - first):
            yield (first, *rest)
