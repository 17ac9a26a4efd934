"""Unearth (CR 702.84)."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.kernel.now import Now
from app.engine.kernel.play import Replacement
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import (
    Ability,
    ActivatedAbility,
    EventKind,
    KeywordAbility,
    Trigger,
)
from app.terms.changes import AddAbility
from app.terms.effects import Designate, Duration, Later, MoveTo, StartChange
from app.terms.events import Event, Moved
from app.terms.selectors import AllOf, InZone, This, Those
from app.terms.steps import Step
from app.terms.zones import Zone

UNEARTHED = "unearthed"
_FROM_THERE = AllOf((This(), InZone(Zone.GRAVEYARD)))
HASTE = AddAbility(KeywordAbility("haste"))
AT_END = Trigger(EventKind.BEGINNING_OF_STEP, step=Step.END)


@rule("702.84a", "keyword stands for", "unearth")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """The card comes back from the graveyard with haste; at the next end step, or instead of
    leaving the battlefield in another way, it is exiled."""
    if ability.cost is None or ability.text is not None:
        return ()
    effects = (
        MoveTo(_FROM_THERE, Zone.BATTLEFIELD),
        StartChange(Those(), (HASTE,), Duration.PERMANENT),
        Designate(Those(), UNEARTHED),
        Later(AT_END, (MoveTo(Those(), Zone.EXILE),)),
    )
    return (ActivatedAbility(ability.cost, effects, Zone.GRAVEYARD, sorcery_speed=True),)


@rule("702.84a", "replacement", Moved)
def exiled_instead(now: Now, event: Moved) -> Iterator[Replacement]:
    """What was unearthed goes to exile wherever else it would go from the battlefield."""
    object = now.game.find(event.object)
    if object is None or UNEARTHED not in object.marks or event.to is Zone.EXILE:
        return
    if object.zone is not Zone.BATTLEFIELD:
        return

    def instead(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
        assert isinstance(event, Moved)
        return (Moved(event.object, Zone.EXILE),), 0

    yield Replacement(("unearthed", object.id), cite(exiled_instead), "", instead)
