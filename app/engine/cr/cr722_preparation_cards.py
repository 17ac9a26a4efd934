"""Preparation cards: prepared permanents, and the copies of their prepare spells (CR 722)."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import permanents
from app.engine.cr.cr707_copying import copy_effect_on
from app.engine.kernel.game import Game, GameObject
from app.engine.kernel.labels import free_label
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.cards import Card, Face, Layout
from app.terms.events import CeasesToExist, Designated, Event, Moved, SpellCast, TokenCreated
from app.terms.instructions import KeywordAction
from app.terms.modifications import EntersPrepared
from app.terms.zones import Zone

PREPARED = "prepared"
# On the copy in exile.
COPY = "copy of a prepare spell"


@rule("722.3a", "keyword action", "become prepared")
def become_prepared(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """A permanent with a prepare spell becomes prepared; any other does not, nor one that is."""
    if effect.what is not None:
        for id in permanents(play.now, effect.what, at):
            prepare(play, id)


def prepare(play: Play, id: int) -> None:
    """The permanent gets the designation, where it can have it."""
    object = play.game.objects[id]
    if object.token or copy_effect_on(play.game, id) is not None:
        play.not_applied(object.label, "the prepare spell of a copy")
    elif prepare_spell(object) is None:
        text = "{0} has no prepare spell: it can't become prepared"
        play.note(cite(become_prepared), text, id, negative=True)
    elif PREPARED in object.marks:
        play.note(cite(become_prepared), "{0} is prepared already", id, negative=True)
    else:
        play.happen((Designated(id, PREPARED),), cite(become_prepared))


@rule("722.2a")
def prepare_spell(object: GameObject) -> Face | None:
    """The spell in the inset frame of a preparation card."""
    card = object.card
    return card.faces[1] if card.layout is Layout.PREPARE and len(card.faces) > 1 else None


@rule("722.3c", "observe", Designated)
def copied_in_exile(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """As it becomes prepared its controller creates a copy in exile that is nothing but the prepare
    spell, and that they may cast from there."""
    for event in events:
        if not isinstance(event, Designated) or event.designation != PREPARED:
            continue
        assert isinstance(event.object, int)
        face = prepare_spell(play.game.objects[event.object])
        if face is not None:
            play.set(_with_copy(play.game, event.object, play.now.controller(event.object), face))
            play.note(cite(copied_in_exile), "a copy of {0} is created in exile", face.name)


def _with_copy(game: Game, host: int, controller: int, face: Face) -> Game:
    label = free_label(game, face.name)
    copy = GameObject(
        id=game.next_id,
        card=Card(face.name, Layout.TOKEN, (face,)),
        owner=controller,
        controller=controller,
        zone=Zone.EXILE,
        label=label,
        timestamp=game.next_timestamp,
        token=True,
        exiled_with=host,
        marks=frozenset({COPY}),
    )
    objects = {**game.objects, copy.id: copy}
    following, stamp = game.next_id + 1, game.next_timestamp + 1
    return game.but(objects=objects, next_id=following, next_timestamp=stamp)


def with_prepare_spells(game: Game) -> Game:
    """The position with the copies in exile of what is prepared in it."""
    for id in game.battlefield:
        object = game.objects[id]
        face = prepare_spell(object) if PREPARED in object.marks else None
        if face is not None:
            game = _with_copy(game, id, object.controller, face)
    return game


def whose_copy(now: Now, card: GameObject) -> int | None:
    """Who may cast the copy of a prepare spell: who controls the permanent that is prepared. None
    for any other card."""
    host = now.game.find(card.exiled_with) if card.exiled_with is not None else None
    if card.zone is not Zone.EXILE or COPY not in card.marks or host is None:
        return None
    return now.controller(host.id) if PREPARED in host.marks else None


@rule("722.3c", "observe", SpellCast, order=4)
def no_longer_prepared(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """As the copy has been cast its permanent is prepared no more."""
    for event in events:
        spell = play.game.find(event.object) if isinstance(event, SpellCast) else None
        if spell is None or COPY not in spell.marks or spell.exiled_with is None:
            continue
        host = play.game.find(spell.exiled_with)
        if host is not None and PREPARED in host.marks:
            play.set(play.game.with_object(host.but(marks=host.marks - {PREPARED})))
            play.note(cite(no_longer_prepared), "{0} is prepared no more", host.id)


@rule("722.3c", "observe", Moved)
def copy_goes(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """The copy stays in exile only as long as its permanent is on the battlefield; on the stack it
    is known whose it is."""
    for event in events:
        was = before.game.find(event.object) if isinstance(event, Moved) else None
        if was is not None and COPY in was.marks and isinstance(event, Moved):
            _known_on_the_stack(play, event, was.exiled_with)
    left = {event.object for event in events if isinstance(event, Moved)}
    gone = [
        object.id
        for object in play.game.objects.values()
        if COPY in object.marks and object.exiled_with in left and object.zone is Zone.EXILE
    ]
    if gone:
        play.happen([CeasesToExist(id) for id in gone], cite(copy_goes))


def _known_on_the_stack(play: Play, event: Moved, host: int | None) -> None:
    spell = play.game.find(event.new) if event.new is not None else None
    if spell is not None and spell.zone is Zone.STACK:
        marked = spell.but(marks=spell.marks | {COPY}, exiled_with=host)
        play.set(play.game.with_object(marked))


@rule("722.3a", "observe", Moved, TokenCreated, order=4)
def enters_prepared(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """A permanent that enters prepared has the designation from then on."""
    new = {event.new for event in events if isinstance(event, Moved | TokenCreated)}
    for _, at in play.now.modifications(EntersPrepared):
        if at.object is not None and at.object in new and at.object in play.now.battlefield:
            prepare(play, at.object)
