"""Sneak (CR 702.190)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine.kernel.game import StackItem
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.told import paid
from app.terms.events import Moved, PlayerRef
from app.terms.steps import Step


@rule("702.190a")
def why_not_sneak(now: Now, player: int) -> Iterator[Reason]:
    """A sneak cost is paid in the declare blockers step of one's own turn, when an instant could be
    cast."""
    turn = now.game.turn
    if turn.active != player or turn.step is not Step.DECLARE_BLOCKERS:
        text = "it is not the declare blockers step of {0}'s turn"
        yield Reason(cite(why_not_sneak), text, (PlayerRef(player),))


@rule("702.190b")
def enters_attacking(play: Play, item: StackItem, enters: Moved) -> Moved:
    """A permanent whose sneak cost was paid enters tapped and attacking what the creature attacked
    that was returned for it, if it is a creature of the attacking player (506.3a)."""
    now, combat = play.now, play.game.combat
    if paid("sneak") not in now.game.objects[item.id].marks or combat is None:
        return enters
    enters = replace(enters, tapped=True)
    instead = [attack for attack in combat.left if attack.attacker in item.paid]
    if not instead or item.controller != now.game.turn.active or not now.is_creature(item.id):
        return enters
    target = instead[0].target
    play.note(cite(enters_attacking), "{0} enters tapped and attacking", item.id)
    return replace(enters, attacks=target, defending=now.defending_player(target))
