"""What mana does to the spell that it is spent on (CR 106.6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine.cr.cr603_handling_triggered_abilities import label
from app.engine.cr.cr611_continuous_effects import start
from app.engine.kernel.game import GameObject, WaitingTrigger
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import matches_if_known
from app.engine.kernel.trace import Triggered
from app.engine.kernel.who import as_it_was
from app.terms.abilities import ContinuousChange, KeywordAbility, TriggeredAbility
from app.terms.changes import AddAbility
from app.terms.effects import Duration
from app.terms.events import Event, ManaSpent, Merged, Moved
from app.terms.mana_effects import ManaRider, MultiplyMana
from app.terms.mana_pool import Mana, SpentOn
from app.terms.prohibitions import CantBeCountered, EntersWithCounters
from app.terms.selectors import Anything, ObjectIs, This
from app.terms.zones import Zone


@rule("106.6", "observe", ManaSpent)
def works_on_the_spell(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """Mana that does something to a spell, or as it is spent on one, does so once it is spent on
    such a spell."""
    for event in events:
        if not isinstance(event, ManaSpent) or all(mana.rider is None for mana in event.mana):
            continue
        spell = play.game.find(event.object)
        if spell is None or spell.zone is not Zone.STACK:
            continue
        more_of_it(play, event)
        for mana in event.mana:
            if mana.rider is not None and _matches(play, mana, mana.rider, event):
                _works(play, mana, mana.rider, event)


@rule("106.6a")
def more_of_it(play: Play, event: ManaSpent) -> None:
    """Where mana was produced in a larger amount, what is said of it is true of all of it."""
    saying = [mana for mana in event.mana if mana.rider is not None]
    several = len(saying) > len({(mana.source, mana.rider) for mana in saying})
    if several and play.now.modifications(MultiplyMana):
        play.note(cite(more_of_it), "what is said of the mana is true of each that was produced")


def _matches(play: Play, mana: Mana, rider: ManaRider, event: ManaSpent) -> bool:
    return matches_if_known(play.now, rider.spells, event.object, _at(mana, event))


def _at(mana: Mana, event: ManaSpent) -> Viewpoint:
    return Viewpoint(mana.source, event.player if mana.you is None else mana.you)


def _works(play: Play, mana: Mana, rider: ManaRider, event: ManaSpent) -> None:
    at = _at(mana, event)
    if rider.cant_be_countered:
        start(play, CantBeCountered(ObjectIs(event.object)), at, Duration.PERMANENT)
    if rider.then is not None:
        _triggers(play, rider.then, at, event)
    if rider.keyword is not None or rider.counter is not None:
        spell = play.game.objects[event.object]
        spent = spell.spent or SpentOn()
        spell = spell.but(spent=replace(spent, working=(*spent.working, mana)))
        play.set(play.game.with_object(spell))


@rule("603.7a")
def _triggers(play: Play, ability: TriggeredAbility, at: Viewpoint, event: ManaSpent) -> None:
    """What happens when the mana is spent is an ability that triggers then, of the player who had
    it made."""
    source = as_it_was(play.now, at.object)
    found = WaitingTrigger(
        ability,
        at.object,
        at.controller,
        "" if source is None else source.label,
        event,
        event.object,
        event.player,
        subject=event.object,
    )
    name = label(play, found)
    play.trace.append(Triggered(cite(_triggers), at.object, name, ability, None, play.game))
    play.set(play.game.but(waiting=(*play.game.waiting, found)))


def counters_from_mana(object: GameObject) -> Iterator[EntersWithCounters]:
    """The counters that a permanent enters with for the mana that was spent on it."""
    for mana in object.spent.working if object.spent is not None else ():
        if mana.rider is not None and mana.rider.counter is not None:
            yield EntersWithCounters(This(), mana.rider.counter, mana.rider.count)


@rule("400.7a", "observe", Moved, Merged)
def goes_on(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """What a spell has gained from the mana spent on it, the permanent that it becomes has."""
    for event in events:
        spell = before.game.find(event.object) if isinstance(event, Merged) else None
        if isinstance(event, Moved) and event.to is Zone.BATTLEFIELD and event.new is not None:
            spell = play.game.find(event.new)
        if spell is None or spell.spent is None:
            continue
        object = play.game.objects[event.host] if isinstance(event, Merged) else spell
        for mana in spell.spent.working:
            rider = mana.rider
            if rider is None or rider.keyword is None:
                continue
            gained = ContinuousChange(Anything(), (AddAbility(KeywordAbility(rider.keyword)),))
            lasts = Duration.END_OF_TURN if rider.this_turn else Duration.PERMANENT
            at = Viewpoint(mana.source, object.owner if mana.you is None else mana.you)
            start(play, gained, at, lasts, frozenset({object.id}))
