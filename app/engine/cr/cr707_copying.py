"""Copying objects: what of an object a copy takes over (CR 707.2)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr202_mana_cost_and_color import face_that_counts, is_back
from app.engine.kernel.game import Game, GameObject
from app.engine.kernel.rules import rule
from app.engine.kernel.told import NotModelled
from app.terms.abilities import KeywordAbility
from app.terms.cards import Card, Face, Layout
from app.terms.changes import BecomeCopy
from app.terms.costs import Cost, PayMana
from app.terms.mana import ManaCost, ManaSymbol
from app.terms.types import CardType
from app.terms.zones import Zone

FACE_DOWN = Card(
    "",
    Layout.NORMAL,
    (Face("", types=frozenset({CardType.CREATURE}), power=2, toughness=2),),
)

DOUBLE_FACED = frozenset({Layout.TRANSFORM, Layout.MODAL_DFC})
MANIFESTED, CLOAKED = "manifested", "cloaked"
_NOTHING = Face("")
_WARD = KeywordAbility("ward", cost=Cost((PayMana(ManaCost((ManaSymbol("2", generic=2),))),)))
_WITH_WARD = replace(FACE_DOWN.front, abilities=(_WARD,))


@rule("701.58a")
def face_down_as(object: GameObject) -> Face:
    """What is face down is a 2/2 creature with nothing else; what was cloaked has ward {2} too. In
    exile it has no characteristics at all (406.3a)."""
    if object.components:
        return object.printed
    if object.zone is Zone.EXILE:
        return _NOTHING
    return _WITH_WARD if CLOAKED in object.marks else FACE_DOWN.front


@rule("707.2")
def copiable_values(game: Game, id: int) -> BecomeCopy:
    """A copy takes over what is printed, as copy effects and being face down have changed it, and
    nothing else: no counters, no status, no other effects."""
    object = game.objects[id]
    if object.face_down:
        return BecomeCopy(face_down_as(object))
    if object.card.layout is Layout.SPLIT and object.zone is Zone.BATTLEFIELD:
        raise NotModelled(Layout.SPLIT)  # a copy of a Room has both halves, locked
    return copy_effect_on(game, id) or printed_values(object)


def printed_values(object: GameObject) -> BecomeCopy:
    """What a copy takes over of an object that no copy effect is on. Of a flip card both halves:
    being flipped is a status."""
    card = object.card
    if card.layout is Layout.FLIP:
        return BecomeCopy(card.front, flipped=card.faces[1])
    face = face_that_counts(object)
    if object.components or card.layout not in DOUBLE_FACED or object.face >= len(card.faces):
        return BecomeCopy(face, is_back(object))
    up = object.face if object.zone in (Zone.BATTLEFIELD, Zone.STACK) else 0
    return BecomeCopy(face, is_back(object), card=card, up=up)


def copy_effect_on(game: Game, id: int) -> BecomeCopy | None:
    """The newest copy effect on an object."""
    found: BecomeCopy | None = None
    for active in sorted(game.effects, key=lambda effect: effect.timestamp):
        if active.objects is None or id not in active.objects:
            continue
        for change in getattr(active.effect, "changes", ()):
            if isinstance(change, BecomeCopy):
                found = change
    return found if found is None or found.card is None else replace(found, card=None, up=0)


@rule("708.10")
def as_it_is(copy: BecomeCopy, object: GameObject) -> BecomeCopy:
    """What becomes a copy while face down goes on looking as it did; while flipped it is the other
    half of a flip card that it is a copy of."""
    if object.face_down:
        return BecomeCopy(face_down_as(object))
    if object.flipped and copy.flipped is not None:
        return BecomeCopy(copy.flipped)
    return copy
