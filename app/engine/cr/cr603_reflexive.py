"""Reflexive triggered abilities (CR 603.12)."""

from __future__ import annotations

from typing import Any

from app.engine.cr.cr603_handling_triggered_abilities import label
from app.engine.kernel.game import WaitingTrigger
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rewriting import rewritten
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import value
from app.engine.kernel.trace import Triggered
from app.terms import effects as ef
from app.terms.abilities import EventKind, Trigger, TriggeredAbility
from app.terms.amounts import DoneThisWay
from app.terms.cite import Cite
from app.terms.instructions import KeywordAction

_DONE = Trigger(EventKind.DONE_THIS_WAY)


@rule("603.12", "effect", ef.Reflexive)
def reflexive(play: Play, effect: ef.Reflexive, at: Viewpoint) -> None:
    """An ability that triggers on what its own text has had done triggers at once; its targets are
    chosen as it is put on the stack. What was done "this way" is what has been done by now."""

    def locked(part: Any) -> Any:
        return value(play.now, part, at) if isinstance(part, DoneThisWay) else part

    effects, targets = rewritten((effect.effects, effect.targets), locked)
    ability = TriggeredAbility(_DONE, effects, targets=targets)
    found = WaitingTrigger(
        ability,
        at.object,
        at.controller,
        at.name,
        None,
        at.that_object,
        at.that_player,
        at.amount,
        subject=at.subject,
        those=at.those,
        became=at.became,
        paid=at.paid,
    )
    triggers_now(play, found, cite(reflexive))


def triggers_now(play: Play, found: WaitingTrigger, because: Cite) -> None:
    """An ability has triggered on what has just been done, and waits to be put on the stack."""
    name = label(play, found)
    play.trace.append(
        Triggered(because, found.source, name, found.ability, found.keyword, play.game)
    )
    play.set(play.game.but(waiting=(*play.game.waiting, found)))


def of_keyword(play: Play, card: int, player: int, keyword: str, because: Cite) -> None:
    """An ability that a keyword stands for triggers on what has just been done to its card."""
    ability = TriggeredAbility(_DONE, (KeywordAction(keyword),))
    name = play.game.objects[card].printed.name
    triggers_now(play, WaitingTrigger(ability, card, player, name, None, keyword=keyword), because)
