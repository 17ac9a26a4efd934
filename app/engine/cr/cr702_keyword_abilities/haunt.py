"""Haunt (CR 702.55)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr609_effects.carrying_out import permanents
from app.engine.kernel.game import DelayedTrigger, GameObject
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.effects import KeywordAction, Target, TargetChoice
from app.terms.events import Moved
from app.terms.relations import HauntedBy
from app.terms.selectors import CREATURE, ObjectIs, This
from app.terms.zones import Zone

_HAUNTED_DIES = Trigger(EventKind.DIES, HauntedBy(This()))


@rule("702.55a", "keyword stands for", "haunt")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As the permanent dies its card is exiled haunting a target creature. That of a spell is told
    as it is cast, and not carried out."""
    haunts = KeywordAction("haunt", what=Target(0))
    return (
        TriggeredAbility(Trigger(EventKind.DIES), (haunts,), targets=(TargetChoice(CREATURE),)),
    )


@rule("702.55b", "keyword action", "haunt")
def haunt(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """The card is exiled if it is still in the graveyard; what it says of the creature it haunts
    triggers in exile as that dies (702.55c)."""
    found = permanents(play.now, effect.what, at) if effect.what is not None else ()
    card = next(
        (card for card in play.now.in_zone(Zone.GRAVEYARD) if card.former == at.object), None
    )
    if not found or card is None:
        return
    moved = play.happen((Moved(card.id, Zone.EXILE),), cite(haunt))
    new = next((e.new for e in moved if isinstance(e, Moved) and e.object == card.id), None)
    exiled = None if new is None else play.game.find(new)
    if exiled is None or exiled.zone is not Zone.EXILE:
        return
    play.note(cite(haunt), "{0} haunts {1}", exiled.id, found[0])
    for ability in exiled.printed.abilities:
        events = (ability.trigger, *ability.also) if isinstance(ability, TriggeredAbility) else ()
        if isinstance(ability, TriggeredAbility) and _HAUNTED_DIES in events:
            _wait(play, ability, exiled, found[0])


def _wait(play: Play, ability: TriggeredAbility, card: GameObject, creature: int) -> None:
    waiting = replace(ability, trigger=Trigger(EventKind.DIES, ObjectIs(creature)), also=())
    game = play.game
    delayed = DelayedTrigger(game.next_id, waiting, card.id, card.owner, card.label)
    play.set(game.but(delayed=(*game.delayed, delayed), next_id=game.next_id + 1))
