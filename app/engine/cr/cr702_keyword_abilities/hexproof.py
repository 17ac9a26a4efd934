"""Hexproof, and hexproof from something (CR 702.11)."""

from __future__ import annotations

from app.engine.cr.cr115_targets import Targeting
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import is_player, matches
from app.terms.abilities import KeywordAbility
from app.terms.cite import Rule
from app.terms.events import PlayerRef, Recipient
from app.terms.selectors import Who


@rule("702.11b", "target restriction", "hexproof")
def cant_be_targeted(
    now: Now, target: Recipient, targeting: Targeting, abilities: tuple[KeywordAbility, ...]
) -> Reason | None:
    """Opponents' spells and abilities may not target it; with a quality, only those whose source
    has that quality may not."""
    if isinstance(target, PlayerRef):
        at = Viewpoint(None, target.player)
    else:
        at = Viewpoint(target, now.controller(target))
    if targeting.controller == at.controller:
        return None
    for ability in abilities:
        if ability.text is not None:
            continue
        if ability.player is not None:
            text = "{0} has hexproof from {1}"
            if _is_from(now, ability.player, targeting.controller, at):
                return Reason(Rule("702.11d"), text, (target, PlayerRef(targeting.controller)))
            continue
        if ability.quality is None:
            because = cite(cant_be_targeted)
            if isinstance(target, PlayerRef):
                because = Rule("702.11c")
            return Reason(because, "{0} has hexproof", (target,))
        source = targeting.source
        if source is not None and matches(now, ability.quality, source, at):
            text = "{0} has hexproof from what {1} is"
            return Reason(Rule("702.11d"), text, (target, source))
    return None


def _is_from(now: Now, who: Who | int, controller: int, at: Viewpoint) -> bool:
    return who == controller if isinstance(who, int) else is_player(now, who, controller, at)
