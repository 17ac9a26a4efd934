"""The combat phase (CR 506): who attacks, who is attacked."""

from __future__ import annotations

from app.engine.cr.cr310_battles import is_battle, why_not_attack_battle
from app.engine.kernel.game import Attack
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Mention, Reason
from app.engine.kernel.rules import cite, rule
from app.terms.cite import Rule
from app.terms.events import PlayerRef, Recipient
from app.terms.types import CardType
from app.terms.zones import Zone


@rule("506.2")
def attacking_player(now: Now) -> int:
    """The active player attacks their opponents and what those control or protect."""
    return now.game.turn.active


@rule("802.2")
def defending_players(now: Now) -> tuple[int, ...]:
    """Every opponent of the attacking player is a defending player, in turn order. (With more than
    two players this is the attack multiple players option, which is what is played by default.)"""
    return now.game.opponents(attacking_player(now))


def is_there(now: Now, id: int) -> bool:
    """Whether it is a permanent, phased in."""
    object = now.game.find(id)
    return object is not None and object.zone is Zone.BATTLEFIELD and not object.phased_out


def can_be_attacked(now: Now) -> tuple[Recipient, ...]:
    """All that the active player's creatures might attack: defending players, planeswalkers that
    they control, battles that they protect."""
    players = defending_players(now)
    found: list[Recipient] = [PlayerRef(player) for player in players]
    for id in now.battlefield:
        types = now.of(id).types
        attackable = CardType.PLANESWALKER in types or CardType.BATTLE in types
        if attackable and why_not_attacked(now, id) is None:
            found.append(id)
    return tuple(found)


@rule("506.3")
def why_not_attacked(now: Now, target: Recipient) -> Reason | None:
    """Only players, planeswalkers and battles are attacked, and only those on the other side."""
    active = attacking_player(now)
    if isinstance(target, PlayerRef):
        if target.player in defending_players(now):
            return None
        return Reason(cite(attacking_player), "{0} is not a defending player", (target,))
    if not is_there(now, target):
        return Reason(cite(why_not_attacked), "{0} is not on the battlefield", (target,))
    if is_battle(now, target):
        refused = why_not_attack_battle(now, target, active)
        # What is a planeswalker as well can be attacked as one.
        if refused is None or not now.is_type(target, CardType.PLANESWALKER):
            return refused
    if not now.is_type(target, CardType.PLANESWALKER):
        text = "{0} is neither a player, a planeswalker nor a battle"
        return Reason(cite(why_not_attacked), text, (target,))
    controller = now.controller(target)
    if controller in defending_players(now):
        return None
    text = "{0} is controlled by {1}, who is not a defending player"
    return Reason(cite(attacking_player), text, (target, PlayerRef(controller)))


@rule("508.5")
def defender_of(now: Now, attack: Attack) -> int:
    """The defending player for an attacking creature: the player it attacks, or the controller or
    protector of the permanent it attacks; once it attacks nothing, whoever that was last."""
    if attack.target is None or isinstance(attack.target, PlayerRef):
        return attack.defending
    live = now.defending_player(attack.target)
    return attack.defending if live is None else live


def why_no_creature(now: Now, id: int, verb: Rule, controller: int) -> list[Reason]:
    """Why an object can't attack or block whatever else holds: it isn't there, is no creature, is a
    battle, or isn't its player's. `verb` is the rule by which that player chooses creatures."""
    about: tuple[Mention, ...] = (id,)
    if not is_there(now, id):
        object = now.game.find(id)
        if object is not None and object.phased_out:
            return [Reason(Rule("702.26b"), "{0} is phased out", about)]
        return [Reason(cite(why_not_attacked), "{0} is not on the battlefield", about)]
    known = now.of(id)
    reasons: list[Reason] = []
    if CardType.CREATURE not in known.types:
        reasons.append(Reason(cite(why_not_attacked), "{0} is not a creature", about))
    if CardType.BATTLE in known.types:
        reasons.append(Reason(verb, "{0} is a battle, which can't attack or block", about))
    if known.controller != controller:
        text = "{0} is controlled by {1}, not by {2}"
        whose = (id, PlayerRef(known.controller), PlayerRef(controller))
        reasons.append(Reason(verb, text, whose))
    return reasons
