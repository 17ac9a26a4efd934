"""Effects on hands and libraries, as far as the call tells what is in them."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import (
    affected_players,
    amount_of,
    objects,
    permanents,
)
from app.engine.cr.cr701_keyword_actions.transform import flip, transform
from app.engine.cr.cr725_the_monarch import become_the_monarch
from app.engine.kernel.choice import Choice
from app.engine.kernel.forms import PickSome
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, matches
from app.terms import effects as ef
from app.terms.events import CardDrawn, CardsDiscarded, Event, Moved, PlayerRef
from app.terms.zones import Zone

# Keyword actions that only look at cards which nobody knows, or change their order.
ONLY_LOOKS = frozenset({"scry", "fateseal"})
_TURN_OVER = {"transform": transform, "flip": flip}
ACTIONS = ONLY_LOOKS | _TURN_OVER.keys() | {"mill", "become the monarch"}


@rule("121.1", "effect", ef.DrawCards)
def draw(play: Play, effect: ef.DrawCards, at: Viewpoint) -> None:
    """A player draws cards, one by one."""
    now = play.now
    count = amount_of(now, effect.count, at)
    for player in affected_players(now, effect.who, at):
        for _ in range(count):
            play.happen((CardDrawn(player),), cite(draw))


@rule("701.9a", "effect", ef.DiscardCards)
def discard(play: Play, effect: ef.DiscardCards, at: Viewpoint) -> None:
    """Players put cards from their hands into their graveyards, of their own choice (701.9b), all
    at once; which of unknown cards those are nobody knows.

    The answer to a choice of kind `discard` is a tuple of object ids. Raises NotModelled where
    known and unknown cards would have to be chosen from, or chance decides among known ones.
    """
    count = amount_of(play.now, effect.count, at)
    gone: list[Event] = []
    for player in affected_players(play.now, effect.who, at):
        gone += _discarded_by(play, effect, player, count, at)
    if gone:
        play.happen(gone, cite(discard))


def _discarded_by(
    play: Play, effect: ef.DiscardCards, player: int, count: int, at: Viewpoint
) -> list[Event]:
    now = play.now
    known = tuple(
        object.id
        for object in now.in_zone(Zone.HAND, player)
        if effect.what is None or matches(now, effect.what, object.id, at)
    )
    unknown = now.game.players[player].hand
    if unknown and effect.what is not None:
        raise NotModelled(effect.what)
    number = min(count, len(known) + unknown)
    if number == len(known) + unknown:
        picked: object = known
    elif not known:
        return [CardsDiscarded(player, unknown=number)]
    elif unknown or effect.at_random:
        raise NotModelled(effect)
    else:
        form = PickSome(cite(discard), known, number, number)
        picked = play.choose(Choice(player, "discard", cite(discard), known, form=form))
    assert isinstance(picked, tuple)
    gone: list[Event] = []
    for id in picked:
        gone += [CardsDiscarded(player, id), Moved(id, Zone.GRAVEYARD)]
    if number > len(picked):
        gone.append(CardsDiscarded(player, unknown=number - len(picked)))
    return gone


@rule("701.13a", "effect", ef.ExileTopCards)
def exile_top(play: Play, effect: ef.ExileTopCards, at: Viewpoint) -> None:
    """A player exiles cards from the top of their library; of a library that the call says nothing
    of, cards that nobody knows."""
    count = amount_of(play.now, effect.count, at)
    for player in affected_players(play.now, effect.who, at):
        _from_top(play, player, count, Zone.EXILE)


@rule("701.17a", "effect", ef.KeywordAction)
def keyword_action(play: Play, effect: ef.KeywordAction, at: Viewpoint) -> None:
    """To mill is to put cards from the top of a library into the graveyard. Looking at cards of an
    unknown library changes nothing that can be seen. Raises NotModelled for other actions."""
    for act in play.rules.on("keyword action", effect.name):
        act(play, effect, at)
        return
    now = play.now
    if effect.name in _TURN_OVER and effect.what is not None:
        _TURN_OVER[effect.name](play, permanents(now, effect.what, at))
        return
    who = affected_players(now, effect.who, at)
    count = amount_of(now, effect.number if effect.number is not None else 1, at)
    if effect.name == "mill":
        for player in who:
            _from_top(play, player, count, Zone.GRAVEYARD)
        return
    if effect.name == "become the monarch":
        for player in who:
            become_the_monarch(play, player, cite(become_the_monarch))
        return
    unknown = all(now.game.players[player].library is None for player in who)
    if effect.name not in ONLY_LOOKS or not unknown:
        raise NotModelled(effect)


def _from_top(play: Play, player: int, count: int, to: Zone) -> None:
    now = play.now
    if now.game.players[player].library is None:
        text = "{0} moves {1} unknown cards from the top of their library"
        play.note(cite(keyword_action), text, PlayerRef(player), str(count))
        return
    top = [object.id for object in now.in_zone(Zone.LIBRARY, player)][:count]
    if top:
        because = cite(exile_top if to is Zone.EXILE else keyword_action)
        play.happen([Moved(id, to) for id in top], because)


@rule("401.4", "effect", ef.PutIntoLibrary)
def put_into_library(play: Play, effect: ef.PutIntoLibrary, at: Viewpoint) -> None:
    """Objects go to their owners' libraries. Raises NotModelled where the order there would count:
    a listed library with something put on top of it."""
    now = play.now
    ids = objects(now, effect.what, at)
    owners = {now.game.objects[id].owner for id in ids}
    if not effect.bottom and any(now.game.players[owner].library is not None for owner in owners):
        raise NotModelled(effect)
    if ids:
        play.happen([Moved(id, Zone.LIBRARY) for id in ids], cite(put_into_library))
