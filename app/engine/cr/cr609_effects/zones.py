"""Effects that move objects from zone to zone, and that create tokens."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr201_named_by_what_it_gives import token_of
from app.engine.cr.cr303_entering_attached import Hosts, attach_new, hosts_for, is_aura
from app.engine.cr.cr303_put_with_auras import remember_put
from app.engine.cr.cr508_entering_attacking import what_it_attacks
from app.engine.cr.cr607_exiled_with import remember_what_exiled
from app.engine.cr.cr609_effects.carrying_out import affected_players, amount_of, doer, objects
from app.engine.cr.cr707_copy_effects import token_copy
from app.engine.cr.cr707_copying import copy_effect_on, printed_values
from app.engine.cr.cr707_entering_as_a_copy import with_copy
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import players
from app.engine.kernel.statuses import EXILED_FACE_DOWN
from app.engine.kernel.who import as_it_was
from app.terms import effects as ef
from app.terms import library_effects as le
from app.terms.events import Moved, TokenCreated
from app.terms.selectors import Who
from app.terms.zones import Zone


@rule("400.7", "effect", ef.MoveTo)
def move(play: Play, effect: ef.MoveTo, at: Viewpoint) -> None:
    """Objects go to another zone, all at once, and are new objects there. A token that has left
    the battlefield stays where it is (111.8)."""
    now = play.now
    controller = None if effect.under_owners_control else at.controller
    ids = objects(now, effect.what, at)
    hosts: Hosts = {}
    if effect.zone is Zone.BATTLEFIELD:
        auras = [
            (id, now.game.objects[id].owner if controller is None else controller)
            for id in ids
            if is_aura(now, id)
        ]
        hosts = hosts_for(play, auras)
        ids = tuple(id for id in ids if id in hosts or not is_aura(now, id))
    events = []
    for id in ids:
        object = now.game.objects[id]
        stranded = object.token and object.zone is not Zone.BATTLEFIELD
        if object.zone is not effect.zone and not stranded:
            moved = Moved(id, effect.zone, effect.tapped, effect.counters, controller=controller)
            if at.being and effect.zone is Zone.BATTLEFIELD and not object.token:
                moved = replace(moved, being=at.being)
            if effect.face_down:
                moved = replace(moved, face_down=EXILED_FACE_DOWN)
            moved = _attacking(play, effect, moved, at) if effect.attacking else moved
            events.append(with_copy(play, moved))
    if events:
        happened = play.happen(events, cite(move))
        attach_new(play, hosts, happened)
        if effect.zone is Zone.EXILE:
            remember_what_exiled(play, happened, at.object)
        elif effect.zone is Zone.BATTLEFIELD:
            remember_put(play, happened, at.object)


def _attacking(play: Play, effect: ef.MoveTo, moved: Moved, at: Viewpoint) -> Moved:
    """The move, as which the object enters attacking, if its controller is the attacking player."""
    now = play.now
    object = now.game.objects[moved.object]
    player = object.owner if moved.controller is None else moved.controller
    combat = now.game.combat
    # What comes in place of an attacker that was returned as its cost attacks the same (702.49c).
    instead = [each for each in combat.left if each.attacker in at.paid] if combat else []
    if instead:
        target = instead[0].target
    elif effect.attacks is None:
        target = what_it_attacks(play, player, at)
    else:
        whom = affected_players(now, effect.attacks, at)
        target = what_it_attacks(play, player, at, next(iter(whom), -1), effect.walkers)
    return replace(moved, attacks=target, defending=now.defending_player(target))


@rule("701.7a", "effect", ef.CreateTokens)
def create(play: Play, effect: ef.CreateTokens, at: Viewpoint) -> None:
    """Tokens are put onto the battlefield, all at once, under the control of who creates them."""
    now = play.now
    count = amount_of(now, effect.count, at)
    token = token_of(effect.token, at.object)
    if effect.size is not None:
        size = amount_of(now, effect.size, at)
        token = replace(token, faces=(replace(token.front, power=size, toughness=size),))
    events = []
    attacks: tuple[int | None, ...] = (None,)
    if effect.attacks is not None:
        attacks = tuple(affected_players(now, effect.attacks, at))
    for player in affected_players(now, effect.who, at):
        for only in (each for each in attacks for _ in range(count)):
            attacked = None
            if effect.attacking:
                attacked = what_it_attacks(play, player, at, only, effect.walkers)
            defending = now.defending_player(attacked)
            tapped = effect.tapped
            events.append(TokenCreated(player, token, tapped, attacked, defending))
    if events:
        play.happen(events, cite(create))


@rule("400.6", "effect", le.ExileZone)
def exile_zone(play: Play, effect: le.ExileZone, at: Viewpoint) -> None:
    """All cards of a player's graveyard are exiled at once, those that the call names."""
    now = play.now
    gone = [
        Moved(object.id, Zone.EXILE)
        for player in affected_players(now, effect.who, at)
        for object in now.in_zone(effect.zone, player)
    ]
    if gone:
        remember_what_exiled(play, play.happen(gone, cite(exile_zone)), at.object)


@rule("702.116a", "effect", ef.CopiesAttackOthers)
def copies_attack_others(play: Play, effect: ef.CopiesAttackOthers, at: Viewpoint) -> None:
    """For each opponent other than the one attacked, the controller may create a tapped copy that
    attacks that opponent. Raises NotModelled for an object that is itself a copy."""
    now = play.now
    original = doer(now, effect.what, at)
    object = as_it_was(now, original)
    if object is None:
        return
    copy = copy_effect_on(now.game, object.id) or printed_values(object)
    token = token_copy(copy)
    attacked = players(now, Who.DEFENDING_PLAYER, at)
    events = []
    for opponent in now.game.opponents(at.controller):
        if opponent in attacked:
            continue
        asked = Choice(
            at.controller, "may", cite(copies_attack_others), (object.id,), (True, False)
        )
        if play.choose(asked):
            target = what_it_attacks(play, at.controller, at, only=opponent)
            defending = opponent if target is not None else None
            events.append(TokenCreated(at.controller, token, True, target, defending))
    if events:
        play.happen(events, cite(copies_attack_others))
