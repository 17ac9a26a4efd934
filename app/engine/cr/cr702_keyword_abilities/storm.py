"""Storm (CR 702.40)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.amounts import ThatMuch
from app.terms.selectors import This, Who
from app.terms.stack_effects import CopyOnStack
from app.terms.zones import Zone


@rule("702.40a", "keyword stands for", "storm")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As the spell is cast it is copied once for every other that came before it this turn; other
    targets may be picked for the copies."""
    cast = Trigger(EventKind.CAST, This(), player=Who.YOU)
    copies = CopyOnStack(This(), ThatMuch(), new_targets=True)
    return (TriggeredAbility(cast, (copies,), zone=Zone.STACK),)
