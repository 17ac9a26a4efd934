"""The monarch (CR 725): the two abilities that come with it, and who becomes it."""

from __future__ import annotations

from app.engine.kernel.game import WaitingTrigger
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.trace import Triggered
from app.terms.abilities import EventKind, Trigger, TriggeredAbility
from app.terms.cite import Cite
from app.terms.effects import DrawCards, KeywordAction
from app.terms.events import Damage, Designated, Event, PlayerLoses, PlayerRef, StepBegins
from app.terms.selectors import Who
from app.terms.steps import Step

MONARCH = "monarch"
NAME = "The monarchy"
DRAWS = TriggeredAbility(
    Trigger(EventKind.BEGINNING_OF_STEP, step=Step.END), (DrawCards(Who.YOU, 1),)
)
PASSES_ON = TriggeredAbility(
    Trigger(EventKind.DEALS_DAMAGE, player=Who.YOU, combat=True),
    (KeywordAction("become the monarch", Who.TRIGGERING_PLAYER),),
)


def monarch(now: Now) -> int | None:
    """Who the monarch is, None where there is none."""
    for index, player in enumerate(now.game.players):
        if MONARCH in player.marks and not player.lost:
            return index
    return None


@rule("725.2", "observe", Damage, StepBegins)
def inherent_abilities(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """The monarch draws a card as their end step begins, and a creature that deals combat damage to
    the monarch makes its controller the monarch. Both abilities are the monarch's and have no
    source."""
    who = monarch(before)
    if who is None:
        return
    for event in events:
        if isinstance(event, StepBegins) and event.step == Step.END.value and event.player == who:
            _triggers(play, before, DRAWS, who, event)
        elif isinstance(event, Damage) and event.combat and event.recipient == PlayerRef(who):
            _triggers(play, before, PASSES_ON, who, event)


def _triggers(
    play: Play, before: Now, ability: TriggeredAbility, player: int, event: Event
) -> None:
    source = event.source if isinstance(event, Damage) else None
    found = WaitingTrigger(
        ability,
        None,
        player,
        NAME,
        event,
        that_object=source,
        that_player=None if source is None else before.controller(source),
    )
    because = cite(inherent_abilities)
    play.trace.append(Triggered(because, None, NAME, ability, None, before.game))
    play.set(play.game.but(waiting=(*play.game.waiting, found)))


@rule("725.3")
def become_the_monarch(play: Play, player: int, because: Cite) -> None:
    """There is one monarch at a time: whoever was it is it no longer."""
    players = play.game.players
    if MONARCH in players[player].marks:
        return
    without = tuple(each.but(marks=each.marks - {MONARCH}) for each in players)
    play.set(play.game.but(players=without))
    play.happen((Designated(PlayerRef(player), MONARCH),), because)


@rule("725.4", "observe", PlayerLoses, order=11)
def monarch_leaves(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """A monarch who is gone is followed by whoever's turn it is, or by the next player in turn
    order where that one is gone as well."""
    who = monarch(before)
    if who is None or not play.game.players[who].lost:
        return
    order = play.game.turn_order()
    if order:
        become_the_monarch(play, order[0], cite(monarch_leaves))
