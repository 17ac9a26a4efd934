"""Madness (CR 702.35)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine.cr.cr603_reflexive import of_keyword
from app.engine.cr.cr608_casting_while_resolving import Offer, may_cast
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play, Replacement
from app.engine.kernel.rules import cite, rule
from app.terms.events import DISCARDED, Event, Moved
from app.terms.instructions import KeywordAction
from app.terms.zones import Zone

_MADNESS = "madness"


@rule("702.35a", "replacement", Moved)
def exiled_instead(now: Now, event: Moved) -> Iterator[Replacement]:
    """A card with madness that is discarded goes to exile instead of to a graveyard; it has been
    discarded all the same."""
    if event.kind != DISCARDED or event.to is not Zone.GRAVEYARD:
        return
    card = now.game.find(event.object)
    if card is None or not now.has(card.id, _MADNESS):
        return

    def instead(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
        assert isinstance(event, Moved)
        return (replace(event, to=Zone.EXILE, kind=_MADNESS),), 0

    yield Replacement((_MADNESS, card.id), cite(exiled_instead), card.label, instead)


@rule("702.35a", "observe", Moved)
def triggers(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """As it is exiled so, an ability triggers that lets its owner cast it."""
    for event in events:
        if isinstance(event, Moved) and event.kind == _MADNESS and event.new is not None:
            owner = before.game.objects[event.object].owner
            of_keyword(play, event.new, owner, _MADNESS, cite(triggers))


@rule("702.35a", "keyword action", "madness")
def cast_or_bury(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """The owner casts the card for its madness cost, or puts it into the graveyard."""
    card = play.game.find(at.object or 0)
    if card is None or card.zone is not Zone.EXILE:
        return
    because = cite(cast_or_bury)
    if not may_cast(play, card.id, Offer(at.controller, costs=(_MADNESS,)), because):
        play.happen((Moved(card.id, Zone.GRAVEYARD),), because)
