"""Whether what happens to some creatures in combat can matter for others, and whether amounts of
damage that kill nobody can matter.

Conservative: it does not, only where every ability on the battlefield is known to stay silent or to
concern its own object alone. Text that is not read does nothing here; the ruling names it.
"""

from __future__ import annotations

from app.engine.kernel.game import ActiveEffect
from app.engine.kernel.now import Now
from app.terms import modifications as mo
from app.terms.abilities import ContinuousChange, EventKind, StaticAbility

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


# What can't happen any more once damage is being divided, and nothing that leaves comes back: so
# abilities that watch for it stay silent until the end of combat.
_PAST = frozenset(
    {
        EventKind.ATTACKS,
        EventKind.ATTACKS_ALONE,
        EventKind.PLAYER_ATTACKS,
        EventKind.BLOCKS,
        EventKind.BLOCKS_CREATURE,
        EventKind.BECOMES_BLOCKED,
        EventKind.BECOMES_BLOCKED_BY,
        EventKind.ATTACKS_UNBLOCKED,
        EventKind.CAST,
        EventKind.BECOMES_TARGET,
        EventKind.BEGINNING_OF_STEP,
        EventKind.ENTERS,
    }
)


def amounts_matter(now: Now) -> bool:
    """Whether damage short of lethal may still come to matter: something on the board can change a
    toughness, or watches what is dealt or what dies."""
    if now.game.stack or now.game.waiting or now.game.delayed:
        return True
    if any(kind not in _PAST and watching for kind, watching in now.watchers().items()):
        return True
    if any(not _steady(effect) for effect in now.game.effects):
        return True
    return any(
        isinstance(effect, ContinuousChange)
        for id in now.battlefield
        for ability in now.of(id).abilities
        if isinstance(ability, StaticAbility)
        for effect in ability.effects
    )


def separable(now: Now) -> bool:
    """Whether groups of creatures in combat can be looked at apart from each other: nothing on the
    board ties what happens to one to what happens to another."""
    if amounts_matter(now) or _someone_may_lose_early(now):
        return False
    if any(
        not isinstance(effect.effect, (ContinuousChange, *_LOCAL_MODIFICATIONS, mo.Regenerates))
        for effect in now.game.effects
    ):
        return False
    if any(player.abilities for player in now.game.players):
        return False
    return all(
        isinstance(effect, _LOCAL_MODIFICATIONS)
        for id in now.battlefield
        for ability in now.of(id).abilities
        if isinstance(ability, StaticAbility)
        for effect in ability.effects
    )


def _steady(effect: ActiveEffect) -> bool:
    """Whether an effect goes on as it is, whatever leaves: locked in, or changing no values."""
    return not isinstance(effect.effect, ContinuousChange) or effect.objects is not None


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
