"""What goes with a row of `A vs B`: ward to pay, blockers needed, and what is not stopped."""

from __future__ import annotations

from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.select import matches_if_known
from app.engine.kernel.who import abilities_of_player
from app.terms.abilities import KeywordAbility
from app.terms.cite import Rule
from app.terms.events import PlayerRef, Recipient
from app.terms.modifications import BlockersNeeded

_ABOUT_TARGETS = {
    "hexproof": ("702.11b", "hexproof of {0} is about targets alone"),
    "shroud": ("702.18a", "shroud of {0} is about targets alone"),
    "ward": ("702.21a", "ward of {0} triggers for targets alone"),
}


def about_ward(now: Now, to: Recipient, controller: int) -> list[Reason]:
    """That ward triggers, where an opponent's spell or ability targets what has it."""
    if isinstance(to, PlayerRef) or now.controller(to) == controller:
        return []
    if not now.keywords(to, "ward"):
        return []
    text = "{0} has ward: what targets it is countered unless its controller pays"
    return [Reason(Rule("702.21a"), text, (to,))]


def blocked_together(now: Now, attacker: int) -> list[Reason]:
    """That one creature alone does not do to block this attacker."""
    found: list[Reason] = []
    for keyword, abilities in now.of(attacker).keywords.items():
        for needed in now.rules.on("blockers needed", keyword):
            number, reason = needed(now, attacker, abilities)
            if number > 1:
                found.append(reason)
    for effect, at in now.modifications(BlockersNeeded):
        if effect.fewest > 1 and matches_if_known(now, effect.subject, attacker, at):
            text = f"{{0}} can't be blocked except by {effect.fewest} or more creatures"
            found.append(Reason(Rule("509.1b"), text, (attacker,)))
    return found


def about_affecting(now: Now, source: int | None, to: Recipient) -> tuple[str, list[Reason]]:
    """That what neither targets B nor deals damage to it affects it whatever B has: destroying all,
    giving -X/-X, having it sacrificed, counters."""
    if isinstance(to, int):
        object = now.game.find(to)
        if object is not None and object.phased_out:
            text = "{0} is phased out and treated as though it were not there"
            return "no", [Reason(Rule("702.26b"), text, (to,))]
    keywords = _keywords(now, to)
    found = [
        Reason(Rule(number), text, (to,))
        for keyword, (number, text) in _ABOUT_TARGETS.items()
        if keyword in keywords
    ]
    if "protection" in keywords:
        text = (
            "protection of {0} stops damage, attaching, blocking and targeting, and nothing else: "
            "not what destroys all, gives -X/-X, or has it sacrificed"
        )
        found.insert(0, Reason(Rule("702.16"), text, (to,)))
    return "yes", found


def _keywords(now: Now, to: Recipient) -> set[str]:
    if isinstance(to, int):
        return set(now.of(to).keywords) if to in now.battlefield else set()
    abilities = abilities_of_player(now, to.player)
    return {ability.name for ability in abilities if isinstance(ability, KeywordAbility)}
