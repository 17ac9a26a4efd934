"""Who divides whose combat damage: its controller, or with banding the other side (CR 510.1)."""

from __future__ import annotations

from collections.abc import Callable

from app.engine.cr.cr702_keyword_abilities.banding import (
    active_player_divides,
    defending_player_divides,
)
from app.engine.kernel.game import Attack
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite
from app.engine.kernel.select import NotModelled
from app.terms.cite import Rule

_ATTACKER = Rule("510.1c")
_BLOCKER = Rule("510.1d")


def divides_attackers_damage(play: Play, attack: Attack) -> tuple[int, Rule]:
    """The player who divides an attacker's damage: its controller, unless banding creatures block
    it. Returns the player and the rule that says so."""
    if _holds(play, defending_player_divides, attack.attacker):
        return attack.defending, cite(defending_player_divides)
    return play.now.controller(attack.attacker), _ATTACKER


def divides_blockers_damage(play: Play, blocker: int) -> tuple[int, Rule]:
    """The player who divides a blocker's damage: its controller, unless what it blocks bands.
    Returns the player and the rule that says so."""
    if _holds(play, active_player_divides, blocker):
        return play.game.turn.active, cite(active_player_divides)
    return play.now.controller(blocker), _BLOCKER


def _holds(play: Play, banding: Callable[[Now, int], bool], creature: int) -> bool:
    try:
        return banding(play.now, creature)
    except NotModelled as unknown:
        label = play.game.objects[creature].label
        play.not_applied(label, f"banding: {type(unknown.term).__name__}")
        return False
