"""Suspend (CR 702.62): what happens to the card in exile. (Exiling it is rule 116.2f.)"""

from __future__ import annotations

from app.engine.cr.cr603_reflexive import of_keyword
from app.engine.cr.cr608_casting_while_resolving import Offer, may_cast
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.conditions import Matches
from app.terms.effects import RemoveCountersFrom
from app.terms.events import CountersRemoved, Event
from app.terms.instructions import KeywordAction
from app.terms.selectors import HasCounter, This, Who
from app.terms.steps import Step
from app.terms.zones import Zone

_SUSPEND = "suspend"
_UPKEEP = Trigger(EventKind.BEGINNING_OF_STEP, player=Who.YOU, step=Step.UPKEEP)
_COUNTS_DOWN = TriggeredAbility(
    _UPKEEP,
    (RemoveCountersFrom(This(), "time"),),
    Matches(This(), HasCounter("time")),
    zone=Zone.EXILE,
)


@rule("702.62a", "keyword stands for", "suspend")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """In each of its owner's upkeeps a time counter is removed from a suspended card: one that is
    in exile and has such a counter (702.62b)."""
    return (_COUNTS_DOWN,)


@rule("702.62a", "observe", CountersRemoved)
def last_one_removed(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """As the last time counter is removed from the card in exile, an ability triggers that lets its
    owner cast it."""
    for event in events:
        if not isinstance(event, CountersRemoved) or event.kind != "time":
            continue
        card = play.game.find(event.on) if isinstance(event.on, int) else None
        if card is None or card.zone is not Zone.EXILE or card.count("time"):
            continue
        if play.now.has(card.id, _SUSPEND):
            of_keyword(play, card.id, card.owner, _SUSPEND, cite(last_one_removed))


@rule("702.62a", "keyword action", "suspend")
def cast_it_then(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """The card may be cast for free, and stays in exile otherwise; a creature
    cast so has haste."""
    card = play.game.find(at.object or 0)
    if card is not None and card.zone is Zone.EXILE:
        offer = Offer(at.controller, free=True, costs=(_SUSPEND,))
        may_cast(play, card.id, offer, cite(cast_it_then))
