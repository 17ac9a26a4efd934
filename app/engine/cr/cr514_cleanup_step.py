"""The cleanup step (CR 514)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr500_turn_structure import expire
from app.engine.kernel.game import Progress
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, is_player, value
from app.terms.effects import DiscardCards, Duration
from app.terms.events import DamageRemoved, PlayerRef
from app.terms.prohibitions import ChangesHandSize, NoMaximumHandSize
from app.terms.selectors import Who
from app.terms.steps import Step
from app.terms.zones import Zone

MOST_IN_HAND = 7


@rule("514.1", "turn-based action", Step.CLEANUP)
def discard_down(play: Play) -> None:
    """The active player discards what their hand holds beyond its maximum size, unless an effect
    says that they have none (402.2)."""
    player = play.game.turn.active
    held = sum(1 for _ in play.now.in_zone(Zone.HAND, player)) + play.game.players[player].hand
    most = most_in_hand(play.now, player)
    if most is None or held <= most:
        return
    at = Viewpoint(None, player)
    text = "{0} has {1} cards in hand, and discards down to {2}"
    play.note(cite(discard_down), text, PlayerRef(player), str(held), str(most))
    try:
        for discard in play.rules.on("effect", DiscardCards):
            discard(play, DiscardCards(Who.YOU, held - most), at)
    except NotModelled:
        name = play.game.players[player].name
        play.not_applied(name, "which cards are discarded down to the maximum hand size")


@rule("402.2")
def most_in_hand(now: Now, player: int) -> int | None:
    """A player's maximum hand size is seven, changed by effects in the order in which they began;
    None where an effect says that they have no maximum."""
    if any(
        is_player(now, effect.who, player, at)
        for effect, at in now.modifications(NoMaximumHandSize)
    ):
        return None
    most = MOST_IN_HAND
    for effect, at in now.modifications(ChangesHandSize):
        if is_player(now, effect.who, player, at):
            most = (most if effect.to is None else value(now, effect.to, at)) + effect.by
    return max(most, 0)


@rule("514.2", "turn-based action", Step.CLEANUP)
def wear_off(play: Play) -> None:
    """Damage marked on permanents is removed and effects that last this turn end, all at once."""
    damaged = [DamageRemoved(id) for id in play.game.battlefield if play.game.objects[id].damage]
    if damaged:
        play.happen(damaged, cite(wear_off))
    play.set(expire(play.game, Duration.END_OF_TURN))


@rule("514.3a")
def needs_priority(play: Play) -> bool:
    """Players get priority in the cleanup step only where state-based actions or triggers came up;
    another cleanup step follows then."""
    if play.game.stack or play.game.turn.cleanup_again:
        turn = replace(play.game.turn, cleanup_again=True)
        play.set(play.game.but(turn=turn))
        return True
    return False


@rule("514.3a", "next step", Step.CLEANUP)
def again(play: Play) -> Step | None:
    """After a cleanup step in which players had priority comes another one."""
    if play.game.turn.cleanup_again:
        turn = replace(play.game.turn, cleanup_again=False, progress=Progress.BEGIN)
        play.set(play.game.but(turn=turn))
        return Step.CLEANUP
    return None
