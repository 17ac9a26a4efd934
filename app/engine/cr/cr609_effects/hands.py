"""Effects on hands and libraries, as far as the call tells what is in them."""

from __future__ import annotations

from app.engine.cr.cr401_order_of_libraries import put_below
from app.engine.cr.cr607_exiled_with import remember_what_exiled
from app.engine.cr.cr609_effects.carrying_out import (
    affected_players,
    amount_of,
    objects,
    tell_fewer,
    tell_order,
)
from app.engine.kernel.choice import Choice
from app.engine.kernel.forms import PickSome
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, matches
from app.engine.kernel.statuses import EXILED_FACE_DOWN
from app.terms import effects as ef
from app.terms import library_effects as le
from app.terms.amounts import AnyNumber
from app.terms.cite import Rule
from app.terms.events import DISCARDED, CardDrawn, CardsDiscarded, Event, Moved, PlayerRef
from app.terms.selectors import Who
from app.terms.zones import Zone

_UP_TO = Rule("107.1c")


@rule("121.1", "effect", ef.DrawCards)
def draw(play: Play, effect: ef.DrawCards, at: Viewpoint) -> None:
    """A player draws cards, one by one."""
    now = play.now
    if isinstance(effect.count, AnyNumber) and effect.count.most is not None:
        _draw_up_to(play, effect, effect.count.most, at)
        return
    count = amount_of(now, effect.count, at)
    for player in affected_players(now, effect.who, at):
        for _ in range(count):
            play.happen((CardDrawn(player),), cite(draw))


def _draw_up_to(play: Play, effect: ef.DrawCards, most: int, at: Viewpoint) -> None:
    """A player who does something up to so many times says how many, none included; the answer to
    a choice of kind `number` is that number."""
    about = () if at.object is None else (at.object,)
    for player in affected_players(play.now, effect.who, at):
        options = tuple(range(most, -1, -1))
        count = play.choose(Choice(player, "number", _UP_TO, about, options))
        assert isinstance(count, int)
        for _ in range(count):
            play.happen((CardDrawn(player),), cite(draw))


@rule("701.9a", "effect", ef.DiscardCards)
def discard(play: Play, effect: ef.DiscardCards, at: Viewpoint) -> None:
    """Players put cards from their hands into their graveyards, of their own choice (701.9b), all
    at once; which of unknown cards those are nobody knows.

    The answer to a choice of kind `discard` is a tuple of object ids; of known and unknown cards
    it is the known ones among those discarded. Raises NotModelled where chance decides.
    """
    free = isinstance(effect.count, AnyNumber)
    count = None if free else amount_of(play.now, effect.count, at)
    gone: list[Event] = []
    affected = affected_players(play.now, effect.who, at)
    if len(affected) > 1:
        tell_order(play, affected)
    for player in affected:
        gone += _discarded_by(play, effect, player, count, at)
    if gone:
        play.happen(gone, cite(discard))


def _discarded_by(
    play: Play, effect: ef.DiscardCards, player: int, count: int | None, at: Viewpoint
) -> list[Event]:
    """Cards of one player; a count of None is any number of them."""
    now = play.now
    known = tuple(
        object.id
        for object in now.in_zone(Zone.HAND, player)
        if effect.what is None or matches(now, effect.what, object.id, at)
        if object.id not in at.entering and not object.token  # a token is no card (111.6)
    )
    unknown = now.game.players[player].hand
    if unknown and effect.what is not None:
        raise NotModelled(effect.what)
    if unknown and count is None:
        return _unknown_up_to(play, effect, player, known, at)
    number = len(known) if count is None else min(count, len(known) + unknown)
    if count is not None and number < count:
        tell_fewer(play, player, number, count)
    if not number:
        return []
    if count is None:
        most = getattr(effect.count, "most", None)
        number = number if most is None else min(most, number)
        form = PickSome(cite(discard), known, 0, number)
        picked: object = play.choose(Choice(player, "discard", cite(discard), known, form=form))
    elif number == len(known) + unknown:
        picked = known
    elif not known:
        return [CardsDiscarded(player, unknown=number, by=at.controller)]
    elif effect.at_random:
        raise NotModelled(effect)
    else:
        # The rest are cards that nobody knows, of which there are so many.
        form = PickSome(cite(discard), known, max(0, number - unknown), min(number, len(known)))
        picked = play.choose(Choice(player, "discard", cite(discard), known, form=form))
    assert isinstance(picked, tuple)
    gone: list[Event] = []
    for id in picked:
        gone.append(CardsDiscarded(player, id, by=at.controller))
        gone.append(Moved(id, Zone.GRAVEYARD, kind=DISCARDED))
    if count is not None and number > len(picked):
        gone.append(CardsDiscarded(player, unknown=number - len(picked), by=at.controller))
    return gone


def _unknown_up_to(
    play: Play, effect: ef.DiscardCards, player: int, known: tuple[int, ...], at: Viewpoint
) -> list[Event]:
    """How many cards that nobody knows are discarded, up to so many."""
    most = getattr(effect.count, "most", None)
    if most is None or known:
        raise NotModelled(effect.count)
    most = min(most, play.game.players[player].hand)
    about = () if at.object is None else (at.object,)
    options = tuple(range(most, -1, -1))
    number = play.choose(Choice(player, "number", _UP_TO, about, options))
    assert isinstance(number, int)
    return [CardsDiscarded(player, unknown=number, by=at.controller)] if number else []


@rule("701.13a", "effect", ef.ExileTopCards)
def exile_top(play: Play, effect: ef.ExileTopCards, at: Viewpoint) -> None:
    """A player exiles cards from the top of their library; of a library that the call says nothing
    of, cards that nobody knows."""
    count = amount_of(play.now, effect.count, at)
    for player in affected_players(play.now, effect.who, at):
        _from_top(play, player, count, effect.face_down, at)


def _from_top(play: Play, player: int, count: int, face_down: bool, at: Viewpoint) -> None:
    now = play.now
    if now.game.players[player].library is None:
        text = "{0} moves {1} unknown cards from the top of their library"
        play.note(cite(exile_top), text, PlayerRef(player), str(count))
        return
    top = [object.id for object in now.in_zone(Zone.LIBRARY, player)][:count]
    if top:
        how = EXILED_FACE_DOWN if face_down else None
        moves = [Moved(id, Zone.EXILE, face_down=how) for id in top]
        remember_what_exiled(play, play.happen(moves, cite(exile_top)), at.object)


@rule("701.9b", "effect", ef.DiscardHand)
def discard_hand(play: Play, effect: ef.DiscardHand, at: Viewpoint) -> None:
    """A player discards all cards in their hand, the unknown ones too."""
    now = play.now
    gone: list[Event] = []
    for player in affected_players(now, effect.who, at):
        for object in now.in_zone(Zone.HAND, player):
            gone += [
                CardsDiscarded(player, object.id, by=at.controller),
                Moved(object.id, Zone.GRAVEYARD, kind=DISCARDED),
            ]
        unknown = now.game.players[player].hand
        if unknown:
            gone.append(CardsDiscarded(player, unknown=unknown, by=at.controller))
    if gone:
        play.happen(gone, cite(discard))


@rule("401.4", "effect", ef.PutIntoLibrary)
def put_into_library(play: Play, effect: ef.PutIntoLibrary, at: Viewpoint) -> None:
    """Objects go to their owners' libraries, where it is left open to the top or bottom as a player
    chooses (a choice of kind `top or bottom`: one of these words). Raises NotModelled where their
    order there would count: where several are put on top of one library, or below cards that the
    call lists."""
    now = play.now
    ids = objects(now, effect.what, at)
    owners = [now.game.objects[id].owner for id in ids]
    if len(set(owners)) < len(owners) and (
        not effect.bottom or any(now.game.players[owner].library is not None for owner in owners)
    ):
        raise NotModelled(effect)
    moves = []
    for id, owner in zip(ids, owners, strict=True):
        top = not effect.bottom
        if effect.choice is not None:
            who = owner if effect.choice is Who.OWNER else at.controller
            because = Rule("608.2d")
            asked = Choice(who, "top or bottom", because, (id,), ("top", "bottom"))
            top = play.choose(asked) == "top"
        moves.append(Moved(id, Zone.LIBRARY, on_top=top))
    if not moves:
        return
    happened = play.happen(moves, cite(put_into_library))
    for event in happened:
        if effect.place > 1 and isinstance(event, Moved) and event.on_top and event.new is not None:
            put_below(play, event.new, effect.place - 1)


@rule("701.20a", "effect", le.RevealFromHand)
def reveal_from_hand(play: Play, effect: le.RevealFromHand, at: Viewpoint) -> None:
    """A player shows any number of such cards in their hand. Raises NotModelled for a hand of which
    nobody knows all.

    The answer to a choice of kind `revealed` is a tuple of object ids.
    """
    if play.game.players[at.controller].hand:
        raise NotModelled(effect)
    now = play.now
    held = now.in_zone(Zone.HAND, at.controller)
    fitting = tuple(card.id for card in held if matches(now, effect.what, card.id, at))
    if fitting:
        form = PickSome(cite(reveal_from_hand), fitting, 0, len(fitting))
        about = () if at.object is None else (at.object,)
        play.choose(Choice(at.controller, "revealed", cite(reveal_from_hand), about, form=form))
