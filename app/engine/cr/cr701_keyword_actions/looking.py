"""Looking at cards on top of a library, taking some and putting the rest elsewhere."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr401_order_of_libraries import put_back, put_on_the_bottom, shuffle, top_of
from app.engine.cr.cr607_exiled_with import remember_what_exiled
from app.engine.cr.cr609_effects.carrying_out import (
    affected_players,
    amount_of,
    carry_out,
    objects,
)
from app.engine.kernel.choice import Choice
from app.engine.kernel.forms import PickSome
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, matches
from app.engine.kernel.statuses import EXILED_FACE_DOWN
from app.terms.effects import KeywordAction, MoveTo
from app.terms.events import Event, Moved, PlayerRef
from app.terms.library_effects import Dig, LookAtTop, Taken
from app.terms.selectors import AnyOf, ObjectIs
from app.terms.zones import Zone


@rule("701.20e", "effect", LookAtTop)
def look_at_top(play: Play, effect: LookAtTop, at: Viewpoint) -> None:
    """Looking at the top of a library changes nothing; what follows may speak of the cards.
    Raises NotModelled where they are revealed and nobody knows what they are."""
    for player in affected_players(play.now, effect.whose, at):
        if play.game.players[player].library is not None:
            top_of(play, player, amount_of(play.now, effect.count, at))
        elif effect.reveal:
            raise NotModelled(effect)


def seen(now: Now, effect: LookAtTop, at: Viewpoint) -> tuple[int, ...]:
    """The known cards that are looked at, or revealed, on top of a library."""
    count = amount_of(now, effect.count, at)
    return tuple(
        object.id
        for player in affected_players(now, effect.whose, at)
        if now.game.players[player].library is not None
        for object in list(now.in_zone(Zone.LIBRARY, player))[:count]
    )


@rule("701.20a", "keyword action", "reveal")
def reveal(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """A card is shown to all players; it stays where it is."""
    for id in () if effect.what is None else objects(play.now, effect.what, at):
        play.note(cite(reveal), "{0} is revealed", id)


@rule("701.20e", "effect", Dig)
def look_and_take(play: Play, effect: Dig, at: Viewpoint) -> None:
    """A player looks at cards from the top of their library, takes what the effect lets them take,
    and puts the rest where it says. Raises NotModelled where what nobody knows of the library would
    count."""
    count = amount_of(play.now, effect.count, at)
    for player in affected_players(play.now, effect.who, at):
        for whose in _libraries(play.now, effect, player, at):
            listed = tuple(object.id for object in play.now.in_zone(Zone.LIBRARY, whose))
            if play.game.players[whose].library is not None:
                _of_known(play, effect, top_of(play, whose, count), player, at)
            elif listed or whose != player:
                raise NotModelled(effect)  # a card that was put on top of unknown ones
            else:
                _of_unknown(play, effect, count, player, at)


def _libraries(now: Now, effect: Dig, player: int, at: Viewpoint) -> tuple[int, ...]:
    """Whose library a player looks at: their own, or the one that the effect names."""
    return (player,) if effect.library is None else affected_players(now, effect.library, at)


def _of_known(play: Play, effect: Dig, top: tuple[int, ...], player: int, at: Viewpoint) -> None:
    if effect.taken is None:
        put_back(play, player, list(top))
        return
    moves: list[Event] = []
    rest = top
    for taken in (effect.taken, *effect.also):
        picked = _picked(play, taken, rest, player, at)
        rest = tuple(id for id in rest if id not in picked)
        if taken.to is Zone.EXILE:
            _exile(play, taken, picked, at)
        elif taken.to is Zone.LIBRARY:
            continue  # it stays on top, as the rest goes below it
        elif taken.to is Zone.BATTLEFIELD:
            _put(play, taken, picked, replace(at, controller=player))
        else:
            moves += [Moved(id, taken.to) for id in picked]
    if effect.rest.to is not Zone.LIBRARY:
        moves += [Moved(id, effect.rest.to) for id in rest]
    if moves:
        play.happen(moves, cite(look_and_take))
    if effect.rest.shuffled:
        shuffle(play, player)
    elif effect.rest.to is Zone.LIBRARY and not effect.rest.top:
        put_on_the_bottom(play, list(rest), cite(look_and_take))
    elif effect.rest.to is Zone.LIBRARY:
        put_back(play, player, list(rest))


def _exile(play: Play, taken: Taken, picked: tuple[int, ...], at: Viewpoint) -> None:
    down = EXILED_FACE_DOWN if taken.face_down else None
    moves = [Moved(id, Zone.EXILE, face_down=down) for id in picked]
    if moves:
        remember_what_exiled(play, play.happen(moves, cite(look_and_take)), at.object)


def _put(play: Play, taken: Taken, picked: tuple[int, ...], at: Viewpoint) -> None:
    """What is put onto the battlefield may be an Aura or a copy, or attack."""
    if picked:
        those = AnyOf(tuple(map(ObjectIs, picked)))
        put = MoveTo(those, Zone.BATTLEFIELD, False, taken.tapped, attacking=taken.attacking)
        carry_out(play, put, at)


@rule("608.2d", "effect", Taken)
def _picked(
    play: Play, taken: Taken, top: tuple[int, ...], player: int, at: Viewpoint
) -> tuple[int, ...]:
    """Which of the cards that fit are taken is the player's choice, where it is not all of them.

    The answer to a choice of kind `taken` is a tuple of object ids.
    """
    fitting = tuple(id for id in top if taken.what is None or matches(play.now, taken.what, id, at))
    most = len(fitting)
    if taken.count is not None:
        most = min(most, amount_of(play.now, taken.count, at))
    least = 0 if taken.may else most
    if least == len(fitting):
        return fitting
    form = PickSome(cite(look_and_take), fitting, least, most)
    about = () if at.object is None else (at.object,)
    picked = play.choose(Choice(player, "taken", cite(_picked), about, form=form))
    assert isinstance(picked, tuple)
    return picked


def _of_unknown(play: Play, effect: Dig, count: int, player: int, at: Viewpoint) -> None:
    """Cards that nobody knows are taken to the hand as unknown ones. Whether one
    is taken that must fit, or may be left, is a choice of kind `card found`: True or False."""
    taken, rest = effect.taken, count
    if effect.also:
        raise NotModelled(effect)
    if taken is not None and taken.to is not Zone.LIBRARY:
        if taken.to is not Zone.HAND or taken.count is None:
            raise NotModelled(effect)
        number = min(amount_of(play.now, taken.count, at), count)
        if taken.what is not None or taken.may:
            if number > 1:
                raise NotModelled(effect)
            about = () if at.object is None else (at.object,)
            options = (True, False)
            asked = Choice(player, "card found", cite(look_and_take), about, options)
            number = int(bool(play.choose(asked)))
        hand = play.game.players[player].hand + number
        play.set(play.game.with_player(player, hand=hand))
        rest -= number
        text = "{0} takes {1} unknown cards of them into their hand"
        play.note(cite(look_and_take), text, PlayerRef(player), str(number))
    if rest and effect.rest.to is Zone.GRAVEYARD:
        text = "{0} moves {1} unknown cards from the top of their library"
        play.note(cite(look_and_take), text, PlayerRef(player), str(rest))
