"""Transforming permanents, and flipping flip cards (CR 701.27, 710)."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import permanents
from app.engine.cr.cr707_copying import copy_effect_on
from app.engine.cr.cr730_merging_with_permanents import can_turn_over
from app.engine.kernel.components import is_merged
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled
from app.terms.cards import Layout
from app.terms.cite import Rule
from app.terms.events import Moved, TurnedOver
from app.terms.instructions import KeywordAction
from app.terms.types import PERMANENT_TYPES
from app.terms.zones import Zone

_BOUND = frozenset({"daybound", "nightbound"})
_UNDER_OWNER = "exile and return transformed under its owner 's control"
_UNDER_YOU = "exile and return transformed under your control"


@rule("701.27a", "keyword action", "transform")
def transform(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """Double-faced permanents turn over; what has no other face, or an instant or sorcery on it,
    does nothing (701.27c, 701.27d)."""
    _turn_over(play, effect, at)


@rule("701.28a", "keyword action", "convert")
def convert(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """To convert a permanent is to turn it over as it is to transform it; but it is another
    action."""
    _turn_over(play, effect, at, converts=True)


def _turn_over(play: Play, effect: KeywordAction, at: Viewpoint, converts: bool = False) -> None:
    now = play.now
    events = []
    for id in permanents(now, effect.what, at) if effect.what is not None else ():
        if not now.of(id).keywords.keys().isdisjoint(_BOUND):
            text = "{0} transforms only as day becomes night and night becomes day"
            play.note(Rule("702.145b"), text, id, negative=True)
        elif not _can_transform(now, id):
            play.note(cite(transform), "{0} has no other face to show", id, negative=True)
        elif turned_since(play, id, at):
            text = "{0} has transformed since that ability was put on the stack"
            play.note(cite(turned_since), text, id, negative=True)
        else:
            events.append(TurnedOver(id, converts=converts))
    if events:
        play.happen(events, cite(convert if converts else transform))


def _can_transform(now: Now, id: int) -> bool:
    object = now.game.objects[id]
    if is_merged(object):
        return can_turn_over(object)
    double = object.card.layout is Layout.TRANSFORM or (
        object.card.layout is Layout.TOKEN and len(object.card.faces) == 2
    )
    if not double:
        return False
    if object.face_down or copy_effect_on(now.game, id) is not None:
        raise NotModelled(object.card.layout)
    return bool(object.card.faces[1 - object.face].types & PERMANENT_TYPES)


@rule("712.14a", "keyword action", _UNDER_OWNER, _UNDER_YOU)
def exile_and_return(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """The permanent is exiled and comes back with its back face up; what is no double-faced card
    stays in exile. Raises NotModelled for modal cards, and for a back face that is an Aura."""
    for id in () if effect.what is None else permanents(play.now, effect.what, at):
        owner = play.game.objects[id].owner
        gone = play.happen((Moved(id, Zone.EXILE),), cite(exile_and_return))
        new = next((e.new for e in gone if isinstance(e, Moved) and e.object == id), None)
        exiled = None if new is None else play.game.find(new)
        if exiled is None or exiled.zone is not Zone.EXILE or exiled.token:
            continue
        player = owner if effect.name == _UNDER_OWNER else at.controller
        _returned(play, exiled, player)


def _returned(play: Play, exiled: GameObject, player: int) -> None:
    """The exiled card comes back with its back face up, if it has one."""
    if len(exiled.card.faces) < 2 or exiled.card.layout is not Layout.TRANSFORM:
        if exiled.card.layout is Layout.MODAL_DFC:
            raise NotModelled(exiled.card.layout)
        play.note(cite(exile_and_return), "{0} has no other face", exiled.id, negative=True)
        return
    if "Aura" in exiled.card.faces[1].subtypes:
        raise NotModelled(exiled.card.layout)
    back = Moved(exiled.id, Zone.BATTLEFIELD, controller=player, face=1)
    play.happen((back,), cite(exile_and_return))


@rule("702.167a", "keyword action", "craft")
def crafted(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """What was exiled to be crafted comes back transformed under its owner's control, if it is
    still the card that was exiled for it."""
    for object in play.game.objects.values():
        if object.zone is Zone.EXILE and object.former == at.object and not object.token:
            _returned(play, object, object.owner)
            return


@rule("701.27f")
def turned_since(play: Play, id: int, at: Viewpoint) -> bool:
    """An ability of a permanent that would transform it does so only if it has not transformed
    since that ability was put on the stack."""
    if id != at.object or not play.game.stack:
        return False
    item = play.game.stack[-1]
    turned = play.game.objects[id].turned
    return item.source == id and turned is not None and turned > item.id


@rule("710.4", "keyword action", "flip")
def flip(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """A permanent flips once and for all; what is no flip card has the status and shows nothing of
    it."""
    ids = permanents(play.now, effect.what, at) if effect.what is not None else ()
    events = [TurnedOver(id, flips=True) for id in ids]
    if events:
        play.happen(events, cite(flip))
