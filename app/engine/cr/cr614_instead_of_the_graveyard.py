"""What goes elsewhere instead of to a graveyard (CR 614.1a)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from app.engine.cr.cr609_effects.carrying_out import permanents
from app.engine.cr.cr609_effects.following import follow
from app.engine.cr.cr611_continuous_effects import start
from app.engine.cr.cr614_entering import as_if_there
from app.engine.cr.cr615_additional_effects import Used
from app.engine.kernel.game import GameObject
from app.engine.kernel.meaning import abilities_meant
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play, Replacement
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import is_player, matches_if_known
from app.terms.effects import Duration, ExileInsteadOfDying
from app.terms.events import Event, Moved
from app.terms.playing import GoesElsewhere, Place
from app.terms.selectors import ObjectIs, This
from app.terms.statuses import EXILED_AS_IT_LEAVES
from app.terms.zones import Zone


@rule("614.1a", "replacement", Moved)
def goes_elsewhere(now: Now, event: Moved) -> Iterator[Replacement]:
    """What an effect sends elsewhere never reaches the graveyard: it does not die, and goes to the
    other zone instead. An effect of a permanent counts for what leaves together with it."""
    object = now.game.find(event.object)
    if object is not None:
        yield from _leaving(event, object)
    if event.to is not Zone.GRAVEYARD or object is None:
        return
    for number, (effect, at) in enumerate(_effects(now, event)):
        if _is_about(now, effect, event, at):
            yield _replacement(effect, at, number)


def _leaving(event: Moved, object: GameObject) -> Iterator[Replacement]:
    """What an effect lets leave the battlefield for exile alone never goes anywhere else."""
    if EXILED_AS_IT_LEAVES not in object.marks or object.zone is not Zone.BATTLEFIELD:
        return
    if event.to in (Zone.EXILE, Zone.BATTLEFIELD):
        return

    def instead(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
        assert isinstance(event, Moved)
        return (Moved(event.object, Zone.EXILE),), 0

    yield Replacement(("exiled", object.id), cite(goes_elsewhere), "", instead)


def _effects(now: Now, event: Moved) -> Iterator[tuple[GoesElsewhere, Viewpoint]]:
    yield from now.modifications(GoesElsewhere)
    object = now.game.objects[event.object]
    if object.zone is Zone.BATTLEFIELD:
        return
    # What it says of itself holds wherever it is.
    own = Viewpoint(object.id, object.owner, object.label)
    for ability in abilities_meant(now.rules, now.of(object.id).abilities).static:
        for effect in ability.effects:
            if isinstance(effect, GoesElsewhere) and effect.subject == This():
                yield effect, own


def _is_about(now: Now, effect: GoesElsewhere, event: Moved, at: Viewpoint) -> bool:
    object = now.game.objects[event.object]
    if effect.dies and object.zone is not Zone.BATTLEFIELD:
        return False
    if effect.cards and object.token:
        return False
    if effect.elsewhere and object.zone is Zone.BATTLEFIELD:
        return False
    if effect.whose is not None and not is_player(now, effect.whose, object.owner, at):
        return False
    subject = effect.subject if effect.dies else as_if_there(effect.subject)
    return matches_if_known(now, subject, object.id, at)


def _replacement(effect: GoesElsewhere, at: Viewpoint, number: int) -> Replacement:
    kind = "exiled" if effect.to is Zone.EXILE else "put"

    def instead(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
        assert isinstance(event, Moved)
        if effect.place is Place.SHUFFLED and _order_counts(now, event.object):
            now.not_modelled.append((at.name, effect))
        top = effect.place is Place.TOP
        moved = replace(event, to=effect.to, kind=kind, counters=effect.counters, on_top=top)
        return (moved,), 0

    active = at.effect.id if at.effect is not None else None
    key = ("elsewhere", at.object if active is None else active, number)
    after = _besides(effect, at) if effect.then else None
    return Replacement(key, cite(goes_elsewhere), at.name, instead, after=after)


def _besides(effect: GoesElsewhere, at: Viewpoint) -> Callable[[Play, Used], None]:
    """What such an effect does besides is done right after, for each object that it sent
    elsewhere."""

    def after(play: Play, used: Used) -> None:
        for event, _ in used:
            if isinstance(event, Moved):
                follow(play, effect.then, replace(at, that_object=event.object))

    return after


def _order_counts(now: Now, id: int) -> bool:
    """Whether what is shuffled into a library is shuffled with cards that the call lists."""
    owner = now.game.objects[id].owner
    return any(True for _ in now.in_zone(Zone.LIBRARY, owner))


@rule("614.4", "effect", ExileInsteadOfDying)
def exile_instead(play: Play, effect: ExileInsteadOfDying, at: Viewpoint) -> None:
    """Such an effect changes what happens later this turn, and nothing that has happened."""
    for id in permanents(play.now, effect.what, at):
        start(play, GoesElsewhere(ObjectIs(id), dies=True), at, Duration.END_OF_TURN)
