"""Applying events to a game: machinery only. Whether they happen is decided before.

A batch is applied to a Draft, so that a batch of any size copies each part of the game once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from app.engine.kernel import apply_combat as combat
from app.engine.kernel import apply_moves as moves
from app.engine.kernel.copying import copied
from app.engine.kernel.draft import Draft
from app.engine.kernel.game import Counters, Game, GameObject
from app.engine.kernel.labels import free_label
from app.engine.kernel.now import Now
from app.terms import events as ev
from app.terms.cards import Layout
from app.terms.cite import Cite
from app.terms.mana_pool import Mana
from app.terms.pairing import Paired
from app.terms.selectors import Status
from app.terms.types import Supertype
from app.terms.zones import Zone

_DAMAGED = frozenset({Status.DEALT_DAMAGE_THIS_TURN.value})
_ENTERED = frozenset({Status.ENTERED_THIS_TURN.value})


def apply_batch(
    now: Now, events: Iterable[tuple[ev.Event, Cite]]
) -> tuple[Game, tuple[ev.Event, ...], tuple[Cite, ...]]:
    """Apply events that happen at once, each with its cause. Returns the game after them, the
    events as they happened (a move has the new object's id; one about something that is gone is
    left out) and their causes."""
    draft = Draft(now)
    happened: list[ev.Event] = []
    causes: list[Cite] = []
    for event, cause in events:
        handler = _APPLY.get(type(event))
        done = event if handler is None else handler(draft, event)
        if done is not None:
            happened.append(done)
            causes.append(cause)
    combat.let_go(draft)
    return draft.finish(), tuple(happened), tuple(causes)


def add_counters(
    groups: tuple[Counters, ...], kind: str, amount: int, timestamp: int
) -> tuple[Counters, ...]:
    """Counter groups with some more (or, with a negative amount, fewer) of one kind."""
    changed: list[Counters] = []
    found = False
    for group in groups:
        if group.kind == kind:
            found = True
            count = max(0, group.count + amount)
            if count:
                stamp = timestamp if amount > 0 else group.timestamp
                changed.append(Counters(kind, count, stamp))
        else:
            changed.append(group)
    if not found and amount > 0:
        changed.append(Counters(kind, amount, timestamp))
    return tuple(changed)


def _update(draft: Draft, id: int, **changes: Any) -> bool:
    object = draft.objects.get(id)
    if object is None:
        return False
    draft.put(object.but(**changes))
    return True


def _mark_damage(draft: Draft, event: ev.MarkDamage) -> ev.Event | None:
    object = draft.objects.get(event.object)
    if object is None:
        return None
    draft.put(
        object.but(
            damage=object.damage + event.amount,
            deathtouched=object.deathtouched or event.deathtouch,
            marks=object.marks | _DAMAGED,
        )
    )
    return event


def _damage(draft: Draft, event: ev.Damage) -> ev.Event:
    if not isinstance(event.recipient, ev.PlayerRef) and event.amount > 0:
        object = draft.objects.get(event.recipient)
        if object is not None and event.source not in object.damaged_by:
            draft.put(object.but(damaged_by=object.damaged_by | {event.source}))
    return event


def _life_loss(draft: Draft, event: ev.LifeLoss) -> ev.Event | None:
    player = draft.players[event.player]
    draft.put_player(
        event.player, life=player.life - event.amount, life_lost=player.life_lost + event.amount
    )
    return event


def _life_gain(draft: Draft, event: ev.LifeGain) -> ev.Event | None:
    player = draft.players[event.player]
    draft.put_player(
        event.player, life=player.life + event.amount, life_gained=player.life_gained + event.amount
    )
    return event


def _counters(draft: Draft, on: ev.Recipient, kind: str, amount: int) -> bool:
    stamp = draft.timestamp()
    if isinstance(on, ev.PlayerRef):
        player = draft.players[on.player]
        counters = add_counters(player.counters, kind, amount, stamp)
        draft.put_player(on.player, counters=counters)
        return True
    object = draft.objects.get(on)
    if object is None:
        return False
    draft.put(object.but(counters=add_counters(object.counters, kind, amount, stamp)))
    return True


def _counters_put(draft: Draft, event: ev.CountersPut) -> ev.Event | None:
    return event if _counters(draft, event.on, event.kind, event.amount) else None


def _counters_removed(draft: Draft, event: ev.CountersRemoved) -> ev.Event | None:
    return event if _counters(draft, event.on, event.kind, -event.amount) else None


def _tapped(draft: Draft, event: ev.Tapped) -> ev.Event | None:
    object = draft.objects.get(event.object)
    if object is None or object.tapped:
        return None
    draft.put(object.but(tapped=True))
    return event


def _untapped(draft: Draft, event: ev.Untapped) -> ev.Event | None:
    object = draft.objects.get(event.object)
    if object is None or not object.tapped:
        return None
    draft.put(object.but(tapped=False))
    return event


def _damage_removed(draft: Draft, event: ev.DamageRemoved) -> ev.Event | None:
    done = _update(draft, event.object, damage=0, deathtouched=False)
    return event if done else None


def _unattached(draft: Draft, event: ev.Unattached) -> ev.Event | None:
    return event if _update(draft, event.object, attached_to=None) else None


def _attached(draft: Draft, event: ev.Attached) -> ev.Event | None:
    done = _update(draft, event.object, attached_to=event.to, timestamp=draft.timestamp())
    return event if done else None


def _ceases(draft: Draft, event: ev.CeasesToExist) -> ev.Event | None:
    object = draft.objects.get(event.object)
    if object is None:
        return None
    draft.remove(object)
    return event


def _paired(draft: Draft, event: Paired) -> ev.Event | None:
    done = _update(draft, event.object, paired_with=event.other)
    if event.other is not None:
        done = _update(draft, event.other, paired_with=event.object) and done
    return event if done else None


def _protector(draft: Draft, event: ev.ProtectorChosen) -> ev.Event | None:
    return event if _update(draft, event.object, protector=event.player) else None


def _daytime(draft: Draft, event: ev.DaytimeBecomes) -> ev.Event | None:
    draft.daytime = event.to
    return event


def _speed(draft: Draft, event: ev.SpeedBecomes) -> ev.Event | None:
    draft.put_player(event.player, speed=event.speed)
    return event


def _loses(draft: Draft, event: ev.PlayerLoses) -> ev.Event | None:
    player = draft.players[event.player]
    if player.lost:
        return None
    draft.put_player(event.player, lost=True)
    return event


def _discarded(draft: Draft, event: ev.CardsDiscarded) -> ev.Event | None:
    player = draft.players[event.player]
    draft.put_player(event.player, hand=max(0, player.hand - event.unknown))
    return event


def _face_up(draft: Draft, event: ev.TurnedFaceUp) -> ev.Event | None:
    stamp = draft.timestamp()
    return event if _update(draft, event.object, face_down=False, timestamp=stamp) else None


def _face_down(draft: Draft, event: ev.TurnedFaceDown) -> ev.Event | None:
    stamp = draft.timestamp()
    return event if _update(draft, event.object, face_down=True, timestamp=stamp) else None


def _turned_over(draft: Draft, event: ev.TurnedOver) -> ev.Event | None:
    object = draft.objects.get(event.object)
    if object is None or (event.flips and object.flipped):
        return None
    turns = not event.flips or object.card.layout is Layout.FLIP
    # Of what has components each turns by itself.
    turns = turns and not object.components
    face = 1 - object.face if turns and len(object.card.faces) > 1 else object.face
    turned = object.turned if event.flips else draft.next_id
    stamp = object.timestamp if event.flips else draft.timestamp()
    draft.put(object.but(face=face, flipped=event.flips, turned=turned, timestamp=stamp))
    return event


def _mana(draft: Draft, event: ev.ManaAdded) -> ev.Event | None:
    pool = draft.players[event.player].pool
    source = event.source
    game = draft.now.game
    there = source is not None and (source in game.objects or source in game.last_known)
    snow = there and Supertype.SNOW in draft.now.known(source or 0).supertypes
    made = tuple(
        Mana(kind, source, snow, event.only, event.by, event.lasts, event.rider)
        for kind in event.mana
    )
    draft.put_player(event.player, pool=pool + made)
    return event


def _spent(draft: Draft, event: ev.ManaSpent) -> ev.Event | None:
    left = list(draft.players[event.player].pool)
    for mana in event.mana:
        left.remove(mana)
    draft.put_player(event.player, pool=tuple(left))
    return event


def _designated(draft: Draft, event: ev.Designated) -> ev.Event | None:
    if isinstance(event.object, ev.PlayerRef):
        player = draft.players[event.object.player]
        if event.designation in player.marks:
            return None
        draft.put_player(event.object.player, marks=player.marks | {event.designation})
        return event
    object = draft.objects.get(event.object)
    if object is None or event.designation in object.marks:
        return None
    draft.put(object.but(marks=object.marks | {event.designation}))
    return event


def _token(draft: Draft, event: ev.TokenCreated) -> ev.Event | None:
    new = draft.next_id
    made = GameObject(
        id=new,
        card=event.token,
        owner=event.player,
        controller=event.player,
        zone=Zone.BATTLEFIELD,
        label=_token_label(draft, event.token.name),
        timestamp=draft.timestamp(),
        tapped=event.tapped,
        token=True,
        sick=True,
        counters=tuple(
            Counters(kind, count, draft.now.game.next_timestamp) for kind, count in event.counters
        ),
        marks=_ENTERED,
        attached_to=event.attached,
        chosen=event.chosen,
    )
    draft.add(made)
    if event.attacks is not None and event.defending is not None:
        combat.enters_attacking(draft, new, event.attacks, event.defending)
    return copied(event, {"new": new})


def _conjured(draft: Draft, event: ev.Conjured) -> ev.Event | None:
    objects, left = draft.objects, draft.now.game.last_known
    original = objects.get(event.original)
    if original is None:
        known = left.get(event.original)
        original = None if known is None else known.object
    if original is None:
        return None
    made = GameObject(
        id=draft.next_id,
        card=original.card,
        owner=event.player,
        controller=event.player,
        zone=event.to,
        label=free_label(draft, original.card.name),
        timestamp=draft.timestamp(),
    )
    draft.add(made)
    return copied(event, {"new": made.id})


def _token_label(draft: Draft, name: str) -> str:
    # Tokens of one name are told apart by their number, in the order of being made. What creates
    # a token without a name has it called by its subtypes and `Token`.
    name = name.removesuffix(" Token")
    taken = {object.label for object in draft.objects.values()}
    number = 1
    while f"{name} token #{number}" in taken:
        number += 1
    return f"{name} token #{number}"


_APPLY: dict[type, Callable[[Draft, Any], ev.Event | None]] = {
    ev.Damage: _damage,
    ev.MarkDamage: _mark_damage,
    ev.LifeLoss: _life_loss,
    ev.LifeGain: _life_gain,
    ev.CountersPut: _counters_put,
    ev.CountersRemoved: _counters_removed,
    ev.Moved: moves.moved,
    ev.Merged: moves.merged,
    ev.RemovedFromCombat: combat.removed_from_combat,
    ev.Tapped: _tapped,
    ev.Untapped: _untapped,
    ev.DamageRemoved: _damage_removed,
    ev.Unattached: _unattached,
    ev.Attached: _attached,
    ev.CeasesToExist: _ceases,
    ev.ProtectorChosen: _protector,
    ev.PlayerLoses: _loses,
    ev.SpeedBecomes: _speed,
    ev.DaytimeBecomes: _daytime,
    ev.CardDrawn: moves.drawn,
    ev.AttackersDeclared: combat.attackers,
    ev.BlockersDeclared: combat.blockers,
    ev.BecameBlocked: combat.became_blocked,
    ev.BecameUnblocked: combat.became_unblocked,
    ev.CardsDiscarded: _discarded,
    ev.Designated: _designated,
    ev.TokenCreated: _token,
    ev.Conjured: _conjured,
    ev.ManaAdded: _mana,
    ev.ManaSpent: _spent,
    Paired: _paired,
    ev.TurnedFaceUp: _face_up,
    ev.TurnedFaceDown: _face_down,
    ev.TurnedOver: _turned_over,
}
