"""Applying moves from zone to zone, and draws: machinery only."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine.kernel import apply_combat as combat
from app.engine.kernel.components import Component, bare, pieces_of
from app.engine.kernel.copying import copied
from app.engine.kernel.draft import Draft
from app.engine.kernel.game import ON_TOP, ActiveEffect, Counters, GameObject, Known
from app.engine.kernel.statuses import with_combat_marks
from app.terms import events as ev
from app.terms.abilities import ContinuousChange
from app.terms.changes import BecomeCopy, Change
from app.terms.effects import Duration
from app.terms.merging import Merged
from app.terms.selectors import ObjectIs, Status
from app.terms.zones import Zone

# Of what leaves these zones it is remembered how it last was.
_DISCARDED_TO = (Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY)
_REMEMBERED = frozenset({Zone.BATTLEFIELD, Zone.STACK, Zone.GRAVEYARD})
_ENTERED = frozenset({Status.ENTERED_THIS_TURN.value})
# A card that has been put on top of a library whose other cards nobody knows.
_ON_TOP = frozenset({ON_TOP})


def moved(draft: Draft, event: ev.Moved) -> ev.Event | None:
    """An object is a new one in its new zone; one for each of its components, where it has any."""
    object = draft.objects.get(event.object)
    if object is None:
        return None
    game = draft.now.game
    remembered = object.zone in _REMEMBERED or (
        # Its abilities may trigger as it is discarded or cycled, wherever it goes instead.
        object.zone is Zone.HAND and event.to in _DISCARDED_TO
    )
    if remembered and event.object in game.objects:
        was = with_combat_marks(draft.now, game.objects[object.id])
        draft.remember(Known(was, draft.now.of(object.id)))
    draft.remove(object)
    if object.zone is Zone.BATTLEFIELD and (object.components or object.card.parts):
        return _came_apart(draft, object, event)
    made = _in_new_zone(draft, object, event)
    new = made.id
    if event.on_top and event.to is Zone.LIBRARY:
        draft.add_first(made.but(marks=_ON_TOP))
        return copied(event, {"new": new})
    draft.add(made)
    if event.copy is not None and event.to is Zone.BATTLEFIELD:
        _for_good(draft, new, (event.copy,), made)
    if event.being and event.to is Zone.BATTLEFIELD:
        _for_good(draft, new, event.being, made)
    if event.attacks is not None and event.defending is not None:
        combat.enters_attacking(draft, new, event.attacks, event.defending)
    return copied(event, {"new": new})


def _in_new_zone(draft: Draft, object: GameObject, event: ev.Moved) -> GameObject:
    """The new object that an object becomes in another zone."""
    stamp = draft.timestamp()
    to_battlefield = event.to is Zone.BATTLEFIELD
    # What a spell was cast with is known of the permanent that it becomes.
    became = object.zone is Zone.STACK and to_battlefield
    card, label = object.card, object.label
    commander, components = object.commander, object.components
    if event.melds is not None and event.melded is not None:
        other = draft.objects[event.melds]
        draft.remove(other)
        parts = (object.card, other.card)
        card = replace(event.melded, parts=tuple(replace(p, melds_into=None) for p in parts))
        label = card.name
        components = tuple(Component(bare(each)) for each in (object, other))
        commander = commander or other.commander
    return GameObject(
        id=draft.next_id,
        card=card,
        owner=object.owner,
        controller=object.owner if event.controller is None else event.controller,
        zone=event.to,
        label=label,
        timestamp=stamp,
        tapped=event.tapped,
        token=object.token,
        commander=commander,
        components=components,
        sick=to_battlefield,
        counters=tuple(Counters(kind, count, stamp) for kind, count in event.counters),
        former=object.id,
        first=object.first or object.id,
        face=event.face or (object.face if became else 0),
        x=object.x if became else None,
        chosen=event.chosen or (object.chosen if became else ()),
        face_down=object.face_down if became else event.face_down is not None,
        spent=object.spent if became else None,
        marks=(object.marks if became else frozenset(filter(None, (event.face_down,))))
        | (_ENTERED if to_battlefield else frozenset()),
    )


def _came_apart(draft: Draft, object: GameObject, event: ev.Moved) -> ev.Event:
    """Each component of a permanent goes where the whole goes, or where that one is said to go."""
    pieces = pieces_of(object)
    elsewhere = dict(event.apart)
    order = range(len(pieces))
    made: dict[int, int] = {}
    for place in reversed(order) if event.on_top else order:
        to = elsewhere.get(place, event.to)
        piece = _in_new_zone(draft, pieces[place], copied(event, {"to": to, "controller": None}))
        piece = piece.but(former=object.id, first=pieces[place].first or object.first or object.id)
        made[place] = piece.id
        if event.on_top and to is Zone.LIBRARY:
            draft.add_first(piece.but(marks=_ON_TOP))
        else:
            draft.add(piece)
    new, *also = (made[place] for place in range(len(pieces)))
    return copied(event, {"new": new, "also": tuple(also)})


def merged(draft: Draft, event: Merged) -> ev.Event | None:
    """A spell becomes a part of a permanent, which is the same object as before. What was a copy is
    from then on what the event tells; effects on the spell are effects on the permanent."""
    spell, host = draft.objects.get(event.object), draft.objects.get(event.host)
    if spell is None or host is None:
        return None
    draft.remember(Known(spell, draft.now.of(spell.id)))
    draft.remove(spell)
    parts = (Component(bare(spell)), Component(bare(host), event.copy))
    on_top, under = parts if event.on_top else parts[::-1]
    top = on_top.object
    plain = on_top.copy is not None or top.face_down
    draft.put(
        host.but(
            card=event.card,
            components=(on_top, under),
            face=0 if plain else top.face,
            face_down=top.face_down,
            token=top.token,
            commander=spell.commander or host.commander,
        )
    )
    draft.effects = tuple(_after_merging(draft, spell.id, host.id))
    return event


def _after_merging(draft: Draft, spell: int, host: int) -> Iterator[ActiveEffect]:
    for active in draft.effects:
        objects = active.objects or frozenset()
        if spell in objects:
            active = copied(active, {"objects": objects | {host}})
        elif host in objects and any(
            isinstance(change, BecomeCopy) for change in getattr(active.effect, "changes", ())
        ):
            if objects == {host}:
                continue
            active = copied(active, {"objects": objects - {host}})
        yield active


def _for_good(draft: Draft, id: int, changes: tuple[Change, ...], made: GameObject) -> None:
    """It is a copy, or something else, for as long as it is on the battlefield."""
    effect = ContinuousChange(ObjectIs(id), changes)
    active = ActiveEffect(
        made.timestamp,
        effect,
        made.controller,
        id,
        made.printed.name,
        made.timestamp,
        Duration.PERMANENT,
        frozenset({id}),
    )
    draft.effects = (*draft.effects, active)


def drawn(draft: Draft, event: ev.CardDrawn) -> ev.Event | None:
    """Cards are drawn from the top: known ones, or only more cards in hand."""
    player = draft.players[event.player]
    unknown = player.library is None
    for already in range(event.count):
        top = next(
            (
                object
                for object in draft.objects.values()
                if object.zone is Zone.LIBRARY
                and object.owner == event.player
                and (not unknown or ON_TOP in object.marks)
            ),
            None,
        )
        if top is not None:
            moved(draft, ev.Moved(top.id, Zone.HAND))
            draft.put_player(event.player, drawn=draft.players[event.player].drawn + 1)
        elif unknown:
            more = event.count - already
            drawn = draft.players[event.player].drawn + more
            draft.put_player(event.player, hand=player.hand + more, drawn=drawn)
            break
        else:
            draft.put_player(event.player, drew_from_empty=True)
            break
    return event
