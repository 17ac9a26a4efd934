"""Clash (CR 701.30)."""

from __future__ import annotations

from app.engine.cr.cr401_order_of_libraries import put_on_the_bottom, top_of
from app.engine.kernel.choice import Choice
from app.engine.kernel.forms import PickSome
from app.engine.kernel.game import ON_TOP
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled
from app.engine.kernel.who import players
from app.terms.events import ActionDone, PlayerRef
from app.terms.instructions import KeywordAction
from app.terms.selectors import Who
from app.terms.zones import Zone


@rule("701.30b", "keyword action", "clash")
def clash(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """A player and an opponent whom they choose clash with each other."""
    opponents = players(play.now, Who.OPPONENT, at)
    if len(opponents) != 1:
        raise NotModelled(effect)
    clashing = (at.controller, *opponents)
    tops = [_top(play, player, effect) for player in clashing]
    winner = wins(play, clashing, tops, at)
    _to_the_bottom(play, clashing, tops)
    done = [ActionDone(player, "clash") for player in clashing]
    if winner is not None:
        done.append(ActionDone(winner, "clash and you win"))
    play.happen(done, cite(clash))


def _top(play: Play, player: int, effect: KeywordAction) -> tuple[int, ...] | None:
    """The top card of a library; None of one that nobody knows."""
    if play.game.players[player].library is None:
        if any(ON_TOP in card.marks for card in play.now.in_zone(Zone.LIBRARY, player)):
            raise NotModelled(effect)  # known cards above those that nobody knows
        return None
    return top_of(play, player, 1)


@rule("701.30d")
def wins(
    play: Play, clashing: tuple[int, ...], tops: list[tuple[int, ...] | None], at: Viewpoint
) -> int | None:
    """Who reveals the card of the higher mana value wins; of equal ones nobody does.

    Where a library is not known all results are looked at. The answer to a choice of kind `clash`
    is the player who wins, or False.
    """
    if None in tops:
        about = () if at.object is None else (at.object,)
        options = (*map(PlayerRef, clashing), False)
        said = play.choose(Choice(at.controller, "clash", cite(wins), about, options))
        return next((each for each in clashing if said == PlayerRef(each)), None)
    values = [max((play.now.of(id).mana_value for id in top or ()), default=-1) for top in tops]
    best = max(values)
    if values.count(best) > 1:
        play.note(cite(wins), "nobody wins the clash")
        return None
    winner = clashing[values.index(best)]
    play.note(cite(wins), "{0} wins the clash", PlayerRef(winner))
    return winner


@rule("701.30c")
def _to_the_bottom(
    play: Play, clashing: tuple[int, ...], tops: list[tuple[int, ...] | None]
) -> None:
    """The active player decides first whether the card goes to the bottom of the library."""
    active = play.game.turn.active
    for player, top in sorted(zip(clashing, tops, strict=True), key=lambda of: of[0] != active):
        if top:
            form = PickSome(cite(_to_the_bottom), top, 0, 1)
            picked = play.choose(
                Choice(player, "to the bottom", cite(_to_the_bottom), top, form=form)
            )
            assert isinstance(picked, tuple)
            put_on_the_bottom(play, picked, cite(_to_the_bottom))
