"""When loyalty abilities may be activated and how often (CR 606)."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.cr.cr117_player_actions import why_not_sorcery_speed
from app.engine.cr.cr602_as_an_instant import as_an_instant
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import matches_if_known
from app.terms.costs import LoyaltyCost
from app.terms.player_actions import ActivateAbility
from app.terms.playing import MoreLoyalty


@rule("606.3")
def why_not_loyalty(now: Now, action: ActivateAbility) -> Iterator[Reason]:
    """One loyalty ability of a permanent each turn, at the time of a sorcery."""
    if not is_loyalty(action):
        return
    because = cite(why_not_loyalty)
    if not as_an_instant(now, action, "loyalty"):
        yield from why_not_sorcery_speed(now, action.player, because)
    used = _loyalty_used(now, action.source)
    if used and used >= how_many_loyalty(now, action.source):
        text = "a loyalty ability of {0} has been activated this turn"
        if used > 1:
            text = f"loyalty abilities of {{0}} have been activated {used} times this turn"
        yield Reason(because, text, (action.source,))


def how_many_loyalty(now: Now, source: int) -> int:
    """How many loyalty abilities of it may be activated in a turn."""
    most, more = 1, 0
    for effect, at in now.modifications(MoreLoyalty):
        if matches_if_known(now, effect.what, source, at):
            most, more = max(most, effect.most), more + effect.more
    return most + more


def _loyalty_used(now: Now, source: int) -> int:
    """How many loyalty abilities of it have been activated this turn."""
    turn = now.game.turn.number
    return sum(
        1
        for when, object, what in now.game.used
        if (when, object) == (turn, source) and what.partition(" #")[0] == "loyalty"
    )


def is_loyalty(action: ActivateAbility) -> bool:
    """Whether it is a loyalty ability: one with a loyalty symbol in its cost (606.1)."""
    return any(isinstance(part, LoyaltyCost) for part in action.ability.cost.parts)


def loyalty_use(now: Now, source: int) -> tuple[int, int, str]:
    """The note that a loyalty ability of it is activated once more this turn."""
    before = _loyalty_used(now, source)
    name = f"loyalty #{before}" if before else "loyalty"
    return now.game.turn.number, source, name
