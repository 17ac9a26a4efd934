"""Rebound (CR 702.88)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine.cr.cr603_delayed import later
from app.engine.cr.cr608_resolving_spells import RESOLVED
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play, Replacement
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import EventKind, Trigger
from app.terms.effects import Later, MayDo
from app.terms.events import Event, Moved
from app.terms.library_effects import CastIt
from app.terms.selectors import ObjectIs, Who
from app.terms.steps import Step
from app.terms.zones import Zone

_REBOUNDS = "rebound"
_UPKEEP = Trigger(EventKind.BEGINNING_OF_STEP, player=Who.YOU, step=Step.UPKEEP)


@rule("702.88a", "replacement", Moved)
def exiled_instead(now: Now, event: Moved) -> Iterator[Replacement]:
    """A spell with rebound that was cast from its player's hand is exiled as it resolves, instead
    of going to the graveyard. A copy was not cast."""
    if event.kind != RESOLVED or event.to is not Zone.GRAVEYARD:
        return
    spell = now.game.find(event.object)
    if spell is None or spell.token or not now.has(spell.id, "rebound"):
        return
    if spell.spent is None or spell.spent.zone is not Zone.HAND:
        return

    def instead(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
        assert isinstance(event, Moved)
        return (replace(event, to=Zone.EXILE, kind=_REBOUNDS),), 0

    yield Replacement(("rebound", spell.id), cite(exiled_instead), spell.label, instead)


@rule("702.88a", "observe", Moved)
def cast_again(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """At the beginning of their next upkeep its player may cast the card from exile without paying
    its mana cost."""
    for event in events:
        if not isinstance(event, Moved) or event.kind != _REBOUNDS or event.new is None:
            continue
        spell = before.game.objects[event.object]
        at = Viewpoint(event.new, spell.controller, spell.label)
        again = MayDo((CastIt(ObjectIs(event.new), free=True),))
        later(play, Later(_UPKEEP, (again,)), at)
