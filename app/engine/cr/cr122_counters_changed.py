"""What can't have counters, and effects that change how many are put on (CR 122.6, 614.16)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine.cr.cr614_entering import as_if_there
from app.engine.kernel.entering_faces import face_entering
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Replacement
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import is_player, matches_if_known
from app.terms.cite import CardText, Rule
from app.terms.events import CountersPut, Event, Moved, PlayerRef, Recipient, TokenCreated
from app.terms.modifications import CantHaveCounters, ScaleCounters, ScaleTokens
from app.terms.zones import Zone


@rule("122.1", "can't happen", CountersPut)
def cant_have(now: Now, event: CountersPut) -> Reason | None:
    """What can't have counters, or counters of that kind, gets none of them."""
    for effect, at in now.modifications(CantHaveCounters):
        if _kept_off(now, effect, event.on, event.kind, at):
            on = event.on
            return Reason(CardText(at.name), "{0} can't have {1} counters", (on, event.kind))
    return None


def _kept_off(now: Now, effect: CantHaveCounters, on: Recipient, kind: str, at: Viewpoint) -> bool:
    return (effect.kind is None or effect.kind == kind) and _is_about(now, effect, on, at)


def _is_about(
    now: Now, effect: CantHaveCounters | ScaleCounters, on: Recipient, at: Viewpoint
) -> bool:
    if isinstance(on, PlayerRef):
        return effect.who is not None and is_player(now, effect.who, on.player, at)
    subject = effect.subject
    return subject is not None and matches_if_known(now, as_if_there(subject), on, at)


@rule("122.6", "replacement", Moved, order=3)
def enters_without(now: Now, event: Moved) -> Iterator[Replacement]:
    """What can't have counters enters without those that it would enter with."""
    if event.to is not Zone.BATTLEFIELD or not event.counters:
        return
    own = _own(now, event)
    for number, (effect, at) in enumerate((*now.modifications(CantHaveCounters), *own)):
        if any(_kept_off(now, effect, event.object, kind, at) for kind, _ in event.counters):
            yield _without(event, effect, at, number)


def _own(now: Now, event: Moved) -> Iterator[tuple[CantHaveCounters, Viewpoint]]:
    """What its own text will say once it is there."""
    object = now.game.objects[event.object]
    face = face_entering(object, event)
    at = Viewpoint(object.id, object.controller, face.name)
    if object.face_down or event.face_down is not None:
        return
    for ability in face.abilities:
        for effect in getattr(ability, "effects", ()):
            if isinstance(effect, CantHaveCounters):
                yield effect, at


def _without(event: Moved, effect: CantHaveCounters, at: Viewpoint, number: int) -> Replacement:
    def instead(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
        assert isinstance(event, Moved)
        kept = tuple(each for each in event.counters if effect.kind not in (None, each[0]))
        return (replace(event, counters=kept),), 0

    return Replacement(("without", at.object, number), cite(enters_without), at.name, instead)


@rule("614.16", "replacement", CountersPut)
def scaled(now: Now, event: CountersPut) -> Iterator[Replacement]:
    """Some effects have more counters put on, or fewer, than would be."""
    for number, (effect, at) in enumerate(now.modifications(ScaleCounters)):
        if (effect.effect and not event.effect) or not _applies(
            now, effect, event.on, event.kind, event.by, at
        ):
            continue

        def instead(
            now: Now, event: Event, left: int | None, effect: ScaleCounters = effect
        ) -> tuple[tuple[Event, ...], int]:
            assert isinstance(event, CountersPut)
            amount = _scaled(effect, event.amount)
            return ((replace(event, amount=amount),) if amount else ()), 0

        yield Replacement(("counters", at.object, number), cite(scaled), at.name, instead)


@rule("614.16", "replacement", Moved, order=4)
def scaled_as_it_enters(now: Now, event: Moved) -> Iterator[Replacement]:
    """They count for what enters with counters too; its controller puts them there."""
    if event.to is not Zone.BATTLEFIELD or not event.counters:
        return
    by = now.game.objects[event.object].owner if event.controller is None else event.controller
    for number, (effect, at) in enumerate(now.modifications(ScaleCounters)):
        kinds = frozenset(
            kind for kind, _ in event.counters if _applies(now, effect, event.object, kind, by, at)
        )
        if not kinds:
            continue

        yield _scales_entering(effect, kinds, at, number, cite(scaled_as_it_enters))


@rule("614.12", "replacement", TokenCreated, order=4)
def scaled_with_a_token(now: Now, event: TokenCreated) -> Iterator[Replacement]:
    """They count for a token that is created with counters, looked at as it will be."""
    if not event.counters or not now.modifications(ScaleCounters):
        return
    seen, token = _as_created(now, event)
    for number, (effect, at) in enumerate(now.modifications(ScaleCounters)):
        kinds = frozenset(
            kind
            for kind, _ in event.counters
            if _applies(seen, effect, token, kind, event.player, at)
        )
        if not kinds:
            continue

        yield _scales_entering(effect, kinds, at, number, cite(scaled_with_a_token))


def _scales_entering(
    effect: ScaleCounters, kinds: frozenset[str], at: Viewpoint, number: int, because: Rule
) -> Replacement:
    """Of what enters with counters, those of these kinds are more or fewer."""

    def instead(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
        assert isinstance(event, Moved | TokenCreated)
        counters = tuple(
            (kind, _scaled(effect, count) if kind in kinds else count)
            for kind, count in event.counters
        )
        return (replace(event, counters=tuple(each for each in counters if each[1])),), 0

    return Replacement(("counters", at.object, number), because, at.name, instead)


def _as_created(now: Now, event: TokenCreated) -> tuple[Now, int]:
    """The game as it would be with the token in it, and the token's id there."""
    game = now.game
    token = GameObject(
        game.next_id,
        event.token,
        event.player,
        event.player,
        Zone.BATTLEFIELD,
        event.token.name,
        token=True,
    )
    there = game.with_object(token).but(battlefield=(*game.battlefield, token.id))
    return Now(now.rules, there), token.id


def _applies(
    now: Now, effect: ScaleCounters, on: Recipient, kind: str, by: int | None, at: Viewpoint
) -> bool:
    if effect.kind not in (None, kind) or not _is_about(now, effect, on, at):
        return False
    if effect.by is None:
        return True
    return by is not None and is_player(now, effect.by, by, at)


def _scaled(effect: ScaleCounters, count: int) -> int:
    return count // 2 if effect.half else max(0, count * effect.times + effect.plus)


@rule("614.16", "replacement", TokenCreated)
def more_tokens(now: Now, event: TokenCreated) -> Iterator[Replacement]:
    """Some effects have more tokens created than would be, each as the first would be."""
    for number, (effect, at) in enumerate(now.modifications(ScaleTokens)):
        if not is_player(now, effect.who, event.player, at):
            continue

        def instead(
            now: Now, event: Event, left: int | None, effect: ScaleTokens = effect
        ) -> tuple[tuple[Event, ...], int]:
            return (event,) * effect.times, 0

        yield Replacement(("tokens", at.object, number), cite(more_tokens), at.name, instead)
