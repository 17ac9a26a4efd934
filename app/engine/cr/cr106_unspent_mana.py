"""Unspent mana, as steps and phases end (CR 106.4, 500.5)."""

from __future__ import annotations

from app.engine.editions.changes import NO_DAMAGE_ON_THE_STACK
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.events import LifeLoss, PlayerRef


@rule("500.5", "unspent mana", since=NO_DAMAGE_ON_THE_STACK)
def pools_empty(play: Play, phase_ends: bool) -> None:
    """Unspent mana left in players' pools is lost as each step and each phase ends."""
    players = play.game.players
    emptied = tuple(player.but(pool=()) if player.pool else player for player in players)
    play.set(play.game.but(players=emptied))


@rule("300.3", "unspent mana", until=NO_DAMAGE_ON_THE_STACK, text="2009-05-01")
def mana_burn(play: Play, phase_ends: bool) -> None:
    """Unspent mana is lost as each phase ends, and its player loses 1 life for each: mana burn,
    which is no damage."""
    if not phase_ends:
        return
    burns: list[LifeLoss] = []
    for index, player in enumerate(play.game.players):
        if player.pool:
            text = "{0} has {1} unspent mana as the phase ends: mana burn"
            play.note(cite(mana_burn), text, PlayerRef(index), str(len(player.pool)))
            burns.append(LifeLoss(index, len(player.pool)))
    emptied = tuple(player.but(pool=()) if player.pool else player for player in play.game.players)
    play.set(play.game.but(players=emptied))
    play.happen(burns, cite(mana_burn))
