"""Ward (CR 702.21)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.effects import Effect, UnreadEffect
from app.terms.instructions import CounterIt, UnlessPaid
from app.terms.selectors import ThatObject, Who


@rule("702.21a", "keyword stands for", "ward")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As it becomes the target of an opponent's spell or ability, that is countered unless that
    opponent pays the cost of ward."""
    effect: Effect = UnreadEffect("the cost of ward")
    if ability.cost is not None:
        effect = UnlessPaid((CounterIt(ThatObject()),), ability.cost, Who.TRIGGERING_PLAYER)
    becomes = Trigger(EventKind.BECOMES_TARGET, player=Who.OPPONENT)
    return (TriggeredAbility(becomes, (effect,)),)
