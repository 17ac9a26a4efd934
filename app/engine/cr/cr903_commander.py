"""Commander (CR 903): combat damage by commanders is added up over the game; a commander may go to
the command zone rather than to a hand or a library."""

from __future__ import annotations

from dataclasses import replace

from app.engine.kernel.batch import Batch, Caused
from app.engine.kernel.choice import Choice
from app.engine.kernel.components import commander_of, pieces_of
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.trace import Replaced
from app.engine.kernel.who import as_it_was
from app.terms.events import Damage, Event, Moved, PlayerRef
from app.terms.zones import Zone


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
        label = commander_of(source).label
        dealt[label] = dealt.get(label, 0) + event.amount
        changed = tuple(dealt.items())
        play.set(play.game.with_player(event.recipient.player, commander_damage=changed))


@rule("903.9b", "settled")
def to_the_command_zone(play: Play, final: list[Caused], batch: Batch) -> list[Caused]:
    """A commander bound for a hand or a library goes to the command zone if its owner wants that.

    The answer to the choice, of kind `may`, is True or False. As it may apply to what another
    effect has made of the event, it is asked for once those have applied.
    """
    if not any(_goes_away(play, event) for event, _ in final):
        return final
    return [(_instead(play, event), cause) for event, cause in final]


def _goes_away(play: Play, event: Event) -> bool:
    if not isinstance(event, Moved) or event.to not in (Zone.HAND, Zone.LIBRARY):
        return False
    object = play.game.find(event.object)
    return object is not None and object.commander


def _instead(play: Play, event: Event) -> Event:
    if not isinstance(event, Moved) or not _goes_away(play, event):
        return event
    object, because = play.game.objects[event.object], cite(to_the_command_zone)
    if not play.choose(Choice(object.owner, "may", because, (object.id,), (True, False))):
        return event
    there = replace(event, to=Zone.COMMAND, on_top=False)
    if object.components:
        there = _alone(object, event)
    play.trace.append(Replaced(because, event, (there,), play.game, ""))
    return there


@rule("903.9c")
def _alone(object: GameObject, event: Moved) -> Moved:
    """Of a melded or merged permanent the commander alone goes to the command zone, what else it is
    represented by where it was bound."""
    commanders = (n for n, piece in enumerate(pieces_of(object)) if piece.commander)
    return replace(event, apart=tuple((place, Zone.COMMAND) for place in commanders))
