"""Miracle (CR 702.94)."""

from __future__ import annotations

from app.engine.cr.cr603_reflexive import of_keyword
from app.engine.cr.cr608_casting_while_resolving import Offer, may_cast
from app.engine.kernel.choice import Choice
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.turn import CARD_DRAWN
from app.terms.events import CardDrawn, Event
from app.terms.instructions import KeywordAction
from app.terms.steps import STEP_ORDER, Step
from app.terms.zones import Zone

_MIRACLE = "miracle"


@rule("702.94a", "observe", CardDrawn)
def revealed(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """The first card that a player draws in a turn may be revealed as it is drawn, if it has
    miracle; then an ability triggers that lets them cast it."""
    for event in events:
        if not isinstance(event, CardDrawn):
            continue
        marks = play.game.players[event.player].marks
        if CARD_DRAWN in marks:
            continue
        play.set(play.game.with_player(event.player, marks=marks | {CARD_DRAWN}))
        card = _drawn(play, before, event)
        if card is None or not play.now.has(card.id, _MIRACLE):
            continue
        if _may_have_drawn(play, event.player):
            play.not_applied(card.label, "whether it is the first card drawn this turn")
            continue
        asked = Choice(event.player, "may", cite(revealed), (card.id,), (True, False))
        if play.choose(asked):
            of_keyword(play, card.id, event.player, _MIRACLE, cite(revealed))


def _drawn(play: Play, before: Now, event: CardDrawn) -> GameObject | None:
    top = next(iter(before.in_zone(Zone.LIBRARY, event.player)), None)
    hand = play.now.in_zone(Zone.HAND, event.player)
    return next((card for card in hand if top is not None and card.former == top.id), None)


def _may_have_drawn(play: Play, player: int) -> bool:
    """Whether the player may have drawn a card before the call began."""
    turn = play.game.turn
    if turn.number > 1 or turn.whose != player:
        return False
    return STEP_ORDER.index(turn.step) > STEP_ORDER.index(Step.DRAW)


@rule("702.94a", "keyword action", "miracle")
def cast_for_it(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """The player may cast the card for its miracle cost; else it stays in their hand."""
    card = play.game.find(at.object or 0)
    if card is not None and card.zone is Zone.HAND:
        may_cast(play, card.id, Offer(at.controller, costs=(_MIRACLE,)), cite(cast_for_it))
