"""Actions on libraries (CR 701.17, 701.22, 701.25, 701.29, 701.44, 701.50)."""

from __future__ import annotations

from app.engine.cr.cr401_order_of_libraries import (
    put_back,
    put_on_the_bottom,
    shuffle,
    top_of,
)
from app.engine.cr.cr609_effects.carrying_out import affected_players, doer
from app.engine.cr.cr609_effects.following import follow
from app.engine.cr.cr701_keyword_actions.named_actions import number_of
from app.engine.cr.cr725_the_monarch import become_the_monarch
from app.engine.kernel.choice import Choice
from app.engine.kernel.forms import PickSome
from app.engine.kernel.game import ON_TOP
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled
from app.terms.effects import DiscardCards, DrawCards, Objects
from app.terms.events import CardsDiscarded, CountersPut, Moved, PlayerRef
from app.terms.instructions import KeywordAction
from app.terms.selectors import Who
from app.terms.types import CardType
from app.terms.zones import Zone


@rule("701.17a", "keyword action", "mill")
def mill(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """To mill is to put cards from the top of a library into the graveyard."""
    count = number_of(play, effect.number, at)
    for player in affected_players(play.now, effect.who, at):
        if play.game.players[player].library is None:
            text = "{0} moves {1} unknown cards from the top of their library"
            play.note(cite(mill), text, PlayerRef(player), str(count))
            continue
        top = top_of(play, player, count)
        if top:
            play.happen([Moved(id, Zone.GRAVEYARD) for id in top], cite(mill))


@rule("725.1", "keyword action", "become the monarch")
def monarch(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """An effect makes a player the monarch."""
    for player in affected_players(play.now, effect.who, at):
        become_the_monarch(play, player, cite(become_the_monarch))


@rule("701.24a", "keyword action", "shuffle")
def shuffle_library(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """Nobody knows the order of the cards in a library that has been shuffled."""
    for player in affected_players(play.now, effect.who, at):
        shuffle(play, player)


@rule("701.22a", "keyword action", "scry", "fateseal")
def scry(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """The player looks at cards on top of a library; those they like go to its bottom. With
    a library that nobody knows this changes nothing that can be seen.

    The answer to a choice of kind `to the bottom` is a tuple of object ids.
    """
    count = number_of(play, effect.number, at)
    for player in affected_players(play.now, effect.who, at):
        if play.game.players[player].library is None:
            if any(ON_TOP in card.marks for card in play.now.in_zone(Zone.LIBRARY, player)):
                raise NotModelled(effect)  # known cards above those that nobody knows
            continue
        top = top_of(play, player, count)
        if not top:
            continue
        form = PickSome(cite(scry), top, 0, len(top))
        who = at.controller if effect.name == "fateseal" else player
        picked = play.choose(Choice(who, "to the bottom", cite(scry), top, form=form))
        assert isinstance(picked, tuple)
        kept = [id for id in top if id not in picked]
        put_back(play, who, kept)
        put_on_the_bottom(play, picked, cite(scry))


@rule("701.25a", "keyword action", "surveil")
def surveil(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """The player looks at cards on top of their library and puts any number of them into the
    graveyard; the others stay on top, in any order.

    The answer to a choice of kind `surveil` is a tuple of object ids.
    """
    count = number_of(play, effect.number, at)
    for player in affected_players(play.now, effect.who, at):
        if play.game.players[player].library is None:
            text = "{0} may put up to {1} unknown cards into their graveyard"
            play.note(cite(surveil), text, PlayerRef(player), str(count))
            continue
        top = top_of(play, player, count)
        if not top:
            continue
        form = PickSome(cite(surveil), top, 0, len(top))
        picked = play.choose(Choice(player, "surveil", cite(surveil), top, form=form))
        assert isinstance(picked, tuple)
        if picked:
            play.happen([Moved(id, Zone.GRAVEYARD) for id in picked], cite(surveil))
        kept = [id for id in top if id not in picked]
        put_back(play, player, kept)


def _acts(play: Play, what: Objects | None, at: Viewpoint) -> tuple[int, int] | None:
    """The permanent that does it, as it is or last was, and its controller."""
    found = None if what is None else doer(play.now, what, at)
    return None if found is None else (found, play.now.known(found).controller)


@rule("701.44a", "keyword action", "explore")
def explore(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """The top card of a library is revealed: a land card goes to the hand, with any other the
    creature gets a +1/+1 counter and the card may go to the graveyard.

    Of a card that nobody knows both is looked at: a choice of kind `card revealed`.
    """
    acts = _acts(play, effect.what, at)
    if acts is None:
        return
    creature, player = acts
    card = next(iter(top_of(play, player, 1)), None)
    if card is not None:
        is_land = CardType.LAND in play.now.of(card).types
    elif play.game.players[player].library is None:
        options = ("land", "nonland")
        asked = Choice(player, "card revealed", cite(explore), (creature,), options)
        is_land = play.choose(asked) == "land"
    else:
        is_land = False  # with nothing to reveal it is no land card
    if is_land and card is not None:
        play.happen((Moved(card, Zone.HAND),), cite(explore))
        return
    if is_land:
        unknown = play.game.players[player].hand
        play.set(play.game.with_player(player, hand=unknown + 1))
        play.note(cite(explore), "{0} puts a land card into their hand", PlayerRef(player))
        return
    if creature in play.now.battlefield:
        play.happen((CountersPut(creature, "+1/+1", 1, player),), cite(explore))
    if card is not None:
        asked = Choice(player, "may", cite(explore), (card,), (True, False))
        if play.choose(asked):
            play.happen((Moved(card, Zone.GRAVEYARD),), cite(explore))


@rule("701.50a", "keyword action", "connive")
def connive(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """Its controller draws and discards; it gets a +1/+1 counter for each nonland card discarded.

    Of a card that nobody knows both is looked at: a choice of kind `card discarded`.
    """
    acts = _acts(play, effect.what, at)
    if acts is None:
        return
    creature, player = acts
    count = number_of(play, effect.number, at)
    theirs = Viewpoint(at.object, player, at.name)
    follow(play, (DrawCards(Who.YOU, count),), theirs)
    start = len(play.trace)
    follow(play, (DiscardCards(Who.YOU, count),), theirs)
    grown = 0
    for event in _events(play, start):
        if event.unknown:
            for _ in range(event.unknown):
                options = ("nonland", "land")
                asked = Choice(player, "card discarded", cite(connive), (creature,), options)
                grown += play.choose(asked) == "nonland"
        elif event.object is not None:
            grown += CardType.LAND not in play.now.known(event.object).types
    if grown and creature in play.now.battlefield:
        play.happen((CountersPut(creature, "+1/+1", grown, player),), cite(connive))


def _events(play: Play, start: int) -> list[CardsDiscarded]:
    return [
        event
        for entry in play.trace[start:]
        for event in getattr(entry, "events", ())
        if isinstance(event, CardsDiscarded)
    ]
