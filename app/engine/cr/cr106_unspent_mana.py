"""Unspent mana, as steps and phases end (CR 106.4, 500.5)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr609_effects.carrying_out import affected_players
from app.engine.editions.changes import NO_DAMAGE_ON_THE_STACK
from app.engine.kernel.game import Player
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.events import LifeLoss, PlayerRef
from app.terms.mana import ManaType
from app.terms.mana_effects import KeepsMana, LostManaBecomes
from app.terms.mana_pool import Mana
from app.terms.steps import Step


@rule("500.5", "unspent mana", since=NO_DAMAGE_ON_THE_STACK)
def pools_empty(play: Play, phase_ends: bool) -> None:
    """Unspent mana left in players' pools is lost as each step and each phase ends, save what an
    effect has them keep."""
    _left(play)


@rule("300.3", "unspent mana", until=NO_DAMAGE_ON_THE_STACK, text="2009-05-01")
def mana_burn(play: Play, phase_ends: bool) -> None:
    """Unspent mana is lost as each phase ends, and its player loses 1 life for each: mana burn,
    which is no damage."""
    if not phase_ends:
        return
    before = play.game.players
    _left(play)
    burns: list[LifeLoss] = []
    for index, (was, player) in enumerate(zip(before, play.game.players, strict=True)):
        lost = len(was.pool) - len(player.pool)
        if lost:
            text = "{0} has {1} unspent mana as the phase ends: mana burn"
            play.note(cite(mana_burn), text, PlayerRef(index), str(lost))
            burns.append(LifeLoss(index, lost))
    play.happen(burns, cite(mana_burn))


def _left(play: Play) -> None:
    """The pools with what is left in them now."""
    keeps = play.now.modifications(KeepsMana)
    becomes = play.now.modifications(LostManaBecomes)
    players = list(play.game.players)
    for number, player in enumerate(players):
        if player.pool:
            kept: set[ManaType] = set()
            for effect, at in keeps:
                if number in affected_players(play.now, effect.who, at):
                    kept.update(effect.types)
            turned = [
                effect.type
                for effect, at in becomes
                if number in affected_players(play.now, effect.who, at)
            ]
            # What lasts until end of turn has worn off by the end of the cleanup step (514.2).
            turned_to = turned[0] if turned else None
            players[number] = _kept(player, kept, turned_to, play.game.turn.step)
    play.set(play.game.but(players=tuple(players)))


def _kept(player: Player, kept: set[ManaType], turned: ManaType | None, ends: Step) -> Player:
    pool: list[Mana] = []
    for mana in player.pool:
        if mana.type in kept or (mana.lasts and not _over(mana.lasts, ends)):
            pool.append(mana)
        elif turned is not None:
            pool.append(replace(mana, type=turned))
    return player.but(pool=tuple(pool))


def _over(lasts: bool | Step, ends: Step) -> bool:
    """Whether mana that lasts until a step, or until the turn ends, lasts no longer."""
    return ends is Step.CLEANUP or lasts is ends
