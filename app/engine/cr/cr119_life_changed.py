"""Effects that change how life is gained, and how low damage may take it (CR 119, 614.1a)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine.kernel.batch import Batch, Caused
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play, Replacement
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import is_player
from app.engine.kernel.trace import Replaced
from app.terms.events import CardDrawn, Event, LifeGain, LifeLoss
from app.terms.life import DamageLeavesLife, LifeGainBecomes, LosesLifeTimes
from app.terms.permissions import GainsLifeInstead


@rule("119.10", "replacement", LifeGain)
def scaled(now: Now, event: LifeGain) -> Iterator[Replacement]:
    """Each life gain, by whatever source and however great, is changed by itself."""
    for number, (effect, at) in enumerate(now.modifications(GainsLifeInstead)):
        if not is_player(now, effect.who, event.player, at):
            continue

        def instead(
            now: Now, event: Event, left: int | None, effect: GainsLifeInstead = effect
        ) -> tuple[tuple[Event, ...], int]:
            assert isinstance(event, LifeGain)
            amount = event.amount * effect.times + effect.plus
            return ((replace(event, amount=amount),) if amount else ()), 0

        yield Replacement(("life", at.object, number), cite(scaled), at.name, instead)


@rule("614.6", "replacement", LifeGain)
def becomes(now: Now, event: LifeGain) -> Iterator[Replacement]:
    """Life gain that is replaced by something else never happens."""
    for number, (effect, at) in enumerate(now.modifications(LifeGainBecomes)):
        if not is_player(now, effect.who, event.player, at):
            continue

        def instead(
            now: Now, event: Event, left: int | None, effect: LifeGainBecomes = effect
        ) -> tuple[tuple[Event, ...], int]:
            assert isinstance(event, LifeGain)
            if effect.draw:
                return (CardDrawn(event.player),) * event.amount, 0
            return (LifeLoss(event.player, event.amount),), 0

        yield Replacement(("no life", at.object, number), cite(becomes), at.name, instead)


@rule("614.1a", "replacement", LifeLoss)
def lost_times(now: Now, event: LifeLoss) -> Iterator[Replacement]:
    """Where more life is lost than would be, that is so of each loss, be it for damage, as a
    payment or by an effect."""
    for number, (effect, at) in enumerate(now.modifications(LosesLifeTimes)):
        if not is_player(now, effect.who, event.player, at):
            continue

        def instead(
            now: Now, event: Event, left: int | None, times: int = effect.times
        ) -> tuple[tuple[Event, ...], int]:
            assert isinstance(event, LifeLoss)
            return (replace(event, amount=event.amount * times),), 0

        yield Replacement(("loses life", at.object, number), cite(lost_times), at.name, instead)


@rule("120.4d", "settled")
def damage_leaves_life(play: Play, final: list[Caused], batch: Batch) -> list[Caused]:
    """What all the damage dealt at once, and the life gained with it, would make of a life total is
    what counts: where that is less than an effect lets damage bring it to, it is brought to that.
    """
    if not any(isinstance(event, LifeLoss) and event.damage for event, _ in final):
        return final
    now = play.now
    bounds = now.modifications(DamageLeavesLife)
    if bounds:
        # Life that an effect gives for damage that it prevented counts as gained with the damage.
        final = [*final, *batch.brought_forward()]
    for effect, at in bounds:
        for player in now.game.turn_order():
            if is_player(now, effect.who, player, at):
                final = _bounded(play, final, player, effect.least, at.name)
    return final


def _bounded(play: Play, final: list[Caused], player: int, least: int, by: str) -> list[Caused]:
    life = play.game.players[player].life
    lost = 0
    other = 0
    for event, _ in final:
        if isinstance(event, LifeLoss) and event.player == player:
            if event.damage:
                lost += event.amount
            else:
                other -= event.amount
        elif isinstance(event, LifeGain) and event.player == player:
            other += event.amount
    too_much = least - (life + other - lost)
    if life < least or too_much <= 0 or not lost:
        return final
    bounded: list[Caused] = []
    for event, cause in reversed(final):
        if isinstance(event, LifeLoss) and event.player == player and event.damage and too_much > 0:
            less = min(too_much, event.amount)
            too_much -= less
            instead = replace(event, amount=event.amount - less)
            kept = (instead,) if instead.amount else ()
            play.trace.append(Replaced(cite(damage_leaves_life), event, kept, play.game, by))
            bounded += [(each, cause) for each in kept]
        else:
            bounded.append((event, cause))
    bounded.reverse()
    return bounded
