"""Vanishing (CR 702.63)."""

from __future__ import annotations

from app.engine.cr.cr603_reflexive import of_keyword
from app.engine.cr.cr609_effects.following import follow
from app.engine.cr.cr702_keyword_abilities.fading import YOUR_UPKEEP
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import Ability, KeywordAbility, StaticAbility, TriggeredAbility
from app.terms.conditions import Matches
from app.terms.effects import RemoveCountersFrom, SacrificeIt
from app.terms.events import CountersRemoved, Event
from app.terms.instructions import KeywordAction
from app.terms.prohibitions import EntersWithCounters
from app.terms.selectors import HasCounter, This
from app.terms.zones import Zone

_COUNTS_DOWN = TriggeredAbility(
    YOUR_UPKEEP, (RemoveCountersFrom(This(), "time"),), Matches(This(), HasCounter("time"))
)


@rule("702.63a", "keyword stands for", "vanishing")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It enters with N time counters, where a number is named (702.63b), and loses one in each of
    its controller's upkeeps."""
    if ability.number is None:
        return (_COUNTS_DOWN,)
    return (StaticAbility((EntersWithCounters(This(), "time", ability.number),)), _COUNTS_DOWN)


@rule("702.63a", "observe", CountersRemoved)
def last_one_removed(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """As the last time counter is removed from the permanent, by whatever did that, an ability of
    each of its instances of vanishing triggers."""
    for event in events:
        if not isinstance(event, CountersRemoved) or event.kind != "time":
            continue
        object = play.game.find(event.on) if isinstance(event.on, int) else None
        if object is None or object.zone is not Zone.BATTLEFIELD or object.count("time"):
            continue
        for _ in play.now.keywords(object.id, "vanishing"):
            player = play.now.controller(object.id)
            of_keyword(play, object.id, player, "vanishing", cite(last_one_removed))


@rule("702.63a", "keyword action", "vanishing")
def vanish(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """It is sacrificed."""
    follow(play, (SacrificeIt(This()),), at)
