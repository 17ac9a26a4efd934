"""Removed from combat (CR 506.4): what takes part in combat goes on doing so until this."""

from __future__ import annotations

from app.engine.cr.cr506_combat_phase import attacking_player, is_there
from app.engine.kernel.game import Attack, Combat
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.terms.events import Event, PlayerRef, RemovedFromCombat, Tapped, Untapped
from app.terms.types import CardType


@rule("506.4", "state-based check", order=-1)
def removed_from_combat(play: Play) -> bool:
    """What phases out, changes controllers, is no creature any more or becomes a battle is removed
    from combat; so is an attacked planeswalker or battle that is one no longer.

    Looked at before state-based actions each time, as nothing reads combat in between. Leaving the
    battlefield and regenerating take an object out of combat as they happen.
    """
    combat = play.game.combat
    if combat is None or not (combat.attacks or combat.blocking_nothing):
        return False
    now = play.now
    no_creature = _no_longer_fighting(now, combat)
    not_attacked = _no_longer_attacked(now, combat)
    if not no_creature and not not_attacked:
        return False
    gone = {**not_attacked, **no_creature}
    for reason in gone.values():
        play.note(reason.because, reason.text, *reason.about)
    events = [
        leaves_as(combat, id, creature=id in no_creature, attacked=id in not_attacked)
        for id in gone
    ]
    play.happen(events, cite(removed_from_combat))
    return True


@rule("506.4d")
def leaves_as(combat: Combat, id: int, creature: bool, attacked: bool) -> RemovedFromCombat:
    """What blocks and is attacked as well leaves combat as the one and stays in it as the other,
    where only one of the two has ended."""
    fights = combat.attack_of(id) is not None or combat.is_blocking(id)
    is_attacked = any(attack.target == id for attack in combat.attacks)
    return RemovedFromCombat(id, creature or not fights, attacked or not is_attacked)


@rule("506.4c", "observe")
def attack_nothing(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """A creature goes on attacking when the planeswalker or battle it attacks is removed, though it
    attacks nothing then; it may still be blocked."""
    combat, was = play.game.combat, before.game.combat
    if combat is was or combat is None or was is None:
        return
    for attack in combat.attacks:
        if attack.target is None:
            earlier = was.attack_of(attack.attacker)
            if earlier is not None and isinstance(earlier.target, int):
                text = "{0} goes on attacking, but no longer attacks {1} or anything else"
                about = (attack.attacker, earlier.target)
                play.note(cite(attack_nothing), text, *about, negative=True)


@rule("506.4b", "observe", Tapped, Untapped)
def stays_in_combat(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """Tapping or untapping a creature that attacks or blocks already neither takes it out of combat
    nor keeps it from dealing its damage."""
    combat = before.game.combat
    if combat is None:
        return
    for event in events:
        if not isinstance(event, Tapped | Untapped):
            continue
        if combat.attack_of(event.object) is not None or combat.is_blocking(event.object):
            text = "{0} stays in combat and deals its combat damage all the same"
            play.note(cite(stays_in_combat), text, event.object, negative=True)


def _no_longer_fighting(now: Now, combat: Combat) -> dict[int, Reason]:
    """The attacking and blocking creatures that are to be removed, with the reason."""
    active = attacking_player(now)
    fighters = [(attack.attacker, active) for attack in combat.attacks]
    fighters += combat.blocking_nothing
    defending = {attack.attacker: attack.defending for attack in combat.attacks}
    fighters += [(b, defending[a]) for b, a in combat.blocks if a in defending]
    found: dict[int, Reason] = {}
    for id, controller in fighters:
        reason = _why_no_longer(now, id, controller)
        if reason is not None:
            found[id] = reason
    return found


def _no_longer_attacked(now: Now, combat: Combat) -> dict[int, Reason]:
    """The attacked planeswalkers and battles that are to be removed, with the reason."""
    found: dict[int, Reason] = {}
    for attack in combat.attacks:
        if isinstance(attack.target, int):
            reason = why_not_attacked_any_more(now, attack, attack.target)
            if reason is not None:
                found[attack.target] = reason
    return found


def _why_no_longer(now: Now, id: int, controller: int) -> Reason | None:
    """Why a creature no longer attacks or blocks for that player; None where it does."""
    because = cite(removed_from_combat)
    if not is_there(now, id):
        text = "{0} is no longer there (it has phased out, or left) and is removed from combat"
        return Reason(because, text, (id,))
    known = now.of(id)
    if known.controller != controller:
        text = "{0} has come under {1}'s control and is removed from combat"
        return Reason(because, text, (id, PlayerRef(known.controller)))
    if CardType.CREATURE not in known.types:
        return Reason(because, "{0} is no longer a creature and is removed from combat", (id,))
    if CardType.BATTLE in known.types:
        return Reason(because, "{0} has become a battle and is removed from combat", (id,))
    return None


@rule("506.4e")
def why_not_attacked_any_more(now: Now, attack: Attack, target: int) -> Reason | None:
    """Why a planeswalker or battle is no longer attacked. One that is both is attacked as long as
    it is still a battle, or still a planeswalker that its protector controls."""
    because = cite(removed_from_combat)
    if not is_there(now, target):
        text = "{0} is no longer there (it has phased out, or left) and is no longer attacked"
        return Reason(because, text, (target,))
    known = now.of(target)
    battle = CardType.BATTLE in known.types
    if not battle and CardType.PLANESWALKER not in known.types:
        text = "{0} is neither a planeswalker nor a battle any more and is no longer attacked"
        return Reason(because, text, (target,))
    held = attack.target_controller
    if held is None and not battle:
        held = attack.defending
    if held is not None and known.controller != held:
        text = "{0} has come under {1}'s control and is no longer attacked"
        return Reason(because, text, (target, PlayerRef(known.controller)))
    guard = now.game.objects[target].protector
    if not battle and guard is not None and known.controller != guard:
        text = "{0} is no longer a battle, nor controlled by its protector"
        return Reason(cite(why_not_attacked_any_more), text, (target,))
    return None
