"""Objects that merge with a permanent (CR 730)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr202_mana_cost_and_color import face_that_counts
from app.engine.cr.cr401_order_of_libraries import at_random, put_back
from app.engine.cr.cr707_copying import as_it_is, copy_effect_on, face_down_as
from app.engine.kernel.components import Component, is_merged, made_of, pieces_of
from app.engine.kernel.game import ActiveEffect, GameObject
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import Ability
from app.terms.cards import Card, Face, Layout
from app.terms.changes import BecomeCopy
from app.terms.durations import Duration
from app.terms.events import Event, Merged, Moved, TurnedFaceDown, TurnedFaceUp, TurnedOver
from app.terms.types import PERMANENT_TYPES, CardType
from app.terms.zones import Zone

_TURNS_OVER = frozenset({Layout.TRANSFORM})
_Turned = TurnedOver | TurnedFaceUp | TurnedFaceDown


@rule("730.2")
def merge(play: Play, spell: int, host: int, on_top: bool) -> None:
    """An object is put on top of a permanent, or under it, and becomes a part of it: the permanent
    is the same object as before. What it is a copy of for a while it goes on being, which is told
    as not applied in full."""
    game = play.game
    copy = copy_effect_on(game, host)
    if any(_copies_for_a_while(active, host) for active in game.effects):
        label = game.objects[host].label
        play.not_applied(label, "that it ceases to be a copy once it has merged")
    parts = (Component(game.objects[spell]), Component(game.objects[host], copy))
    card = looks_like(parts if on_top else parts[::-1])
    play.happen((Merged(spell, host, on_top, card, copy),), cite(merge))


def _copies_for_a_while(active: ActiveEffect, id: int) -> bool:
    if id not in (active.objects or ()) or active.duration is Duration.PERMANENT:
        return False
    changes = getattr(active.effect, "changes", ())
    return any(isinstance(change, BecomeCopy) for change in changes)


@rule("730.2a")
def looks_like(components: tuple[Component, ...]) -> Card:
    """It has what is on its topmost component; one that has mutated has all abilities of the others
    too (702.140e)."""
    top, *under = components
    others = tuple(ability for part in under for ability in face_of(part).abilities)
    if top.copy is not None or top.object.face_down:
        face = face_of(top)
        return Card(face.name, Layout.NORMAL, (_with(face, others),))
    card = top.object.card
    faces = tuple(_with(face, others) for face in card.faces)
    return replace(card, faces=faces, parts=(), melds_into=None)


def topmost(object: GameObject) -> GameObject:
    """A merged permanent as though it were represented by its topmost component alone."""
    return object.but(card=looks_like(object.components[:1]))


def _with(face: Face, others: tuple[Ability, ...]) -> Face:
    return replace(face, abilities=(*face.abilities, *others)) if others else face


def face_of(component: Component) -> Face:
    """What a component shows: what it was a copy of, or what is printed on the side that is up."""
    object = component.object
    if component.copy is not None:
        return as_it_is(component.copy, object).face
    return face_down_as(object) if object.face_down else face_that_counts(object)


@rule("730.2i", "observe", TurnedOver, TurnedFaceUp, TurnedFaceDown, order=-1)
def turned(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """As a merged permanent transforms, flips or is turned face up or down, each of its components
    that can does so (730.2f, 730.2h)."""
    for event in events:
        if not isinstance(event, TurnedOver | TurnedFaceUp | TurnedFaceDown):
            continue
        object = play.game.find(event.object)
        if object is not None and is_merged(object):
            play.set(play.game.with_object(_turned(object, event)))


def _turned(object: GameObject, event: _Turned) -> GameObject:
    """The object with each of its components turned, and with what it looks like then."""
    if not is_merged(object):
        return _turned_alone(object, event)
    parts = tuple(replace(part, object=_turned(part.object, event)) for part in object.components)
    top = parts[0].object
    plain = parts[0].copy is not None or top.face_down
    return object.but(
        card=looks_like(parts),
        components=parts,
        face=0 if plain else top.face,
        face_down=top.face_down,
        flipped=object.flipped or getattr(event, "flips", False),
    )


def _turned_alone(object: GameObject, event: _Turned) -> GameObject:
    if isinstance(event, TurnedFaceUp):
        return object.but(face_down=False)
    if isinstance(event, TurnedFaceDown):
        return object.but(face_down=True)
    if event.flips:
        turns = object.card.layout is Layout.FLIP and not object.flipped
        return object.but(flipped=True, face=1) if turns else object.but(flipped=True)
    return object.but(face=1 - object.face) if can_turn_over(object) else object


def can_turn_over(object: GameObject) -> bool:
    """Whether it has another face that transforming would show, or a component of it has."""
    if is_merged(object):
        return any(can_turn_over(part.object) for part in object.components)
    double = object.card.layout in _TURNS_OVER or (
        object.card.layout is Layout.TOKEN and len(object.card.faces) == 2
    )
    if not double or object.face_down:
        return False
    return bool(object.card.faces[1 - object.face].types & PERMANENT_TYPES)


@rule("730.2f")
def face_up(object: GameObject) -> GameObject:
    """A permanent as it would be face up: each component that is face down turned up."""
    if not is_merged(object):
        return object.but(face_down=False)
    return _turned(object, TurnedFaceUp(object.id))


@rule("730.2g")
def stays_face_down(object: GameObject) -> bool:
    """With an instant or a sorcery among its components it is not turned face up, only shown."""
    return is_merged(object) and any(
        piece.card.front.types & {CardType.INSTANT, CardType.SORCERY} for piece in pieces_of(object)
    )


@rule("730.3a", "observe", Moved)
def in_some_order(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """The components of what is put into a library go there in the order that its owner likes."""
    for event in events:
        if isinstance(event, Moved) and event.also and event.to is Zone.LIBRARY:
            cards = [id for id in made_of(event) if play.game.objects[id].zone is Zone.LIBRARY]
            if event.on_top and cards:
                put_back(play, play.game.objects[cards[0]].owner, cards)
            elif len(cards) > 1:
                at_random(play, cards)
