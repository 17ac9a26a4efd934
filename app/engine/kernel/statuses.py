"""Statuses of objects, and their roles in combat: tapped, attacking, enchanted …"""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Characteristics, Now, Viewpoint
from app.engine.kernel.pairs import partner
from app.engine.kernel.who import as_it_was, is_player
from app.terms import selectors as se
from app.terms.abilities import StaticAbility
from app.terms.cards import Layout
from app.terms.events import PlayerRef
from app.terms.modifications import AttacksIfAble
from app.terms.selectors import HasCounter, Status
from app.terms.zones import Zone

_IN_COMBAT = frozenset(
    {
        Status.ATTACKING,
        Status.ATTACKING_ALONE,
        Status.BLOCKED,
        Status.UNBLOCKED,
        Status.BLOCKING,
    }
)


# What is remembered of an object until the turn ends, and as long as it stays where it is.
THIS_TURN = frozenset(
    {
        Status.ATTACKED_THIS_TURN,
        Status.BLOCKED_THIS_TURN,
        Status.ENTERED_THIS_TURN,
        Status.DEALT_DAMAGE_THIS_TURN,
        Status.ATTACKED_THIS_COMBAT,
        Status.BLOCKED_THIS_COMBAT,
        Status.NEW_THIS_TURN,
        Status.SADDLED,
    }
)
MARKED = THIS_TURN | {Status.MONSTROUS, Status.RENOWNED, Status.SOLVED}
MARKS_OF_COMBAT = frozenset({Status.ATTACKED_THIS_COMBAT.value, Status.BLOCKED_THIS_COMBAT.value})
# On a card in exile, by what it may be cast from there.
FORETOLD, PLOTTED, WARPED = "foretold", "plotted", "warped"
EXILED_TO_BE_CAST = frozenset({FORETOLD, PLOTTED, WARPED})
# What a card is exiled as that is exiled face down.
EXILED_FACE_DOWN = "exiled face down"
# On a spell, or what it is cast from: it never reaches a graveyard from the stack.
EXILED_INSTEAD = "exiled instead of put into a graveyard"
# On a spell on which mana may be spent as though of any type.
ANY_MANA = "any mana"
# On a card that was exiled this turn to be cast later.
EXILED_THIS_TURN = "exiled this turn"
DISCARDED_THIS_TURN = "discarded this turn"
MARKS_OF_THE_TURN = frozenset(status.value for status in THIS_TURN) | {
    EXILED_THIS_TURN,
    DISCARDED_THIS_TURN,
}


def has_status(now: Now, status: Status, id: int) -> bool | None:
    """Whether an object (as it last was, if it has left) has a status; None where the game does not
    tell."""
    now.reads.add("status")
    object = as_it_was(now, id)
    if status in _IN_COMBAT:
        return _in_combat(now, status, id)
    match status:
        case Status.TAPPED:
            return object is not None and object.tapped
        case Status.TOKEN:
            return object is not None and object.token
        case Status.FACE_DOWN:
            return object is not None and object.face_down
        case Status.COMMANDER:
            return object is not None and object.commander
        case _ if status in MARKED:
            return object is not None and status.value in object.marks
        case Status.ENCHANTED:
            return any(_attached(now, id, "Aura"))
        case Status.EQUIPPED:
            return any(_attached(now, id, "Equipment"))
        case Status.MODIFIED:
            own_auras = (
                now.of(aura).controller == now.known(id).controller
                for aura in _attached(now, id, "Aura")
            )
            counters = object is not None and bool(object.counters)
            return counters or any(own_auras) or any(_attached(now, id, "Equipment"))
        case Status.PAIRED:
            return partner(now, id) is not None
        case Status.SPELL:
            return object is not None and object.zone is Zone.STACK
        case _:
            return _is_otherwise(now, status, id, object)


def with_combat_marks(now: Now, object: GameObject) -> GameObject:
    """The object as it last is, with what it is in combat, if anything."""
    if now.game.combat is None or object.zone is not Zone.BATTLEFIELD:
        return object
    found = {_MARK + status.value for status in _IN_COMBAT if _in_combat(now, status, object.id)}
    return object.but(marks=object.marks | found) if found else object


# Before what something was in combat as it left.
_MARK = "left "


def _in_combat(now: Now, status: Status, id: int) -> bool:
    if id not in now.game.objects and id in now.game.last_known:
        return _MARK + status.value in now.game.last_known[id].object.marks
    combat = now.game.combat
    if combat is None:
        return False
    if status is Status.BLOCKING:
        gone = id not in now.game.objects and any(id == blocker for blocker, _ in combat.met)
        return combat.is_blocking(id) or gone
    attack = now.attack_of(id)
    if attack is None and id not in now.game.objects:
        # As it last was: what has left the battlefield was attacking until then.
        attack = next((each for each in combat.left if each.attacker == id), None)
    if attack is None:
        return False
    if status is Status.ATTACKING_ALONE:
        return len(combat.attacks) == 1
    return status is Status.ATTACKING or attack.blocked is (status is Status.BLOCKED)


def _is_otherwise(now: Now, status: Status, id: int, object: GameObject | None) -> bool | None:
    if status is Status.GOADED:
        return is_goaded(now, id)
    if status is Status.TRANSFORMED:
        return object is not None and _is_transformed(object)
    return None


def is_goaded(now: Now, id: int) -> bool:
    """Whether an effect or an ability has it attack another player than someone. It is asked for
    while modifications are gathered, so that it can't ask for those."""
    for active in now.game.effects:
        if _goads(active.effect) and active.objects is not None and id in active.objects:
            return True
    attached = (other for other in now.battlefield if now.game.objects[other].attached_to == id)
    return any(
        isinstance(ability, StaticAbility) and any(map(_goads, ability.effects))
        for other in attached
        for ability in now.game.objects[other].printed.abilities
    )


def _goads(effect: object) -> bool:
    return isinstance(effect, AttacksIfAble) and effect.other_than is not None


def _is_transformed(object: GameObject) -> bool:
    """It is double-faced, and its back face is up."""
    double = object.card.layout in (Layout.TRANSFORM, Layout.MODAL_DFC)
    return double and object.face == 1 and object.zone is Zone.BATTLEFIELD


def _attached(now: Now, id: int, subtype: str) -> Iterator[int]:
    for other in now.battlefield:
        if now.game.objects[other].attached_to == id and subtype in now.of(other).subtypes:
            yield other


def attacking_player(
    now: Now, s: se.AttackingPlayer, id: int, known: Characteristics, at: Viewpoint
) -> bool:
    """Whether it attacks such a player, or what that player controls where that counts."""
    now.reads.add("status")
    attack = now.attack_of(id)
    if attack is None or attack.target is None:
        return False
    if not s.with_permanents and not isinstance(attack.target, PlayerRef):
        return False
    return is_player(now, s.who, attack.defending, at)


def has_counter(now: Now, s: HasCounter, id: int, known: Characteristics, at: Viewpoint) -> bool:
    """Whether an object has a counter of the kind, or of any kind where none is named."""
    now.reads.add("status")
    object = as_it_was(now, id)
    if object is None:
        return False
    return object.count(s.kind) > 0 if s.kind is not None else bool(object.counters)


# How a cost that a text lets be paid instead of the mana cost is named.
BY_TEXT = "alternative"
