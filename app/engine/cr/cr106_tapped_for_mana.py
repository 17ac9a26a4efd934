"""Tapping for mana (CR 106.12): effects that replace the mana which that produces (106.12b)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from app.engine.cr.cr106_types_of_mana import Made, ways
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Replacement
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, matches_if_known
from app.engine.kernel.who import is_player
from app.terms.events import Event, ManaAdded
from app.terms.mana_effects import MultiplyMana, ReplaceMana
from app.terms.selectors import Selector, Who


@rule("106.12b", "replacement", ManaAdded)
def produces_instead(now: Now, event: ManaAdded) -> Iterator[Replacement]:
    """What applies where a permanent is tapped for mana changes the mana as it is produced: its
    types, or how much of it there is."""
    if not event.tapped:
        return
    for number, (multiply, at) in enumerate(now.modifications(MultiplyMana)):
        if _about(now, multiply.what, multiply.who, event, at):
            key = _key("multiply mana", at, number)
            yield Replacement(key, cite(produces_instead), at.name, _times(multiply.times))
    for number, (effect, at) in enumerate(now.modifications(ReplaceMana)):
        key = _key("replace mana", at, number)
        if (
            key in event.replaced
            or len(event.mana) < effect.at_least
            or not _about(now, effect.what, effect.who, event, at)
        ):
            continue
        for made in _exchanged(now, effect, at):
            yield Replacement(
                (*key, *made),
                cite(produces_instead),
                at.name,
                _instead(made, effect.keeps_amount, key),
            )


def _key(what: str, at: Viewpoint, number: int) -> tuple[object, ...]:
    return (what, at.object if at.effect is None else at.effect.id, number)


def _about(now: Now, what: Selector, who: Who, event: ManaAdded, at: Viewpoint) -> bool:
    if event.source is None or event.by is None or not is_player(now, who, event.by, at):
        return False
    return matches_if_known(now, what, event.source, at)


def _exchanged(now: Now, effect: ReplaceMana, at: Viewpoint) -> tuple[Made, ...]:
    try:
        return tuple(dict.fromkeys(ways(now, effect.mana, at)))
    except NotModelled as unknown:
        now.not_modelled.append((at.name, unknown.term))
        return ()


Instead = Callable[[Now, Event, int | None], tuple[tuple[Event, ...], int]]


def _times(times: int) -> Instead:
    def instead(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
        assert isinstance(event, ManaAdded)
        return (replace(event, mana=event.mana * times),), 0

    return instead


def _instead(made: Made, keeps_amount: bool, key: tuple[object, ...]) -> Instead:
    def instead(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
        assert isinstance(event, ManaAdded)
        mana = made * len(event.mana) if keeps_amount else made
        return (replace(event, mana=mana, replaced=event.replaced | {key}),), 0

    return instead
