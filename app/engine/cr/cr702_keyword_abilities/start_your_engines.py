"""Start your engines! and speed (CR 702.179)."""

from __future__ import annotations

from app.engine.cr.cr603_handling_triggered_abilities import triggers
from app.engine.cr.cr609_effects.carrying_out import affected_players
from app.engine.cr.cr701_keyword_actions.named_actions import number_of
from app.engine.cr.cr704_suspects import STARTS_ENGINES
from app.engine.kernel.game import WaitingTrigger
from app.engine.kernel.now import Now, Viewpoint, Watcher
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import EventKind, Trigger, TriggeredAbility
from app.terms.conditions import Compare
from app.terms.events import Event, LifeLoss, SpeedBecomes
from app.terms.instructions import KeywordAction
from app.terms.selectors import Comparison, Who
from app.terms.speed import MAX_SPEED, SpeedOf

NAME = "Speed"
INCREASE = "increase speed"
# What comes with having a speed: once in each of the player's own turns it grows.
GROWS = TriggeredAbility(
    Trigger(EventKind.LOSES_LIFE, player=Who.OPPONENT, batched=True, during=Who.YOU),
    (KeywordAction(INCREASE),),
    Compare(SpeedOf(Who.YOU), Comparison.LESS, MAX_SPEED),
    once_each_turn=True,
)


@rule("704.5z", "state-based action", "starting")
def start(play: Play) -> list[Event]:
    """A player without a speed who controls a permanent with the keyword has a speed of 1."""
    now = play.now
    found = {now.controller(id) for id in now.battlefield if STARTS_ENGINES in now.of(id).keywords}
    slow = [p for p in play.game.turn_order() if p in found and not play.game.players[p].speed]
    return [SpeedBecomes(player, 1) for player in slow]


@rule("702.179d", "observe", LifeLoss)
def inherent_ability(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """A player with a speed below the greatest has it grow by 1 when an opponent loses life in that
    player's turn, once each turn: an ability without a source."""
    player = play.game.turn.whose
    if not before.game.players[player].speed:
        return
    losses = (e for e in events if isinstance(e, LifeLoss) and e.amount > 0)
    loss = next((each for each in losses if each.player != player), None)
    if loss is None:
        return
    watcher = Watcher(None, player, NAME, GROWS, STARTS_ENGINES)
    found = WaitingTrigger(GROWS, None, player, NAME, loss, keyword=STARTS_ENGINES)
    triggers(play, before, watcher, found, cite(inherent_ability))


@rule("702.179c", "keyword action", INCREASE)
def increase(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """A speed increases by so much, from none at all too, and never beyond the greatest."""
    more = number_of(play, effect.number, at)
    events = [
        SpeedBecomes(player, min(MAX_SPEED, speed + more))
        for player in affected_players(play.now, effect.who, at)
        if (speed := play.game.players[player].speed) < MAX_SPEED
    ]
    if events:
        play.happen(events, cite(increase))
