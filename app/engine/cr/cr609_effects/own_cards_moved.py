"""What players choose among their own, in a hand or a graveyard or on the battlefield, and move
elsewhere or tap."""

from __future__ import annotations

from app.engine.cr.cr607_exiled_with import remember_what_exiled
from app.engine.cr.cr609_effects.carrying_out import (
    affected_players,
    amount_for,
    tell_fewer,
    tell_order,
)
from app.engine.kernel.choice import Choice
from app.engine.kernel.forms import PickSome
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, matches
from app.terms.amounts import Amount
from app.terms.events import Event, Moved, Tapped, Untapped
from app.terms.library_effects import MovesTheirCards, TapsTheirs
from app.terms.selectors import Selector
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
    count, may = effect.count, effect.may
    picked: list[int] = []
    for player in affected:
        if effect.source is Zone.HAND and play.now.game.players[player].hand:
            raise NotModelled(effect)  # one of them may fit, or not
        fitting = _fitting(play.now, effect.source, effect.what, player, at)
        picked += _picked(play, fitting, (count, may), player, at)
    moves = [Moved(id, effect.to, effect.tapped) for id in picked]
    happened = play.happen(moves, cite(move_their_cards))
    if effect.to is Zone.EXILE:
        remember_what_exiled(play, happened, at.object)


@rule("701.26a", "effect", TapsTheirs)
def tap_theirs(play: Play, effect: TapsTheirs, at: Viewpoint) -> None:
    """Each player chooses among the permanents they control, the active player first, and those
    are tapped or untapped, all at once: only what is untapped is tapped, only what is tapped is
    untapped."""
    affected = affected_players(play.now, effect.who, at)
    if len(affected) > 1:
        tell_order(play, affected)
    picked: list[int] = []
    for player in affected:
        fitting = tuple(
            id
            for id in _fitting(play.now, Zone.BATTLEFIELD, effect.what, player, at)
            if play.game.objects[id].tapped == effect.untap
        )
        picked += _picked(play, fitting, (effect.count, False), player, at)
    events: list[Event] = [Untapped(id) if effect.untap else Tapped(id) for id in picked]
    if events:
        play.happen(events, cite(tap_theirs))


def _fitting(now: Now, zone: Zone, what: Selector, player: int, at: Viewpoint) -> tuple[int, ...]:
    """What the player has there that matches."""
    there = now.permanents(player) if zone is Zone.BATTLEFIELD else now.in_zone(zone, player)
    return tuple(object.id for object in there if matches(now, what, object.id, at))


def _picked(
    play: Play,
    fitting: tuple[int, ...],
    wanted: tuple[Amount | None, bool],
    player: int,
    at: Viewpoint,
) -> tuple[int, ...]:
    count, may = wanted
    asked_for = len(fitting) if count is None else amount_for(play.now, count, player, at)
    number = min(asked_for, len(fitting))
    if number < asked_for and not may:
        tell_fewer(play, player, number, asked_for)
    least = 0 if may else number
    if least == len(fitting):
        return fitting
    form = PickSome(cite(move_their_cards), fitting, least, number)
    about = () if at.object is None else (at.object,)
    chosen = play.choose(Choice(player, "some", cite(move_their_cards), about, form=form))
    assert isinstance(chosen, tuple)
    return chosen
