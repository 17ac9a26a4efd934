"""Applying events of combat: who attacks what, who blocks whom, who is blocked."""

from __future__ import annotations

from app.engine.kernel.draft import Draft
from app.engine.kernel.game import Attack, Combat
from app.terms import events as ev


def leave_combat(draft: Draft, id: int, creature: bool = True, attacked: bool = True) -> None:
    """It takes no part in combat any more, as a creature or as what is attacked."""
    combat = draft.combat
    if combat is None:
        return
    attacks, blocks, nothing = combat.attacks, combat.blocks, combat.blocking_nothing
    if attacked and any(attack.target == id for attack in attacks):
        attacks = tuple(
            attack.but(target=None, was=id) if attack.target == id else attack for attack in attacks
        )
    own = combat.attack_of(id) if creature else None
    if own is not None:
        attacks = tuple(attack for attack in attacks if attack.attacker != id)
    if creature and any(id in pair for pair in blocks):
        blocks = tuple(pair for pair in blocks if id not in pair)
        if own is not None:
            # Its blockers go on blocking, if only nothing.
            still = {blocker for blocker, _ in blocks}
            freed = (blocker for blocker, blocked in combat.blocks if blocked == id)
            nothing += tuple((b, own.defending) for b in freed if b not in still)
    if creature and any(blocker == id for blocker, _ in nothing):
        nothing = tuple(pair for pair in nothing if pair[0] != id)
    if (
        attacks is not combat.attacks
        or blocks is not combat.blocks
        or nothing is not combat.blocking_nothing
    ):
        draft.combat = combat.but(
            attacks=attacks,
            blocks=blocks,
            blocking_nothing=nothing,
            had_attackers=combat.had_attackers or own is not None,
        )


def removed_from_combat(draft: Draft, event: ev.RemovedFromCombat) -> ev.Event | None:
    """It leaves combat; nothing happens where it was in none."""
    before = draft.combat
    leave_combat(draft, event.object, event.creature, event.attacked)
    return event if draft.combat is not before else None


def _controller(draft: Draft, target: ev.Recipient | None) -> int | None:
    if target is None or isinstance(target, ev.PlayerRef) or target not in draft.now.game.objects:
        return None
    return draft.now.controller(target)


def enters_attacking(draft: Draft, id: int, target: ev.Recipient, defending: int) -> None:
    """What has just entered is attacking; unblocked, once blockers have been declared."""
    combat = draft.combat
    if combat is None:
        return
    blocked = False if combat.blockers_declared else None
    held = _controller(draft, target)
    attack = Attack(id, target, defending, blocked, target_controller=held)
    draft.combat = combat.but(attacks=(*combat.attacks, attack))


def attackers(draft: Draft, event: ev.AttackersDeclared) -> ev.Event | None:
    """Creatures attack, as declared."""
    combat = draft.combat or Combat()
    band_of = {id: number for number, band in enumerate(event.bands) for id in band}
    attacks = tuple(
        Attack(
            attacker,
            target,
            draft.now.defending_player(target) or 0,
            band=band_of.get(attacker),
            target_controller=_controller(draft, target),
        )
        for attacker, target in event.attacks
    )
    attacked = frozenset(
        target.player for _, target in event.attacks if isinstance(target, ev.PlayerRef)
    )
    draft.combat = combat.but(
        attacks=combat.attacks + attacks,
        attackers_declared=True,
        attacked=combat.attacked | attacked,
    )
    return event


def blockers(draft: Draft, event: ev.BlockersDeclared) -> ev.Event | None:
    """Creatures of one defending player block, as declared."""
    combat = draft.combat or Combat()
    draft.combat = combat.but(
        blocks=combat.blocks + event.blocks,
        blockers_declared=combat.blockers_declared | {event.player},
    )
    return event


def _set_blocked(draft: Draft, attacker: int, blocked: bool) -> bool:
    combat = draft.combat
    attack = combat.attack_of(attacker) if combat is not None else None
    if combat is None or attack is None:
        return False
    attacks = tuple(a.but(blocked=blocked) if a is attack else a for a in combat.attacks)
    draft.combat = combat.but(attacks=attacks)
    return True


def became_blocked(draft: Draft, event: ev.BecameBlocked) -> ev.Event | None:
    """An attacking creature is a blocked one from now on; creatures that do it block it."""
    if not _set_blocked(draft, event.attacker, blocked=True):
        return None
    combat = draft.combat
    if combat is not None:
        new = tuple((b, event.attacker) for b in event.by)
        missing = tuple(pair for pair in new if pair not in combat.blocks)
        if missing:
            draft.combat = combat.but(blocks=combat.blocks + missing)
    return event


def became_unblocked(draft: Draft, event: ev.BecameUnblocked) -> ev.Event | None:
    """An attacking creature is an unblocked one from now on."""
    return event if _set_blocked(draft, event.attacker, blocked=False) else None
