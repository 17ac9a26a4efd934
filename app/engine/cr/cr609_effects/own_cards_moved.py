"""Cards that players choose among their own, in a hand or a graveyard, and move elsewhere."""

from __future__ import annotations

from app.engine.cr.cr607_exiled_with import remember_what_exiled
from app.engine.cr.cr609_effects.carrying_out import (
    affected_players,
    amount_of,
    tell_fewer,
    tell_order,
)
from app.engine.kernel.choice import Choice
from app.engine.kernel.forms import PickSome
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, matches
from app.terms.events import Moved
from app.terms.library_effects import MovesTheirCards
from app.terms.zones import Zone


@rule("608.2d", "effect", MovesTheirCards)
def move_their_cards(play: Play, effect: MovesTheirCards, at: Viewpoint) -> None:
    """Each player chooses among their own cards, the active player first; then what was chosen is
    moved, all of it at once (101.4). What a player can't do they do as far as they can.

    The answer to a choice of kind `some` is a tuple of object ids. Raises NotModelled for a hand
    with cards that nobody knows.
    """
    affected = affected_players(play.now, effect.who, at)
    if len(affected) > 1:
        tell_order(play, affected)
    picked = [id for player in affected for id in _picked(play, effect, player, at)]
    moves = [Moved(id, effect.to, effect.tapped) for id in picked]
    happened = play.happen(moves, cite(move_their_cards))
    if effect.to is Zone.EXILE:
        remember_what_exiled(play, happened, at.object)


def _picked(play: Play, effect: MovesTheirCards, player: int, at: Viewpoint) -> tuple[int, ...]:
    now = play.now
    if effect.source is Zone.HAND and now.game.players[player].hand:
        raise NotModelled(effect)  # one of them may fit, or not
    fitting = tuple(
        object.id
        for object in now.in_zone(effect.source, player)
        if matches(now, effect.what, object.id, at)
    )
    asked_for = len(fitting) if effect.count is None else amount_of(now, effect.count, at)
    number = min(asked_for, len(fitting))
    if number < asked_for and not effect.may:
        tell_fewer(play, player, number, asked_for)
    least = 0 if effect.may else number
    if least == len(fitting):
        return fitting
    form = PickSome(cite(move_their_cards), fitting, least, number)
    about = () if at.object is None else (at.object,)
    chosen = play.choose(Choice(player, "some", cite(move_their_cards), about, form=form))
    assert isinstance(chosen, tuple)
    return chosen
