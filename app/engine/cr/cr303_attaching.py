"""To what Auras, Equipment and Fortifications may stay attached (CR 301.5, 301.6, 303.4)."""

from __future__ import annotations

from collections import Counter

from app.engine.cr.cr702_keyword_abilities.protection import (
    kept_attached,
    protections,
    quality_matches,
)
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.reason import Mention, Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, is_player, matches, matches_if_known
from app.terms.abilities import KeywordAbility
from app.terms.cite import CardText, Rule
from app.terms.events import PlayerRef, Recipient
from app.terms.prohibitions import CantBeEnchanted
from app.terms.selectors import AllOf, AnyOf, InZone, Selector
from app.terms.types import CardType
from app.terms.zones import Zone


def why_not_attached(now: Now, id: int) -> Reason | None:
    """Why an attachment can't stay attached to what it is attached to; None where it can."""
    host = now.game.objects[id].attached_to
    if "Aura" in now.of(id).subtypes:
        return why_not_enchanted(now, id, host)
    return None if host is None else why_not_equipped(now, id, host)


@rule("303.4c")
def why_not_enchanted(now: Now, aura: int, host: Recipient | None) -> Reason | None:
    """An Aura enchants what its enchant ability lets it, and nothing protected from it; it can't be
    without anything to enchant."""
    because = cite(why_not_enchanted)
    if host is None:
        return Reason(because, "{0} is not attached to anything", (aura,))
    if host == aura:
        return Reason(Rule("303.4d"), "{0} can't enchant itself", (aura,))
    if isinstance(host, PlayerRef):
        if now.game.players[host.player].lost:
            return Reason(because, "{1} has left the game, so {0} enchants no one", (aura, host))
    elif host not in now.game.objects:
        return Reason(because, "what {0} was attached to is gone", (aura,))
    barred = _why_barred(now, aura, host)
    if barred is not None:
        return barred
    for ability in now.keywords(aura, "enchant"):
        if not _may_enchant(now, ability, aura, host):
            text = "{0} can't enchant {1}, as its enchant ability has it"
            return Reason(Rule("702.5a"), text, (aura, host))
    return why_protected(now, aura, host, Rule("702.16c"), "{1} has protection from {0}")


def _why_barred(now: Now, aura: int, host: Recipient) -> Reason | None:
    """Why some text lets no Aura, or no other, enchant it."""
    for barring, at in now.modifications(CantBeEnchanted):
        if isinstance(host, PlayerRef) or (barring.others and at.object == aura):
            continue
        if matches_if_known(now, barring.subject, host, at):
            text = "{1} can't be enchanted by {0}"
            return Reason(CardText(at.name), text, (aura, host))
    return None


def _may_enchant(now: Now, ability: KeywordAbility, aura: int, host: Recipient) -> bool:
    at = Viewpoint(aura, now.controller(aura), now.of(aura).name)
    quality, who = ability.quality, ability.player
    if isinstance(host, PlayerRef):
        if isinstance(who, int):
            return host.player == who
        # An enchant ability that is not read says nothing against anything.
        return is_player(now, who, host.player, at) if who is not None else quality is None
    if quality is None:
        return who is None
    if now.game.objects[host].zone is not Zone.BATTLEFIELD and not _names_zone(quality):
        return False
    try:
        return matches(now, quality, host, at)
    except NotModelled as unknown:
        now.not_modelled.append((at.name, unknown.term))
        return True


def _names_zone(quality: Selector) -> bool:
    if isinstance(quality, AllOf | AnyOf):
        return any(_names_zone(part) for part in quality.of)
    return isinstance(quality, InZone)


@rule("301.5c")
def why_not_equipped(now: Now, id: int, host: Recipient) -> Reason | None:
    """An Equipment stays on a creature, a Fortification on a land, neither on anything protected
    from it nor on itself."""
    because = cite(why_not_equipped)
    about: tuple[Mention, ...] = (id, host)
    if isinstance(host, PlayerRef):
        return Reason(because, "{0} can't be attached to a player", (id,))
    if host not in now.battlefield:
        object = now.game.find(host)
        if object is not None and object.phased_out:
            return None
        return Reason(because, "what {0} was attached to is gone", (id,))
    if host == id:
        return Reason(because, "{0} can't be attached to itself", (id,))
    subtypes, types = now.of(id).subtypes, now.of(host).types
    fits = ("Equipment" in subtypes and CardType.CREATURE in types) or (
        "Fortification" in subtypes and CardType.LAND in types
    )
    if not fits:
        text = "{0} can't be attached to {1}: it is not a creature"
        if "Fortification" in subtypes:
            because, text = Rule("301.6"), "{0} can't be attached to {1}: it is not a land"
        return Reason(because, text, about)
    return why_protected(now, id, host, Rule("702.16d"), "{1} has protection from {0}")


def why_protected(now: Now, id: int, host: Recipient, because: Rule, text: str) -> Reason | None:
    """Why protection keeps something from being attached to its host, if it does; that of a card
    does not work in a graveyard (113.6)."""
    if isinstance(host, int) and now.game.objects[host].zone is not Zone.BATTLEFIELD:
        return None
    instances = [a for a in protections(now, host) if quality_matches(now, a, id, host)]
    if not instances:
        return None
    kept = kept_attached(now, id, host) if isinstance(host, int) else Counter()
    if all(instances.count(ability) <= kept[ability] for ability in instances):
        return None
    return Reason(because, text, (id, host))
