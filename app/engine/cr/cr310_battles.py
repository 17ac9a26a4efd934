"""Battles (CR 310): who protects them and who may attack them. Their defense is rule 120.3h's."""

from __future__ import annotations

from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.terms.events import PlayerRef
from app.terms.types import CardType

SIEGE = "Siege"


def is_battle(now: Now, id: int) -> bool:
    """Whether it is a battle on the battlefield now."""
    return now.is_type(id, CardType.BATTLE)


@rule("310.8", "protector")
def protector(now: Now, battle: int) -> int | None:
    """A battle has one protector: the player chosen as it entered. Where none is known, a Siege's
    is the one opponent its controller has, and one without a battle type is protected by its
    controller."""
    chosen = now.game.objects[battle].protector
    if chosen is not None:
        return chosen
    known = now.of(battle)
    if SIEGE not in known.subtypes:
        return known.controller
    opponents = now.game.opponents(known.controller)
    return opponents[0] if len(opponents) == 1 else None


@rule("310.8b")
def why_not_attack_battle(now: Now, battle: int, attacking_player: int) -> Reason | None:
    """Whoever has a battle's protector for a defending player may attack it, its own controller
    too; the protector never can."""
    guard = protector(now, battle)
    if guard is None:
        return Reason(cite(protector), "it is not known who protects {0}", (battle,))
    if guard == attacking_player:
        text = "{0} protects {1} and so can't attack it"
        return Reason(cite(why_not_attack_battle), text, (PlayerRef(guard), battle))
    if guard not in now.game.opponents(attacking_player):
        text = "{0}, who protects {1}, is no defending player"
        return Reason(cite(why_not_attack_battle), text, (PlayerRef(guard), battle))
    return None
