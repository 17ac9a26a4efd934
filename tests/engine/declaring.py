"""Declaring attackers and blockers in tests of the engine."""

from __future__ import annotations

from app.engine.cr.cr508_attack_declaration import AttackForm, attack_form
from app.engine.cr.cr509_block_declaration import BlockForm, block_form
from app.engine.kernel.game import Progress
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play, advance
from app.engine.kernel.reason import Reason
from app.terms.abilities import StaticAbility
from app.terms.declarations import AttackAnswer
from app.terms.events import PlayerRef, Recipient
from app.terms.modifications import Modification
from app.terms.selectors import HasType, Selector
from app.terms.steps import Step
from app.terms.types import CardType
from tests.engine.build import Board

BOB = PlayerRef(1)
CID = PlayerRef(2)
LAND = frozenset({CardType.LAND})
ENCHANTMENT = frozenset({CardType.ENCHANTMENT})
PLANESWALKER = frozenset({CardType.PLANESWALKER})
BATTLE = frozenset({CardType.BATTLE})
A_CREATURE: Selector = HasType(CardType.CREATURE)


def static(*effects: Modification) -> StaticAbility:
    """A static ability with these effects."""
    return StaticAbility(effects)


def effect(board: Board, player: int, *effects: Modification) -> int:
    """An enchantment with these effects."""
    return board.add(player, static(*effects), types=ENCHANTMENT)


def attacks(
    *pairs: tuple[int, Recipient] | int, bands: tuple[tuple[int, ...], ...] = ()
) -> AttackAnswer:
    """A declaration of attackers; those alone attack the second player."""
    return AttackAnswer(
        tuple(pair if isinstance(pair, tuple) else (pair, BOB) for pair in pairs), bands
    )


def attackers_form(board: Board) -> AttackForm:
    """The form for the first player's attack."""
    return attack_form(Now(board.rules, board.game(Step.DECLARE_ATTACKERS, Progress.BEGIN)))


def attacked(
    board: Board, *pairs: tuple[int, Recipient] | int, bands: tuple[tuple[int, ...], ...] = ()
) -> Play:
    """A play in which these attack, as the declare blockers step is about to begin."""
    play = board.play(Step.DECLARE_ATTACKERS, attacks(*pairs, bands=bands), progress=Progress.BEGIN)
    advance(play)
    to(play, Step.DECLARE_BLOCKERS)
    return play


def to(play: Play, step: Step, progress: Progress = Progress.BEGIN, most: int = 60) -> Play:
    """Play on until this step stands there."""
    for _ in range(most):
        turn = play.game.turn
        if turn.step is step and turn.progress is progress:
            return play
        advance(play)
    raise AssertionError(f"{step} never comes")


def blockers_form(play: Play, player: int = 1) -> BlockForm:
    """The form for this player's blocks."""
    return block_form(play.now, player)


def blocked(play: Play, *declarations: tuple[tuple[int, int], ...]) -> Play:
    """The play with these blocks declared, one declaration a defending player."""
    play.answers = (*play.answers, *declarations)
    advance(play)
    return play


def rules_of(reasons: tuple[Reason, ...]) -> set[str]:
    """The rules that refuse something."""
    return {str(reason.because) for reason in reasons}
