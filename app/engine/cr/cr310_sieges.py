"""Sieges (CR 310.11): what becomes of one whose last defense counter is removed."""

from __future__ import annotations

from app.engine.cr.cr310_battles import SIEGE, is_battle
from app.engine.kernel.game import WaitingTrigger
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.trace import Triggered
from app.terms.abilities import EventKind, Trigger, TriggeredAbility
from app.terms.effects import MoveTo
from app.terms.events import CountersRemoved, Event
from app.terms.instructions import MayDo
from app.terms.library_effects import CastIt
from app.terms.selectors import This, Those
from app.terms.zones import Zone

_LAST_COUNTER = Trigger(EventKind.LEAVES)
_EXILE_IT = MoveTo(This(), Zone.EXILE)
# What has no other face stays in exile: there is nothing to cast.
EXILED = TriggeredAbility(_LAST_COUNTER, (_EXILE_IT,))
EXILED_AND_CAST = TriggeredAbility(
    _LAST_COUNTER, (_EXILE_IT, MayDo((CastIt(Those(), free=True, transformed=True),)))
)


@rule("310.11b", "observe")
def defeated(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """As a Siege's last defense counter is removed an ability that every Siege has triggers: it is
    exiled, and its controller may cast its other face without paying mana."""
    for event in events:
        if not isinstance(event, CountersRemoved) or event.kind != "defense":
            continue
        id = event.on
        if not isinstance(id, int) or id not in play.now.battlefield or not is_battle(play.now, id):
            continue
        siege, known = play.game.objects[id], play.now.of(id)
        if siege.count("defense") or SIEGE not in known.subtypes:
            continue
        ability = EXILED_AND_CAST if len(siege.card.faces) > 1 else EXILED
        found = WaitingTrigger(ability, id, known.controller, known.name, event, subject=id)
        because = cite(defeated)
        play.trace.append(Triggered(because, id, siege.label, ability, None, before.game))
        play.set(play.game.but(waiting=(*play.game.waiting, found)))
