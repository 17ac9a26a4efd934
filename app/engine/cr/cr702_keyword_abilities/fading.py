"""Fading (CR 702.32)."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import permanents
from app.engine.cr.cr609_effects.following import follow
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.terms.abilities import (
    Ability,
    EventKind,
    KeywordAbility,
    StaticAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.effects import RemoveCountersFrom, SacrificeIt
from app.terms.instructions import KeywordAction
from app.terms.prohibitions import EntersWithCounters
from app.terms.selectors import This, Who
from app.terms.steps import Step

YOUR_UPKEEP = Trigger(EventKind.BEGINNING_OF_STEP, player=Who.YOU, step=Step.UPKEEP)
_FADES = TriggeredAbility(YOUR_UPKEEP, (KeywordAction("fading"),))


@rule("702.32a", "keyword stands for", "fading")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It enters with N fade counters and loses one in each of its controller's upkeeps."""
    if ability.number is None:
        return ()
    return (StaticAbility((EntersWithCounters(This(), "fade", ability.number),)), _FADES)


@rule("702.32a", "keyword action", "fading")
def fade(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """Where there is no fade counter left to remove, it is sacrificed."""
    for id in permanents(play.now, This(), at):
        has_one = bool(play.game.objects[id].count("fade"))
        follow(play, (RemoveCountersFrom(This(), "fade") if has_one else SacrificeIt(This()),), at)
