"""What else happens where a card would be drawn, and who can't draw (CR 121.2, 121.6)."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Replacement
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import is_player
from app.terms.drawing import DrawsInstead, MostDraws
from app.terms.events import CardDrawn, Event, PlayerRef


@rule("121.6", "replacement", CardDrawn)
def instead_of_a_draw(now: Now, event: CardDrawn) -> Iterator[Replacement]:
    """What replaces the drawing of a card replaces each of several draws by itself, and does so
    even where there is no card to draw (121.6a)."""
    for number, (effect, at) in enumerate(now.modifications(DrawsInstead)):
        if _is_about(now, effect, event, at):
            yield _replacement(effect, at, number)


def _is_about(now: Now, effect: DrawsInstead, event: CardDrawn, at: Viewpoint) -> bool:
    if not is_player(now, effect.who, event.player, at):
        return False
    return not (effect.but_first and event.first_of_step)


def _replacement(effect: DrawsInstead, at: Viewpoint, number: int) -> Replacement:
    def instead(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
        assert isinstance(event, CardDrawn)
        player = at.controller if effect.yours else event.player
        return tuple(CardDrawn(player) for _ in range(effect.count * event.count)), 0

    return Replacement(("draw", at.object, number), cite(instead_of_a_draw), at.name, instead)


@rule("121.2b", "can't happen", CardDrawn)
def why_not_drawn(now: Now, event: CardDrawn) -> Reason | None:
    """Who can't draw a card, or no more this turn, draws none; nothing replaces such a draw."""
    for effect, at in now.modifications(MostDraws):
        drawn = now.game.players[event.player].drawn
        if drawn >= effect.number and is_player(now, effect.who, event.player, at):
            return Reason(cite(why_not_drawn), "{0} can't draw because of {1}",
                          (PlayerRef(event.player), at.name))  # fmt: skip
    return None
