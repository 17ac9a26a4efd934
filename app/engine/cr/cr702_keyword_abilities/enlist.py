"""Enlist (CR 702.154)."""

from __future__ import annotations

from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.amounts import PowerOf
from app.terms.changes import ModifyPowerToughness
from app.terms.effects import StartChange
from app.terms.events import Enlisted, Tapped
from app.terms.selectors import Anything, ThatObject, This

_GAINED = (ModifyPowerToughness(PowerOf(ThatObject()), 0),)


@rule("702.154a", "keyword stands for", "enlist")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As it enlists a creature, the power of that creature is added to its own for the turn."""
    trigger = Trigger(EventKind.ENLISTS, This(), other=Anything())
    return (TriggeredAbility(trigger, (StartChange(This(), _GAINED),)),)


@rule("702.154b")
def may_enlist(play: Play, player: int, attackers: tuple[int, ...]) -> None:
    """An optional cost to attack: an untapped creature that stays behind, and is not newly there,
    becomes tapped. The answer to a choice of kind `enlist` is that creature, or False."""
    for attacker in attackers:
        for _ in play.now.keywords(attacker, "enlist"):
            ready = _ready(play.now, player, attackers)
            if not ready:
                continue
            asked = Choice(player, "enlist", cite(may_enlist), (attacker,), (False, *ready))
            picked = play.choose(asked)
            if picked is not False and isinstance(picked, int):
                play.happen((Tapped(picked), Enlisted(attacker, picked)), cite(may_enlist))


def _ready(now: Now, player: int, attackers: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(
        object.id
        for object in now.creatures(player)
        if not object.tapped
        and object.id not in attackers
        and (not object.sick or now.has(object.id, "haste"))
    )
