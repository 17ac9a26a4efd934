"""What else has come of things since the call began, beside who died and what life there is left:
what moved, what came into being, what is tapped, turned over, attached, controlled otherwise, how
many counters there are, how large things are and with which keywords."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.engine.kernel.game import Counters, Game, GameObject
from app.engine.kernel.trace import Happened
from app.judge.line import Line, Link
from app.judge.session import Session
from app.terms import events as ev
from app.terms.types import CardType
from app.terms.zones import Zone

# What is tapped as a cost, for mana or to attack is so by its player's own doing.
_OWN_DOING = ("106.", "118.", "508.1", "601.2", "602.", "605.", "606.", "702.122", "702.184")
_DESIGNATIONS = {
    "monarch": "is the monarch",
    "initiative": "has the initiative",
    "city's blessing": "has the city's blessing",
}
_SPELLS = (CardType.INSTANT, CardType.SORCERY)


def differences(session: Session, line: Line) -> tuple[str, ...]:
    """The differences between a line's position and the one that the call began with, in the
    order of the call's objects; then those of the players."""
    return (*_of_objects(session, line), *_of_players(session, line))


def _of_objects(session: Session, line: Line) -> Iterator[str]:
    start, game = session.start.game, line.game
    before = session.once(_by_label, session.start)
    counted = game.effects is not start.effects
    for object in game.objects.values():
        was = before.get(object.label)
        if was is object:
            continue
        if was is None:
            if object.zone is Zone.BATTLEFIELD:
                yield f"{object.label} is created" if object.token else f"{object.label} enters"
                yield from _new(session, line, object)
        elif was.zone is not object.zone:
            yield from _moved(session, line, was, object)
        elif object.zone is Zone.BATTLEFIELD and object.id == was.id:
            yield from _changed(session, line, was, object)
            turned = (was.counters, was.attached_to, was.face, was.face_down)
            counted |= turned != (
                object.counters,
                object.attached_to,
                object.face,
                object.face_down,
            )
    if counted:
        yield from _derived(session, line, before)


def _by_label(session: Session, line: Line) -> dict[str, GameObject]:
    return {object.label: object for object in line.game.objects.values()}


def _new(session: Session, line: Line, object: GameObject) -> Iterator[str]:
    """What there is on it, and its size where that is not the one it came with."""
    for kind, count in _counters((), object.counters):
        yield f"{object.label} has {_so_many(count, kind)}"
    known, own = session.now(line).of(object.id), object.printed
    if known.is_creature and (known.power, known.toughness) != (own.power, own.toughness):
        yield f"{object.label} is {known.power}/{known.toughness}"


def _moved(session: Session, line: Line, was: GameObject, object: GameObject) -> Iterator[str]:
    if was.zone is Zone.BATTLEFIELD or object.zone is Zone.STACK:
        return  # what left the battlefield is told with what became of it
    if object.zone is Zone.BATTLEFIELD:
        yield f"{object.label} enters"
        yield from _new(session, line, object)
    elif object.zone is not Zone.GRAVEYARD or not any(
        kind in object.printed.types for kind in _SPELLS
    ):
        yield f"{object.label} goes to {object.zone.value}"


def _changed(session: Session, line: Line, was: GameObject, object: GameObject) -> Iterator[str]:
    label = object.label
    if was.tapped != object.tapped and object.id in _by_effect(session, line):
        yield f"{label} becomes {'tapped' if object.tapped else 'untapped'}"
    for kind, count in _counters(was.counters, object.counters):
        yield f"{label} has {_so_many(count, kind)}"
    if was.attached_to != object.attached_to:
        to = object.attached_to
        yield (
            f"{label} is unattached"
            if to is None
            else (f"{label} is attached to {session.table.say(line.game, to)}")
        )
    if was.face_down != object.face_down:
        yield f"{label} is face {'down' if object.face_down else 'up'}"
    elif (was.face, was.flipped) != (object.face, object.flipped):
        yield f"{label} turns over"
    if was.phased_out != object.phased_out:
        yield f"{label} phases {'out' if object.phased_out else 'in'}"


def _derived(session: Session, line: Line, before: Mapping[str, GameObject]) -> Iterator[str]:
    """What is controlled by another player, or as large as it was not, or has other keywords."""
    then, now = session.now(session.start), session.now(line)
    present = frozenset(now.battlefield)
    for was in before.values():
        if was.zone is not Zone.BATTLEFIELD or was.id not in present or was.phased_out:
            continue
        known, earlier = now.of(was.id), then.of(was.id)
        if known.controller != earlier.controller:
            yield f"{session.table.players[known.controller]} controls {was.label}"
        if known.is_creature != earlier.is_creature:
            yield f"{was.label} is {'a' if known.is_creature else 'no'} creature"
        size = (known.power, known.toughness)
        if known.is_creature and size != (earlier.power, earlier.toughness):
            yield f"{was.label} is {known.power}/{known.toughness}"
        for word in sorted(known.keywords.keys() - earlier.keywords.keys()):
            yield f"{was.label} has {word}"
        for word in sorted(earlier.keywords.keys() - known.keywords.keys()):
            yield f"{was.label} has no {word}"


def _counters(
    before: tuple[Counters, ...], after: tuple[Counters, ...]
) -> Iterator[tuple[str, int]]:
    if before == after:
        return
    had = {group.kind: group.count for group in before}
    has = {group.kind: group.count for group in after}
    for kind in (*has, *(kind for kind in had if kind not in has)):
        if has.get(kind, 0) != had.get(kind, 0):
            yield kind, has.get(kind, 0)


def _so_many(count: int, kind: str) -> str:
    return f"{count or 'no'} {kind} counter{'' if count == 1 else 's'}"


def _by_effect(session: Session, line: Line) -> frozenset[int]:
    """What an effect tapped or untapped, and no player for a cost."""
    return frozenset(id for link in line.links() for id in session.once(_turned_in_stretch, link))


def _turned_in_stretch(session: Session, link: Link) -> frozenset[int]:
    return frozenset(
        event.object
        for entry in link.entries
        if isinstance(entry, Happened)
        and not getattr(entry.because, "number", "").startswith(_OWN_DOING)
        for event in entry.events
        if isinstance(event, ev.Tapped | ev.Untapped)
    )


def _of_players(session: Session, line: Line) -> Iterator[str]:
    start: Game = session.start.game
    for was, player in zip(start.players, line.game.players, strict=True):
        if was is player:
            continue
        for kind, count in _counters(was.counters, player.counters):
            if kind != "poison":  # told with their life
                yield f"{player.name} has {_so_many(count, kind)}"
        for mark in sorted(player.marks - was.marks):
            if mark in _DESIGNATIONS:
                yield f"{player.name} {_DESIGNATIONS[mark]}"
        if player.hand != was.hand:
            many = abs(player.hand - was.hand)
            than = "more" if player.hand > was.hand else "fewer"
            cards = "card" if many == 1 else "cards"
            yield f"{player.name} has {many} {than} unknown {cards} in hand"
        if player.library is not None and player.library != was.library:
            cards = "card" if player.library == 1 else "cards"
            yield f"{player.name} has {player.library} {cards} in library"
