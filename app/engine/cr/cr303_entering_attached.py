"""Auras that enter the battlefield in another way than by resolving (CR 303.4f, 303.4g)."""

from __future__ import annotations

from collections.abc import Iterable

from app.engine.cr.cr303_attaching import why_protected
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import is_player, matches
from app.terms.abilities import KeywordAbility
from app.terms.cite import Rule
from app.terms.events import Attached, Event, Moved, PlayerRef, Recipient
from app.terms.zones import Zone

Hosts = dict[int, Recipient]


@rule("303.4f")
def hosts_for(play: Play, auras: Iterable[tuple[int, int]]) -> Hosts:
    """Who puts an Aura onto the battlefield chooses what it will enchant, which is no target;
    `auras`: each with its controller to be. Those with nothing to enchant are left out.

    The answer to a choice of kind `enchant` is an object's id or a player.
    """
    found: Hosts = {}
    for aura, player in auras:
        options = tuple(could_enchant(play.now, aura, player))
        if options:
            asked = Choice(player, "enchant", cite(hosts_for), (aura,), options)
            picked = play.choose(asked)
            assert isinstance(picked, (int, PlayerRef))
            found[aura] = picked
        else:
            text = "{0} stays where it is: there is nothing that it could enchant"
            play.note(Rule("303.4g"), text, aura, negative=True)
    return found


def is_aura(now: Now, id: int) -> bool:
    """Whether a card would be an Aura on the battlefield."""
    object = now.game.objects[id]
    return not object.face_down and "Aura" in object.printed.subtypes


def could_enchant(now: Now, aura: int, player: int) -> list[Recipient]:
    """What an Aura card could be attached to as it enters under a player's control."""
    face = now.game.objects[aura].printed
    at = Viewpoint(aura, player, face.name)
    enchant = [
        ability
        for ability in face.abilities
        if isinstance(ability, KeywordAbility) and ability.name == "enchant"
    ]
    found: list[Recipient] = [
        id for id in now.battlefield if all(_fits(now, each, id, at) for each in enchant)
    ]
    found += [
        PlayerRef(other)
        for other in now.game.turn_order()
        if enchant and all(_fits_player(now, each, other, at) for each in enchant)
    ]
    why = Rule("702.16c")
    return [
        host
        for host in found
        if enchant and why_protected(now, aura, host, why, "{1} is protected from {0}") is None
    ]


def _fits(now: Now, ability: KeywordAbility, id: int, at: Viewpoint) -> bool:
    return ability.quality is not None and matches(now, ability.quality, id, at)


def _fits_player(now: Now, ability: KeywordAbility, player: int, at: Viewpoint) -> bool:
    who = ability.player
    if who is None or isinstance(who, int):
        return who is not None and who == player
    return is_player(now, who, player, at)


def attach_new(play: Play, hosts: Hosts, events: Iterable[Event]) -> None:
    """The Auras that have entered are attached to what was chosen for them."""
    attached = [
        Attached(event.new, hosts[event.object])
        for event in events
        if isinstance(event, Moved)
        and event.to is Zone.BATTLEFIELD
        and event.object in hosts
        and event.new is not None
    ]
    if attached:
        play.happen(attached, cite(hosts_for))
