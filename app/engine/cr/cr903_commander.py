"""Commander (CR 903): combat damage by commanders is added up over the game."""

from __future__ import annotations

from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.engine.kernel.who import as_it_was
from app.terms.events import Damage, Event, PlayerRef


@rule("903.10a", "observe", Damage)
def add_up_damage(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """How much combat damage each commander has dealt to each player over the game is written down,
    whoever controlled it: at 21 from one of them the player loses."""
    for event in events:
        if not isinstance(event, Damage) or not event.combat:
            continue
        source = as_it_was(before, event.source)
        if source is None or not source.commander or not isinstance(event.recipient, PlayerRef):
            continue
        player = play.game.players[event.recipient.player]
        dealt = dict(player.commander_damage)
        dealt[source.label] = dealt.get(source.label, 0) + event.amount
        changed = tuple(dealt.items())
        play.set(play.game.with_player(event.recipient.player, commander_damage=changed))
