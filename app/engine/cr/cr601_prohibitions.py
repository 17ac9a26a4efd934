"""What effects say may not be cast or played, and when (CR 101.2, 601.3, 305.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine.cr.cr117_player_actions import why_not_sorcery_speed
from app.engine.cr.cr601_as_spell import as_spell, tell_unknown
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.select import NotModelled, is_player, matches_if_known
from app.engine.kernel.told import has_happened
from app.terms.abilities import EventKind, Trigger
from app.terms.cite import CardText, Rule
from app.terms.events import PlayerRef
from app.terms.player_actions import CastSpell
from app.terms.playing import CantCast, CantPlayLands, MostSpells, OnlyWhen
from app.terms.selectors import IsStatus, Status, Who
from app.terms.zones import Zone


def why_forbidden(now: Now, action: CastSpell) -> Iterator[Reason]:
    """A spell can't be cast that an effect forbids its player to cast, whatever else would let
    them; it is looked at as the spell that it would be."""
    seen: Now | None = None
    zone = now.game.objects[action.card].zone
    for effect, at in now.modifications(CantCast):
        if not is_player(now, effect.who, action.player, at) or not _from(effect, zone):
            continue
        seen = seen or as_spell(now, action)
        if matches_if_known(seen, effect.what, action.card, at) and _then(now, effect, action):
            text = "{0} keeps {1} from casting {2}"
            about = (at.name, PlayerRef(action.player), action.card)
            yield Reason(CardText(at.name), text, about)
            yield from _over_permissions(zone)
    if seen is not None:
        tell_unknown(now, seen)
    yield from _too_many(now, action)


def _too_many(now: Now, action: CastSpell) -> Iterator[Reason]:
    """A player who has cast as many spells of a kind this turn as an effect lets them casts no
    other of that kind."""
    cast = now.game.players[action.player].spells_cast
    seen: Now | None = None
    for most, at in now.modifications(MostSpells):
        if not is_player(now, most.who, action.player, at) or cast < most.number:
            continue
        if most.what != IsStatus(Status.SPELL):
            seen = seen or as_spell(now, action)
            if not matches_if_known(seen, most.what, action.card, at):
                continue
            of_kind = Trigger(EventKind.CAST, most.what, player=Who.TRIGGERING_PLAYER)
            try:
                if has_happened(now, of_kind, replace(at, that_player=action.player)) < most.number:
                    continue
            except NotModelled:
                now.not_modelled.append((at.name, most))
                continue
        text = "{0} lets {1} cast no more spells this turn"
        if seen is not None:
            text = "{0} lets {1} cast no more spells of that kind this turn"
        yield Reason(CardText(at.name), text, (at.name, PlayerRef(action.player)))
    if seen is not None:
        tell_unknown(now, seen)


def _over_permissions(zone: Zone) -> Iterator[Reason]:
    """What an effect says can't be cast is not cast, though something else lets it be cast from
    where it is (101.2)."""
    if zone is not Zone.HAND:
        text = "what one effect forbids can't be done, whatever else may let it be"
        yield Reason(Rule("101.2"), text)


def _from(effect: CantCast, zone: Zone) -> bool:
    if effect.but_hand:
        return zone is not Zone.HAND
    return not effect.zones or zone in effect.zones


def _then(now: Now, effect: CantCast, action: CastSpell) -> bool:
    """Whether it is forbidden at this time."""
    if effect.only is OnlyWhen.SORCERY:
        return bool(why_not_sorcery_speed(now, action.player, Rule("307.5")))
    if effect.only is OnlyWhen.OWN_TURN:
        return now.game.turn.active != action.player
    return True


def why_no_lands(now: Now, player: int, zone: Zone) -> Iterator[Reason]:
    """What effects say against playing lands from there."""
    for effect, at in now.modifications(CantPlayLands):
        from_there = not effect.zones or zone in effect.zones
        if from_there and is_player(now, effect.who, player, at):
            text = "{0} keeps {1} from playing lands"
            yield Reason(CardText(at.name), text, (at.name, PlayerRef(player)))
