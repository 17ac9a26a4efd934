"""Cards revealed or exiled from the top of a library until one is found (CR 701.13, 701.20)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr401_exiling_from_the_top import exile_until
from app.engine.cr.cr401_order_of_libraries import put_back, put_on_the_bottom, shuffle, top_of
from app.engine.cr.cr609_effects.carrying_out import affected_players, source_name
from app.engine.kernel.game import ON_TOP
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, matches
from app.engine.kernel.who import as_it_became
from app.terms.cite import Rule
from app.terms.events import Moved, PlayerRef
from app.terms.library_effects import MayLookAt, PutTheRest, UntilFound
from app.terms.zones import Zone

UNKNOWN = "which cards are on top of a library"
_THIS_WAY = ("revealed", "exiled")


@rule("701.20a", "effect", UntilFound)
def until_found(play: Play, effect: UntilFound, at: Viewpoint) -> None:
    """A player shows cards from the top of their library one after the other, or exiles them, until
    one is what the effect looks for, or there are no more. What nobody knows is told."""
    for player in affected_players(play.now, effect.who, at):
        cards, _, unknown = _run(play.now, effect, player, at)
        if unknown:
            play.not_applied(source_name(play.now, at), UNKNOWN)
        if effect.exile:
            for _ in range(effect.count):
                exile_until(play, player, lambda now, id: matches(now, effect.what, id, at),
                            Rule("701.13a"))  # fmt: skip
        else:
            top_of(play, player, len(cards))
            text = "{0} reveals {1} cards from the top of their library"
            play.note(cite(until_found), text, PlayerRef(player), str(len(cards)))


def _run(
    now: Now, effect: UntilFound, player: int, at: Viewpoint
) -> tuple[list[int], list[int], bool]:
    """The cards, those of them that are found, and whether the next would be one that nobody
    knows."""
    cards: list[int] = []
    found: list[int] = []
    open_ended = now.game.players[player].library is None
    for card in now.in_zone(Zone.LIBRARY, player):
        if open_ended and ON_TOP not in card.marks:
            break
        cards.append(card.id)
        if matches(now, effect.what, card.id, at):
            found.append(card.id)
        if len(found) == effect.count:
            return cards, found, False
    return cards, found, open_ended


def with_found(at: Viewpoint, before: Now, effect: UntilFound) -> Viewpoint:
    """What the text speaks of from then on: what was found; which cards were revealed this way."""
    became = dict(at.became)
    those: list[int] = []
    shown: list[int] = []
    for player in affected_players(before, effect.who, at):
        cards, found, _ = _run(before, effect, player, at)
        those += (became.get(id, id) for id in found)
        shown += cards
    done = at.done if effect.exile else at.done + revealed(tuple(shown))
    return replace(at, those=tuple(those), done=done, made=True)


def revealed(cards: tuple[int, ...]) -> tuple[tuple[str, int | None, int], ...]:
    """That these cards, and no others, were revealed."""
    return (("revealed", None, 0), *(("revealed", id, 1) for id in cards))


def as_they_are(now: Now, those: tuple[int, ...], at: Viewpoint) -> tuple[int, ...]:
    """What the text spoke of before, wherever that has been put."""
    found = (as_it_became(now, id, at) for id in those)
    return tuple(id for id in found if id is not None)


@rule("401.4", "effect", PutTheRest)
def put_the_rest(play: Play, effect: PutTheRest, at: Viewpoint) -> None:
    """What was revealed or exiled and not put anywhere goes where the effect says. Raises
    NotModelled where cards were looked at that nobody else has seen."""
    rest = effect.rest
    if at.those and not any(word in _THIS_WAY for word, _, _ in at.done):
        raise NotModelled(effect)
    there = (Zone.LIBRARY, Zone.EXILE)
    # Of cards revealed it is the rest, where any were: not of what was exiled besides.
    words = {word for word, _, _ in at.done}
    this_way = next((word for word in _THIS_WAY if word in words), None)
    ids = dict.fromkeys(id for word, id, _ in at.done if word == this_way and id is not None)
    found = [play.game.find(id) for id in ids if effect.found or id not in at.those]
    left = [object for object in found if object is not None and object.zone in there]
    if rest.to is not Zone.LIBRARY:
        if left:
            play.happen([Moved(object.id, rest.to) for object in left], cite(put_the_rest))
    elif effect.shuffled:
        for player in dict.fromkeys(object.owner for object in left):
            shuffle(play, player)
    elif rest.top:
        put_back(play, at.controller, [object.id for object in left])
    else:
        put_on_the_bottom(play, [object.id for object in left], cite(put_the_rest))


@rule("406.3", "effect", MayLookAt)
def may_look_at(play: Play, effect: MayLookAt, at: Viewpoint) -> None:
    """Who may look at cards that are face down in exile knows what they are; nothing else comes of
    it."""
