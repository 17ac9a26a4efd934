"""Whether what happens to some creatures in combat can matter for others.

Conservative: the answer is yes, they are apart, only where every ability on the battlefield is of a
kind that concerns its own object alone.
"""

from __future__ import annotations

from app.engine.kernel.game import ActiveEffect
from app.engine.kernel.now import Now
from app.terms import modifications as mo
from app.terms.abilities import (
    Ability,
    ActivatedAbility,
    ContinuousChange,
    KeywordAbility,
    SpellAbility,
    StaticAbility,
    Unread,
)

# Effects that are about declaring attackers and blockers, or about how one creature assigns damage:
# once damage is dealt they tie nothing together.
_LOCAL_MODIFICATIONS = (
    mo.CantAttack,
    mo.CantBlock,
    mo.CantBeBlocked,
    mo.BlockersNeeded,
    mo.BlockedByAllOrNone,
    mo.OthersNeeded,
    mo.MostInCombat,
    mo.AttacksIfAble,
    mo.BlocksIfAble,
    mo.MustBeBlocked,
    mo.BlocksAdditional,
    mo.AttacksAsThough,
    mo.BlocksAsThough,
    mo.CostToAttack,
    mo.CostToBlock,
    mo.AssignsNoDamage,
)


def separable(now: Now) -> bool:
    """Whether groups of creatures in combat can be looked at apart, and one amount of damage stands
    for all that end alike: nothing on the board reads the amounts or watches what dies."""
    combat = now.game.combat
    if combat is None or now.game.stack or now.game.waiting:
        return False
    if any(not _local_effect(effect) for effect in now.game.effects):
        return False
    for id in now.battlefield:
        if not all(_local(now, ability) for ability in now.of(id).abilities):
            return False
        if now.game.objects[id].attached_to is not None:
            return False
    if any(player.abilities for player in now.game.players):
        return False
    return not _someone_may_lose_early(now)


def _local(now: Now, ability: Ability) -> bool:
    match ability:
        case KeywordAbility(name=name):
            return not now.rules.on("keyword stands for", name)
        case ActivatedAbility() | SpellAbility() | Unread():
            return True
        case StaticAbility(effects=effects):
            return all(isinstance(effect, _LOCAL_MODIFICATIONS) for effect in effects)
        case _:
            return False


def _local_effect(effect: ActiveEffect) -> bool:
    if isinstance(effect.effect, ContinuousChange):
        return effect.objects is not None
    return isinstance(effect.effect, (*_LOCAL_MODIFICATIONS, mo.Regenerates))


def _someone_may_lose_early(now: Now) -> bool:
    """With two damage steps, a player who loses after the first one ends combat for everybody."""
    combat = now.game.combat
    if combat is None:
        return False
    creatures = [attack.attacker for attack in combat.attacks]
    creatures += [blocker for blocker, _ in combat.blocks]
    present = [id for id in creatures if id in now.game.objects]
    if not any(now.has(id, "first strike") or now.has(id, "double strike") for id in present):
        return False
    most = 2 * sum(max(0, now.power(id), now.toughness(id)) for id in present)
    return any(
        player.life <= most or player.count("poison") + most >= 10
        for player in now.game.players
        if not player.lost
    )
