"""Searching libraries, shuffling, looking at hands (CR 701.20, 701.23)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr401_order_of_libraries import at_random, look_through, shuffle
from app.engine.cr.cr609_effects.carrying_out import affected_players, amount_of
from app.engine.cr.cr701_keyword_actions.searching_otherwise import (
    cant_search,
    exiled_as_found,
    top_cards_alone,
    who_searches,
)
from app.engine.kernel.choice import Choice
from app.engine.kernel.forms import PickSome
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, matches
from app.terms.events import ActionDone, Moved
from app.terms.instructions import LookAtHand
from app.terms.library_effects import SearchLibrary
from app.terms.selectors import Anything
from app.terms.zones import Zone


@rule("701.23a", "effect", SearchLibrary)
def search(play: Play, effect: SearchLibrary, at: Viewpoint) -> None:
    """A player looks through a library that the call lists and takes cards that match, or finds
    none though there are some (701.23b); the rest is shuffled, and then what is put on top is put
    there. Raises NotModelled for a library of which nothing is known.

    The answer to a choice of kind `search` is a tuple of object ids.
    """
    for player in affected_players(play.now, effect.who, at):
        whose = player
        if effect.library is not None:
            (whose,) = affected_players(play.now, effect.library, at) or (player,)
        _search(play, effect, player, whose, at)


def _search(play: Play, effect: SearchLibrary, player: int, whose: int, at: Viewpoint) -> None:
    now = play.now
    if cant_search(play, player):
        shuffle(play, whose)
        shuffled(play, whose)
        return
    if now.game.players[whose].library is None or (effect.hand and now.game.players[whose].hand):
        searched(play, player)
        shuffled(play, whose)
        raise NotModelled(effect)
    library = look_through(play, whose)
    cards = list(top_cards_alone(play, player, library))
    if effect.hand:
        cards += [object.id for object in now.in_zone(Zone.HAND, whose)]
    # What is found in a graveyard, where all can see it, has to be taken (701.23b).
    seen = [object.id for object in now.in_zone(Zone.GRAVEYARD, whose)] if effect.graveyard else []
    fitting = tuple(id for id in (*cards, *seen) if matches(now, effect.what, id, at))
    every = tuple(id for id in fitting if id in seen) if _wants_all(effect) else ()
    open_to_choice = tuple(id for id in fitting if id not in every)
    anything = isinstance(effect.what, Anything) and not effect.up_to
    most = len(open_to_choice)
    if effect.count is not None:
        most = min(amount_of(now, effect.count, at), most)
    picked: object = ()
    if most:
        form = PickSome(cite(search), open_to_choice, most if anything else 0, most)
        chooser = who_searches(now, player, whose)
        picked = play.choose(Choice(chooser, "search", cite(search), _about(at), form=form))
    assert isinstance(picked, tuple)
    picked = (*every, *picked)
    if exiled_as_found(play, player, whose, picked):
        effect, picked = replace(effect, to=Zone.EXILE, other=None), ()
    first = _first(play, effect, player, picked, at)
    on_top = effect.to is Zone.LIBRARY
    if on_top:
        at_random(play, (id for id in library if id not in picked), shuffled=True)
    moves = [
        Moved(
            id,
            effect.to if id in first or effect.other is None else effect.other,
            effect.tapped and id in first,
            controller=player,
            on_top=on_top,
        )
        for id in picked
    ]
    if moves:
        play.happen(moves, cite(search))
    searched(play, player)
    if not on_top:
        shuffle(play, whose)
    shuffled(play, whose)


def _wants_all(effect: SearchLibrary) -> bool:
    return effect.count is None and not effect.up_to


def _first(
    play: Play, effect: SearchLibrary, player: int, picked: tuple[int, ...], at: Viewpoint
) -> tuple[int, ...]:
    """Those that go to the first zone: of two that are put into different ones the player says
    which."""
    if effect.other is None or len(picked) < 2:
        return picked
    form = PickSome(cite(search), picked, 1, 1)
    chosen = play.choose(Choice(player, "search", cite(search), _about(at), form=form))
    assert isinstance(chosen, tuple)
    return chosen


def _about(at: Viewpoint) -> tuple[int, ...]:
    return () if at.object is None else (at.object,)


def searched(play: Play, player: int) -> None:
    """A player has searched a library, whatever they found."""
    play.happen((ActionDone(player, "search your library"),), cite(search))


@rule("701.24e")
def shuffled(play: Play, player: int) -> None:
    """A library is shuffled however few cards there are in it."""
    play.happen((ActionDone(player, "shuffle your library"),), cite(shuffled))


@rule("701.20e", "effect", LookAtHand)
def look(play: Play, effect: LookAtHand, at: Viewpoint) -> None:
    """Looking at cards in a hand changes nothing."""
