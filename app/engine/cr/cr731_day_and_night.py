"""Day and night (CR 731), daybound and nightbound (CR 702.145)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr603_trigger_events import Found, Occurrence
from app.engine.kernel.batch import Batch, Caused
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import Ability, EventKind, KeywordAbility
from app.terms.cards import Face, Layout
from app.terms.cite import Rule
from app.terms.daytime import DAY, NIGHT, DayBeginsAsItEnters, DaytimeBecomes
from app.terms.events import Event, Moved, TokenCreated, TurnedFaceUp, TurnedOver
from app.terms.instructions import KeywordAction
from app.terms.steps import Step
from app.terms.zones import Zone

DAYBOUND, NIGHTBOUND = "daybound", "nightbound"
_TURNS = {NIGHT: DAYBOUND, DAY: NIGHTBOUND}


@rule("731.1")
def become(play: Play, to: str, because: Rule) -> None:
    """The game itself is day or night, once it has become either; what is bound to the other one
    transforms as it changes."""
    was = play.game.turn.daytime
    if was != to:
        play.happen((DaytimeBecomes(to, was), *_turning(play.now, to)), because)


@rule("702.145c")
def _turning(now: Now, to: str) -> list[Event]:
    """Front faces that are bound to day turn over by night, and back faces that are bound to night
    by day (702.145f)."""
    face, keyword = (0, DAYBOUND) if to == NIGHT else (1, NIGHTBOUND)
    return [
        TurnedOver(id)
        for id in now.battlefield
        if keyword in now.of(id).keywords
        and now.game.objects[id].face == face
        and now.game.objects[id].card.layout is Layout.TRANSFORM
    ]


@rule("502.2", "turn-based action", Step.UNTAP, order=1)
def check(play: Play) -> None:
    """In the untap step, after phasing: day becomes night where the player whose turn was the last
    cast no spell in it (731.2a), and night becomes day where they cast two or more (731.2b)."""
    turn = play.game.turn
    cast = turn.cast_before
    if not turn.daytime or cast is None:
        return
    if turn.daytime == DAY and cast == 0:
        become(play, NIGHT, Rule("731.2a"))
    elif turn.daytime == NIGHT and cast >= 2:
        become(play, DAY, Rule("731.2b"))


@rule("702.145d", "observe", Moved, TokenCreated, TurnedFaceUp, TurnedOver)
def begins(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """With a daybound permanent there it becomes day, if it was neither; with only a nightbound one
    it becomes night (702.145g)."""
    if play.game.turn.daytime:
        turning = _turning(play.now, play.game.turn.daytime)
        if turning:
            play.happen(turning, cite(_turning))
        return
    first = first_daytime(play.now)
    if first is not None:
        become(play, first, cite(begins))
        return
    for event in events:
        new = event.new if isinstance(event, Moved | TokenCreated) else None
        if new in play.now.battlefield and new is not None and _brings_day(play.now, new):
            become(play, DAY, Rule("731.1"))


def _brings_day(now: Now, id: int) -> bool:
    return any(at.object == id for _, at in now.modifications(DayBeginsAsItEnters))


def first_daytime(now: Now) -> str | None:
    """What it becomes by the permanents that are there."""
    keywords = {
        name
        for id in now.battlefield
        for name in (DAYBOUND, NIGHTBOUND)
        if name in now.of(id).keywords
    }
    if DAYBOUND in keywords:
        return DAY
    return NIGHT if NIGHTBOUND in keywords else None


def by_what_is_there(now: Now) -> str | None:
    """Whether it must be day or night where a position begins: night where a back face that is
    bound to it is up."""
    if any(NIGHTBOUND in now.of(id).keywords for id in now.battlefield):
        return NIGHT
    return first_daytime(now)


@rule("702.145b", "settled")
def enters_by_night(play: Play, final: list[Caused], batch: Batch) -> list[Caused]:
    """By night what has daybound enters with its other face up."""
    if play.game.turn.daytime != NIGHT:
        return final
    return [(_by_night(play, event), cause) for event, cause in final]


def _by_night(play: Play, event: Event) -> Event:
    if not isinstance(event, Moved) or event.to is not Zone.BATTLEFIELD or event.copy is not None:
        return event
    object = play.game.find(event.object)
    if object is None or object.face_down or event.face_down or object.face or event.face:
        return event
    if object.card.layout is not Layout.TRANSFORM or not _is_daybound(object.printed):
        return event
    play.note(cite(enters_by_night), "{0} enters with its other face up by night", object.id)
    return replace(event, face=1)


def _is_daybound(face: Face) -> bool:
    return any(_named(ability, DAYBOUND) for ability in face.abilities)


def _named(ability: Ability, keyword: str) -> bool:
    return isinstance(ability, KeywordAbility) and ability.name == keyword


@rule("731.1a", "trigger event", DaytimeBecomes)
def changed(before: Now, event: DaytimeBecomes, batch: tuple[Event, ...]) -> Found:
    """Day becomes night, or night day, as the game loses one of the two and gains the other."""
    if event.was:
        word = "day becomes night or night becomes day"
        yield EventKind.PLAYER_DOES, Occurrence(event, word=word)


@rule("731.1", "keyword action", "it becomes day", "it becomes night")
def by_effect(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """An effect makes it day or night."""
    become(play, DAY if effect.name.endswith(DAY) else NIGHT, cite(by_effect))
