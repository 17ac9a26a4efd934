"""Cards that a player chooses in another player's hand."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import affected_players, carry_out, tell_fewer
from app.engine.kernel.choice import Choice
from app.engine.kernel.forms import PickSome
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, matches
from app.terms.events import DISCARDED, ActionDone, CardsDiscarded, Event, Moved, PlayerRef
from app.terms.instructions import ExileUntilSourceLeaves
from app.terms.library_effects import TakeFromHand
from app.terms.selectors import AnyOf, Anything, ObjectIs
from app.terms.zones import Zone


@rule("608.2d", "effect", TakeFromHand)
def take_from_hand(play: Play, effect: TakeFromHand, at: Viewpoint) -> None:
    """You choose cards in a player's hand as the instruction is followed; they are discarded, or
    put elsewhere. Raises NotModelled where named cards and cards that nobody knows are there.

    The answer to a choice of kind `taken` is a tuple of object ids.
    """
    for player in affected_players(play.now, effect.who, at):
        now = play.now
        hand = [object.id for object in now.in_zone(Zone.HAND, player)]
        unknown = now.game.players[player].hand
        if effect.graveyard:
            hand += [object.id for object in now.in_zone(Zone.GRAVEYARD, player)]
        if unknown and hand:
            raise NotModelled(effect)
        if unknown:
            _unknown(play, effect, player, at)
            continue
        fitting = tuple(id for id in hand if matches(now, effect.what, id, at))
        asked_for = len(fitting) if effect.count is None else effect.count
        number = min(asked_for, len(fitting))
        least = 0 if effect.may else number
        if number < asked_for and not effect.may:
            tell_fewer(play, player, number, asked_for)
        picked: object = fitting
        if least < len(fitting):
            form = PickSome(cite(take_from_hand), fitting, least, number)
            about = () if at.object is None else (at.object,)
            asked = Choice(at.controller, "taken", cite(take_from_hand), about, form=form)
            picked = play.choose(asked)
        assert isinstance(picked, tuple)
        _gone(play, effect, player, picked, at)


def _gone(
    play: Play, effect: TakeFromHand, player: int, picked: tuple[int, ...], at: Viewpoint
) -> None:
    if not picked:
        return
    if effect.until:
        carry_out(play, ExileUntilSourceLeaves(AnyOf(tuple(map(ObjectIs, picked)))), at)
        return
    events: list[Event] = []
    for id in picked:
        if effect.to is Zone.GRAVEYARD:
            events += [CardsDiscarded(player, id), Moved(id, Zone.GRAVEYARD, kind=DISCARDED)]
        else:
            events.append(Moved(id, effect.to, on_top=False))
    play.happen(events, cite(take_from_hand))


def _unknown(play: Play, effect: TakeFromHand, player: int, at: Viewpoint) -> None:
    """Of cards that nobody knows, whether one is taken that must fit, or may be left, is a choice
    of kind `card found`: True or False."""
    if effect.count is None:
        raise NotModelled(effect)  # how many of them would fit
    number = min(effect.count, play.game.players[player].hand)
    if not isinstance(effect.what, Anything) or effect.may:
        if number > 1:
            raise NotModelled(effect)
        about = () if at.object is None else (at.object,)
        asked = Choice(at.controller, "card found", cite(take_from_hand), about, (True, False))
        number = int(bool(play.choose(asked)))
    if not number:
        return
    if effect.to is Zone.GRAVEYARD:
        play.happen((CardsDiscarded(player, unknown=number),), cite(take_from_hand))
        return
    if effect.until:
        raise NotModelled(effect)  # what comes back is a card that nobody knows
    hand = play.game.players[player].hand - number
    play.set(play.game.with_player(player, hand=hand))
    if effect.to is Zone.LIBRARY:
        text = "{0} unknown cards in {1}'s hand go to the bottom of their library"
        play.note(cite(take_from_hand), text, str(number), PlayerRef(player))
        play.happen((ActionDone(player, "put below the library"),), cite(take_from_hand))
        return
    text = "{0} unknown cards in {1}'s hand are exiled"
    play.note(cite(take_from_hand), text, str(number), PlayerRef(player))
