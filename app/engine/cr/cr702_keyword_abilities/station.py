"""Station (CR 702.184)."""

from __future__ import annotations

from app.engine.cr.cr702_keyword_abilities.crew import OTHERS, counts_as
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled
from app.terms.abilities import Ability, ActivatedAbility, KeywordAbility
from app.terms.costs import Cost, TapOther
from app.terms.events import CountersPut
from app.terms.instructions import KeywordAction


@rule("702.184a", "keyword stands for", "station")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """For tapping another creature of its player's the permanent gets charge counters, when a
    sorcery could be cast."""
    cost = Cost((TapOther(OTHERS),))
    return (ActivatedAbility(cost, (KeywordAction("station"),), sorcery_speed=True),)


@rule("702.184c", "keyword action", "station")
def station(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """As many counters are put on it as the tapped creature has power, as it is or last was; or as
    another number that an effect has it use."""
    if len(at.paid) != 1 or at.object is None:
        raise NotModelled(effect)
    number = counts_as(play.now, at.paid[0], "station")
    if number > 0 and at.object in play.now.battlefield:
        put = CountersPut(at.object, "charge", number, at.controller)
        play.happen((put,), cite(station))
