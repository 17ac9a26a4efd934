"""Sources of damage (CR 609.7): whether an effect is about some damage."""

from __future__ import annotations

from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.rules import rule
from app.engine.kernel.select import is_player, matches_if_known
from app.terms.events import Damage, PlayerRef
from app.terms.selectors import Anything, Selector, Who


@rule("609.7b")
def is_about(
    now: Now,
    source: Selector,
    recipient: Selector | None,
    player: Who | None,
    combat: bool | None,
    event: Damage,
    at: Viewpoint,
) -> bool:
    """Whether an effect on damage from such sources to such recipients is about this damage. What a
    source is like is looked at anew each time it would deal damage.

    `recipient`, `player`: objects and players; with neither, it is about damage to anything.
    `combat`: about combat damage, other damage, or (None) both.
    """
    if combat is not None and event.combat is not combat:
        return False
    to = event.recipient
    if isinstance(to, PlayerRef):
        if player is None:
            if recipient is not None:
                return False
        elif not is_player(now, player, to.player, at):
            return False
    elif recipient is None:
        if player is not None:
            return False
    elif not matches_if_known(now, recipient, to, at):
        return False
    return isinstance(source, Anything) or matches_if_known(now, source, event.source, at)
