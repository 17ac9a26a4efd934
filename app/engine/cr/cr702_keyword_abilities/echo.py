"""Echo (CR 702.30)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.conditions import Matches
from app.terms.effects import SacrificeIt
from app.terms.instructions import UnlessPaid
from app.terms.selectors import IsStatus, Status, This, Who
from app.terms.steps import Step

NEW = Matches(This(), IsStatus(Status.NEW_THIS_TURN))


@rule("702.30a", "keyword stands for", "echo")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """What came to its controller after the upkeep before this one costs them its echo cost now;
    it is sacrificed where they don't pay."""
    if ability.cost is None:
        return ()
    upkeep = Trigger(EventKind.BEGINNING_OF_STEP, player=Who.YOU, step=Step.UPKEEP)
    paid = UnlessPaid((SacrificeIt(This()),), ability.cost)
    return (TriggeredAbility(upkeep, (paid,), condition=NEW),)
