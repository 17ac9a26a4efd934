"""State-based actions that give battles a protector (CR 704.5w, 704.5x)."""

from __future__ import annotations

from app.engine.cr.cr310_battles import SIEGE, protector
from app.engine.cr.cr704_suspects import suspects
from app.engine.kernel.choice import Choice
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.cite import Rule
from app.terms.events import Event, Moved, PlayerRef, ProtectorChosen
from app.terms.zones import Zone


@rule("704.5w", "state-based action", "battles")
def no_protector(play: Play) -> list[Event]:
    """A battle that no player in the game protects, and that nothing attacks, gets a protector: its
    controller chooses one that its battle type allows, or it is put into its owner's graveyard.

    The answer to the choice, of kind `protector`, is a PlayerRef.
    """
    now = play.now
    combat = now.game.combat
    events: list[Event] = []
    for id in now.once(suspects).battles:
        guard = protector(now, id)
        if guard is not None and not now.game.players[guard].lost:
            continue
        if combat is not None and any(attack.target == id for attack in combat.attacks):
            continue
        events.append(_chosen(play, id, cite(no_protector)))
    return events


@rule("704.5x", "state-based action", "battles")
def own_protector(play: Play) -> list[Event]:
    """The controller of a Siege can't be its protector: they choose an opponent to be."""
    now = play.now
    return [
        _chosen(play, id, cite(own_protector))
        for id in now.once(suspects).battles
        if SIEGE in now.of(id).subtypes and protector(now, id) == now.controller(id)
    ]


def _chosen(play: Play, battle: int, because: Rule) -> Event:
    known = play.now.of(battle)
    siege = SIEGE in known.subtypes
    players = play.game.opponents(known.controller) if siege else (known.controller,)
    options = tuple(PlayerRef(player) for player in players)
    if not options:
        return Moved(battle, Zone.GRAVEYARD)
    choice = Choice(known.controller, "protector", because, (battle,), options)
    chosen = play.choose(choice)
    assert isinstance(chosen, PlayerRef)
    return ProtectorChosen(battle, chosen.player)
