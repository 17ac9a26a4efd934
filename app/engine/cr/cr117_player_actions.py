"""What a player with priority may do, and when (CR 117.1)."""

from __future__ import annotations

from app.engine.kernel.choice import Choice, IllegalAnswer
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.terms.cite import Rule
from app.terms.events import PlayerRef
from app.terms.steps import NO_PRIORITY, Step

MAIN_PHASES = frozenset({Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN})


def refuse(player: int, reasons: tuple[Reason, ...]) -> None:
    """An action for which there are reasons against it is not begun: raises IllegalAnswer."""
    if reasons:
        raise IllegalAnswer(Choice(player, "action", reasons[0].because), reasons)


@rule("117.1")
def why_no_priority(now: Now, player: int) -> tuple[Reason, ...]:
    """Only a player with priority can act, and in the untap step no player gets it."""
    turn = now.game.turn
    if now.game.players[player].lost:
        return (Reason(cite(why_no_priority), "{0} has left the game", (PlayerRef(player),)),)
    if turn.step in NO_PRIORITY:
        text = "no player has priority in the {0} step"
        return (Reason(Rule("117.3a"), text, (turn.step.value,)),)
    return ()


@rule("117.1a")
def why_not_sorcery_speed(now: Now, player: int, because: Rule) -> tuple[Reason, ...]:
    """What can be done only as a sorcery could be cast: in the player's own main phase, with
    nothing on the stack. `because`: the rule that asks for it."""
    game = now.game
    found: list[Reason] = []
    if game.turn.active != player:
        found.append(Reason(because, "it is not {0}'s turn", (PlayerRef(player),)))
    if game.turn.step not in MAIN_PHASES:
        found.append(Reason(because, "it is not a main phase"))
    if game.stack:
        found.append(Reason(because, "the stack is not empty"))
    return tuple(found)


@rule("702.61a")
def why_split_second(now: Now) -> tuple[Reason, ...]:
    """As long as something with split second waits to resolve, nothing else is cast and no
    abilities are activated that are no mana abilities."""
    for item in now.game.stack:
        if item.spell and now.has(item.id, "split second"):
            return (Reason(cite(why_split_second), "{0} has split second", (item.id,)),)
    return ()
