"""What only digital cards do: changes that go with a card wherever it goes, duplicates of cards.

The Comprehensive Rules know nothing of either; both are effects as any other (CR 609, 611)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr609_effects.carrying_out import objects, zone_of
from app.engine.cr.cr611_continuous_effects import locked, start
from app.engine.kernel.game import ActiveEffect
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled
from app.engine.kernel.who import as_it_was
from app.terms.abilities import ContinuousChange
from app.terms.digital import Conjure, Conjured, Perpetually
from app.terms.effects import Duration, Objects
from app.terms.events import Event, Moved
from app.terms.selectors import AnyOf, ObjectIs, Selector, SomeOf
from app.terms.zones import Zone

_NOWHERE = AnyOf(())


def _those(ids: frozenset[int]) -> AnyOf:
    return AnyOf(tuple(ObjectIs(id) for id in sorted(ids)))


def _elsewhere(active: ActiveEffect) -> frozenset[int]:
    """The cards outside the battlefield that a perpetual effect changes."""
    reach = getattr(active.effect, "elsewhere", None)
    parts = reach.of if isinstance(reach, AnyOf) else ()
    return frozenset(part.object for part in parts if isinstance(part, ObjectIs))


@rule("611.2c", "effect", Perpetually)
def perpetually(play: Play, effect: Perpetually, at: Viewpoint) -> None:
    """The cards are changed where they are, and wherever they go from there. Raises NotModelled for
    cards in a hand or library that nobody knows."""
    now = play.now
    _check_known(now, effect.what, at)
    ids = frozenset(objects(now, effect.what, at))
    there = ids & frozenset(now.battlefield)
    changes = tuple(locked(now, change, at) for change in effect.changes)
    change = ContinuousChange(_NOWHERE, changes, elsewhere=_those(ids - there))
    if ids:
        start(play, change, at, Duration.PERPETUAL, there)


def _check_known(now: Now, what: Objects, at: Viewpoint) -> None:
    zone = zone_of(what) if isinstance(what, Selector) and not isinstance(what, SomeOf) else None
    if zone is Zone.HAND and now.game.players[at.controller].hand:
        raise NotModelled(what)
    if zone is Zone.LIBRARY and now.game.players[at.controller].library is None:
        raise NotModelled(what)


@rule("400.7", "observe", Moved, order=-2)
def goes_with_the_card(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """What has changed a card perpetually goes on changing what it becomes in another zone."""
    lasting = [each for each in play.game.effects if each.duration is Duration.PERPETUAL]
    if not lasting:
        return
    became = {e.object: e for e in events if isinstance(e, Moved) and e.new is not None}
    followed = {id(each): _following(each, became) for each in lasting}
    effects = tuple(followed.get(id(each), each) for each in play.game.effects)
    play.set(play.game.but(effects=effects))


def _following(active: ActiveEffect, became: dict[int, Moved]) -> ActiveEffect:
    there, elsewhere = set(active.objects or ()), set(_elsewhere(active))
    for old, event in became.items():
        if old in there or old in elsewhere:
            assert event.new is not None
            (there if event.to is Zone.BATTLEFIELD else elsewhere).add(event.new)
    assert isinstance(active.effect, ContinuousChange)
    effect = replace(active.effect, elsewhere=_those(frozenset(elsewhere)))
    return replace(active, effect=effect, objects=frozenset(there))


@rule("609.2", "effect", Conjure)
def conjure(play: Play, effect: Conjure, at: Viewpoint) -> None:
    """Duplicates of objects come into being in a zone of the player, perpetual changes and all.
    Raises NotModelled for a card that is told by its name, and for one that enters the
    battlefield."""
    if not effect.duplicate or effect.to is Zone.BATTLEFIELD:
        raise NotModelled(effect)
    made: list[Event] = []
    for original in objects(play.now, effect.what, at):
        card = as_it_was(play.now, original)
        if card is not None and card.card.name:
            made.append(Conjured(at.controller, original, effect.to))
    for event in play.happen(made, cite(conjure)) if made else ():
        if isinstance(event, Conjured) and event.new is not None:
            _same_changes(play, event.original, event.new)


def _same_changes(play: Play, original: int, new: int) -> None:
    def both(active: ActiveEffect) -> ActiveEffect:
        ids = _elsewhere(active) | (active.objects or frozenset())
        if active.duration is not Duration.PERPETUAL or original not in ids:
            return active
        assert isinstance(active.effect, ContinuousChange)
        effect = replace(active.effect, elsewhere=_those(_elsewhere(active) | {new}))
        return replace(active, effect=effect)

    play.set(play.game.but(effects=tuple(map(both, play.game.effects))))
