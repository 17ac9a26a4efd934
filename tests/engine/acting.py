"""Players who cast, activate and play, for tests of those rules."""

from __future__ import annotations

from app.engine.kernel.choice import IllegalAnswer
from app.engine.kernel.game import Progress
from app.engine.kernel.play import Play, advance
from app.terms.abilities import Ability, SpellAbility
from app.terms.effects import DealDamage, Effect, Target, TargetChoice
from app.terms.player_actions import PlayerAction
from app.terms.selectors import CREATURE, This, Who
from app.terms.types import CardType
from app.terms.zones import Zone
from tests.engine.build import Board

INSTANT = frozenset({CardType.INSTANT})
SORCERY = frozenset({CardType.SORCERY})
ANY_CREATURE = TargetChoice(CREATURE)
ANYTHING = TargetChoice(CREATURE, Who.ANY)


def bolt(damage: int = 3, choice: TargetChoice = ANYTHING) -> SpellAbility:
    """So much damage to a target."""
    return SpellAbility((DealDamage(damage, Target(0), This()),), (choice,))


def in_hand(
    board: Board, player: int, *abilities: Ability | str, types: frozenset[CardType] = INSTANT
) -> int:
    """A card in hand that costs nothing that is not paid."""
    from app.terms.mana import ManaCost

    id = board.add(player, *abilities, types=types, zone=Zone.HAND)
    return costing(board, id, ManaCost())


def costing(board: Board, id: int, cost: object) -> int:
    """The object with that mana cost."""
    from dataclasses import replace

    object = board.objects[id - 1]
    face = replace(object.printed, mana_cost=cost)  # type: ignore[arg-type]
    board.objects[id - 1] = object.but(card=replace(object.card, faces=(face,)))
    return id


def spell(*effects: Effect, targets: tuple[TargetChoice, ...] = ()) -> SpellAbility:
    """What a spell does."""
    return SpellAbility(effects, targets)


def act(play: Play, action: PlayerAction) -> Play:
    """A player does something; nothing has resolved yet, but state-based actions are done."""
    turn = play.game.turn
    play.set(play.game.but(doing=action, turn=turn.but(progress=Progress.ACT)))
    advance(play)
    while play.game.turn.progress is Progress.CHECK:
        advance(play)
    return play


def reasons(play: Play, action: PlayerAction) -> set[str]:
    """The rules that are given against an action; nothing happens by it."""
    before = play.game
    try:
        act(play, action)
    except IllegalAnswer as refused:
        play.set(before)
        return {str(reason.because) for reason in refused.reasons}
    raise AssertionError("it is legal")


def resolve(play: Play) -> Play:
    """All pass: the top of the stack resolves, and all that follows before the next priority."""
    advance(play)
    while play.game.turn.progress is Progress.CHECK:
        advance(play)
    return play
