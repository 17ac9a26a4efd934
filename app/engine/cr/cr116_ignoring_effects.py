"""Special actions by which a player ignores what a static ability does for a time (CR 116.2d)."""

from __future__ import annotations

from app.engine.cr.cr117_player_actions import refuse, why_no_priority
from app.engine.cr.cr118_costs import Payer, pay, why_not_payable
from app.engine.kernel.game import Game
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.terms.costs import Cost
from app.terms.events import PlayerRef
from app.terms.player_actions import IgnoreEffect
from app.terms.searching import CantSearch


@rule("116.2d", "action", IgnoreEffect)
def ignore(play: Play, action: IgnoreEffect) -> None:
    """With priority a player pays what the text asks, and until the turn ends the effect does not
    apply to that player. Nobody can respond to that."""
    refuse(action.player, _why_not(play.now, action))
    cost = cost_to_ignore(play.now, action.source)
    assert cost is not None
    pay(play, cost, _payer(play.now, action))
    key = _key(play.game, action.player, action.source)
    play.set(play.game.but(used=play.game.used | {key}))
    text = "{0} ignores the effect of {1} this turn"
    play.note(cite(ignore), text, PlayerRef(action.player), action.source)


def ignores(game: Game, player: int, source: int | None) -> bool:
    """Whether the player has paid in this turn to ignore what that permanent does."""
    return source is not None and _key(game, player, source) in game.used


def cost_to_ignore(now: Now, source: int) -> Cost | None:
    """What a player may pay to ignore an effect of this permanent, where it has such a one."""
    for effect, at in now.modifications(CantSearch):
        if at.object == source and effect.ignored_for is not None:
            return effect.ignored_for
    return None


def _key(game: Game, player: int, source: int) -> tuple[int, int, str]:
    return game.turn.number, source, f"ignored by {player}"


def _why_not(now: Now, action: IgnoreEffect) -> tuple[Reason, ...]:
    found = why_no_priority(now, action.player)
    cost = cost_to_ignore(now, action.source)
    if cost is None:
        text = "{0} has no effect that a player may pay to ignore"
        return (*found, Reason(cite(ignore), text, (action.source,)))
    return (*found, *why_not_payable(now, cost, _payer(now, action)))


def _payer(now: Now, action: IgnoreEffect) -> Payer:
    at = Viewpoint(action.source, action.player, now.of(action.source).name)
    return Payer(action.player, action.source, at, action.given)
