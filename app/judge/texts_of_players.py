"""Rules text that holds for a player or the game: what a resolved spell would have begun."""

from __future__ import annotations

from app.engine.kernel.game import ActiveEffect, Game
from app.judge.ruling import NotTaken
from app.terms.abilities import Ability, SpellAbility
from app.terms.effects import Effect, StartModification
from app.terms.modifications import PreventDamage


def begun(game: Game) -> tuple[Game, list[NotTaken]]:
    """The game with the effects begun that the players' texts tell of (`Creatures can't block this
    turn`), and the texts that would have to be carried out instead, which they are not."""
    left_out: list[NotTaken] = []
    for index, player in enumerate(game.players):
        kept: list[Ability] = []
        for ability in player.abilities:
            if not isinstance(ability, SpellAbility):
                kept.append(ability)
                continue
            if ability.targets or not all(map(_begins, ability.effects)):
                words = "a text that is carried out once, not one that holds"
                left_out.append(NotTaken(player.name, words, "the engine does not do this"))
                continue
            for effect in ability.effects:
                assert isinstance(effect, StartModification)
                game = _with(game, index, effect)
        if len(kept) < len(player.abilities):
            game = game.with_player(index, abilities=tuple(kept))
    return game, left_out


def _begins(effect: Effect) -> bool:
    """Whether it is a modification of the rules with nothing to choose and no amount to use up."""
    if not isinstance(effect, StartModification) or effect.what is not None:
        return False
    return not isinstance(effect.modification, PreventDamage) or effect.modification.amount is None


def _with(game: Game, player: int, effect: StartModification) -> Game:
    stamp = game.next_timestamp
    name = game.players[player].name
    active = ActiveEffect(stamp, effect.modification, player, None, name, stamp, effect.duration)
    return game.but(effects=(*game.effects, active), next_timestamp=stamp + 1)
