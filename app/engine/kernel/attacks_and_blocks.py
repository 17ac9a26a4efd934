"""Who attacks and who blocks whom, by object."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.kernel.game import Attack

if TYPE_CHECKING:
    from app.engine.kernel.now import Now


def attacks(now: Now) -> dict[int, Attack]:
    """Each attack by its attacker."""
    combat = now.game.combat
    return {attack.attacker: attack for attack in combat.attacks} if combat is not None else {}


def blocks(now: Now) -> tuple[dict[int, tuple[int, ...]], dict[int, tuple[int, ...]]]:
    """Blockers by the attacker they block, attackers by their blocker."""
    blockers: dict[int, tuple[int, ...]] = {}
    attackers: dict[int, tuple[int, ...]] = {}
    combat = now.game.combat
    for blocker, attacker in combat.blocks if combat is not None else ():
        blockers[attacker] = (*blockers.get(attacker, ()), blocker)
        attackers[blocker] = (*attackers.get(blocker, ()), attacker)
    return blockers, attackers
