"""Applying events of combat: who attacks what, who blocks whom, who is blocked."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from app.engine.kernel.draft import Draft
from app.engine.kernel.game import Attack, Combat
from app.terms import events as ev
from app.terms.selectors import Status

Ids = Collection[int]
_ATTACKED = frozenset({Status.ATTACKED_THIS_TURN.value, Status.ATTACKED_THIS_COMBAT.value})
_BLOCKED = frozenset({Status.BLOCKED_THIS_TURN.value, Status.BLOCKED_THIS_COMBAT.value})


def leave_combat(combat: Combat, creatures: Ids, attacked: Ids) -> Combat:
    """Combat without these creatures, which go on attacking or blocking nothing any more, and with
    nothing attacking those permanents. The very same where none of them took part in it."""
    attacks: list[Attack] = []
    gone: dict[int, Attack] = {}
    for attack in combat.attacks:
        target = attack.target
        if attack.attacker in creatures:
            gone[attack.attacker] = attack
        elif isinstance(target, int) and target in attacked:
            attacks.append(attack.but(target=None, was=target))
        else:
            attacks.append(attack)
    blocks = tuple(
        pair for pair in combat.blocks if pair[0] not in creatures and pair[1] not in creatures
    )
    still = {blocker for blocker, _ in blocks}
    # Blockers of a creature that is gone go on blocking, if only nothing.
    freed = {
        blocker: gone[attacker].defending
        for blocker, attacker in combat.blocks
        if attacker in gone and blocker not in still
    }
    nothing = tuple(
        pair for pair in (*combat.blocking_nothing, *freed.items()) if pair[0] not in creatures
    )
    changes: dict[str, Any] = {}
    if gone or any(one is not other for one, other in zip(attacks, combat.attacks, strict=True)):
        changes["attacks"] = tuple(attacks)
    if len(blocks) != len(combat.blocks):
        changes["blocks"] = blocks
    if nothing != combat.blocking_nothing:
        changes["blocking_nothing"] = nothing
    if gone:
        changes["left"] = (*combat.left, *gone.values())
    return combat.but(**changes) if changes else combat


def let_go(draft: Draft) -> None:
    """What has left the battlefield in this batch is out of combat, all of it at once."""
    if draft.combat is not None and draft.left:
        draft.combat = leave_combat(draft.combat, draft.left, draft.left)


def removed_from_combat(draft: Draft, event: ev.RemovedFromCombat) -> ev.Event | None:
    """It leaves combat; nothing happens where it was in none."""
    before = draft.combat
    if before is None:
        return None
    it = {event.object}
    draft.combat = leave_combat(before, it if event.creature else (), it if event.attacked else ())
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


def _mark(draft: Draft, ids: Iterable[int], mark: frozenset[str]) -> None:
    for id in ids:
        object = draft.objects[id]
        if not mark <= object.marks:
            draft.put(object.but(marks=object.marks | mark))


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
        power_declared=sum(draft.now.power(attacker) for attacker, _ in event.attacks),
    )
    _mark(draft, (attacker for attacker, _ in event.attacks), _ATTACKED)
    return event


def blockers(draft: Draft, event: ev.BlockersDeclared) -> ev.Event | None:
    """Creatures of one defending player block, as declared."""
    combat = draft.combat or Combat()
    draft.combat = combat.but(
        blocks=combat.blocks + event.blocks,
        met=combat.met + event.blocks,
        blockers_declared=combat.blockers_declared | {event.player},
    )
    _mark(draft, (blocker for blocker, _ in event.blocks), _BLOCKED)
    return event


def _set_blocked(draft: Draft, attacker: int, blocked: bool) -> bool:
    combat = draft.combat
    if combat is None:
        return False
    for place, attack in enumerate(combat.attacks):
        if attack.attacker == attacker:
            before, after = combat.attacks[:place], combat.attacks[place + 1 :]
            draft.combat = combat.but(attacks=(*before, attack.but(blocked=blocked), *after))
            return True
    return False


def became_blocked(draft: Draft, event: ev.BecameBlocked) -> ev.Event | None:
    """An attacking creature is a blocked one from now on; creatures that do it block it."""
    if not _set_blocked(draft, event.attacker, blocked=True):
        return None
    combat = draft.combat
    if combat is not None:
        new = tuple((b, event.attacker) for b in event.by)
        missing = tuple(pair for pair in new if pair not in combat.blocks)
        if missing:
            draft.combat = combat.but(blocks=combat.blocks + missing, met=combat.met + missing)
    return event


def became_unblocked(draft: Draft, event: ev.BecameUnblocked) -> ev.Event | None:
    """An attacking creature is an unblocked one from now on."""
    return event if _set_blocked(draft, event.attacker, blocked=False) else None
