"""Cards that go from a hand to a library or to exile, and what is shuffled into libraries."""

from __future__ import annotations

from collections.abc import Iterable

from app.engine.cr.cr401_order_of_libraries import at_random, put_back, shuffle
from app.engine.cr.cr607_exiled_with import remember_what_exiled
from app.engine.cr.cr609_effects.carrying_out import affected_players, amount_of, objects
from app.engine.kernel.choice import Choice
from app.engine.kernel.forms import PickSome
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, matches
from app.terms.events import Event, Moved, PlayerRef
from app.terms.library_effects import FromHand, ShuffleInto, ZoneIntoLibrary
from app.terms.selectors import Anything
from app.terms.zones import Zone


@rule("608.2d", "effect", FromHand)
def from_hand(play: Play, effect: FromHand, at: Viewpoint) -> None:
    """Players put cards from their hands somewhere, of their own choice; which of unknown cards
    those are nobody knows.

    The answer to a choice of kind `from hand` is a tuple of object ids. Raises NotModelled where
    known and unknown cards would have to be chosen from, or put on top together.
    """
    count = amount_of(play.now, effect.count, at)
    moves: list[Moved] = []
    for player in affected_players(play.now, effect.who, at):
        moves += _of_player(play, effect, player, count, at)
    if moves:
        happened = play.happen(moves, cite(from_hand))
        if effect.to is Zone.EXILE:
            remember_what_exiled(play, happened, at.object)
        if effect.to is Zone.LIBRARY:
            for player in affected_players(play.now, effect.who, at):
                _lie_there(play, player, happened, effect.bottom)


def _lie_there(play: Play, player: int, happened: Iterable[Event], bottom: bool) -> None:
    """The cards just put there lie in the order that their owner likes."""
    new = [event.new for event in happened if isinstance(event, Moved)]
    cards = [id for id in new if id is not None and play.game.objects[id].owner == player]
    if bottom and len(cards) > 1:
        at_random(play, cards)
    elif not bottom:
        put_back(play, player, cards)


def _of_player(play: Play, effect: FromHand, player: int, count: int, at: Viewpoint) -> list[Moved]:
    now, unknown = play.now, play.game.players[player].hand
    anything = effect.what is None or isinstance(effect.what, Anything)
    known = tuple(
        object.id
        for object in now.in_zone(Zone.HAND, player)
        if effect.what is None or anything or matches(now, effect.what, object.id, at)
    )
    if unknown and not anything:
        raise NotModelled(effect)
    number = min(count, len(known) + unknown)
    picked: object = known
    if number < len(known) + unknown:
        if known and unknown:
            raise NotModelled(effect)
        picked = ()
        if known:
            form = PickSome(cite(from_hand), known, number, number)
            picked = play.choose(Choice(player, "from hand", cite(from_hand), known, form=form))
    assert isinstance(picked, tuple)
    left = number - len(picked)
    if left:
        if effect.to is Zone.LIBRARY and picked and not effect.bottom:
            raise NotModelled(effect)
        if effect.to is Zone.LIBRARY and play.game.players[player].library is not None:
            raise NotModelled(effect)  # an unknown card among those that are listed
        play.set(play.game.with_player(player, hand=unknown - left))
        text = "{0} puts {1} unknown cards of their hand there"
        play.note(cite(from_hand), text, PlayerRef(player), str(left))
    on_top = effect.to is Zone.LIBRARY and not effect.bottom
    return [Moved(id, effect.to, on_top=on_top) for id in picked]


@rule("701.24a", "effect", ShuffleInto)
def shuffle_into(play: Play, effect: ShuffleInto, at: Viewpoint) -> None:
    """Objects go to their owners' libraries, and those are shuffled."""
    ids = objects(play.now, effect.what, at)
    _into_libraries(play, ids, {play.game.objects[id].owner for id in ids})


@rule("701.24a", "effect", ZoneIntoLibrary)
def zone_into_library(play: Play, effect: ZoneIntoLibrary, at: Viewpoint) -> None:
    """All cards of a player's hand or graveyard, or all permanents that they own, are shuffled into
    their library."""
    affected = affected_players(play.now, effect.who, at)
    ids = tuple(
        object.id
        for player in affected
        for zone in effect.zones
        for object in _owned(play.now, zone, player)
    )
    unknown = Zone.HAND in effect.zones and any(play.game.players[p].hand for p in affected)
    if unknown and any(play.game.players[player].library is not None for player in affected):
        raise NotModelled(effect)  # unknown cards among those that are listed
    if Zone.HAND in effect.zones:
        for player in affected:
            play.set(play.game.with_player(player, hand=0))
    if effect.bottom:
        _to_the_bottom(play, ids, affected)
        return
    _into_libraries(play, ids, set(affected))


def _to_the_bottom(play: Play, ids: tuple[int, ...], affected: tuple[int, ...]) -> None:
    """The cards go below all that is there; in which order, chance says. Raises NotModelled where
    that order would be known."""
    listed = any(play.game.players[player].library is not None for player in affected)
    if listed and len(ids) > 1:
        raise NotModelled(ZoneIntoLibrary)
    if ids:
        moves = [Moved(id, Zone.LIBRARY, on_top=False) for id in ids]
        play.happen(moves, cite(zone_into_library))


def _owned(now: Now, zone: Zone, player: int) -> list[GameObject]:
    if zone is not Zone.BATTLEFIELD:
        return list(now.in_zone(zone, player))
    return [object for object in now.in_zone(zone) if object.owner == player]


def _into_libraries(play: Play, ids: tuple[int, ...], owners: set[int]) -> None:
    if ids:
        play.happen([Moved(id, Zone.LIBRARY) for id in ids], cite(shuffle_into))
    for owner in sorted(owners):
        shuffle(play, owner)
