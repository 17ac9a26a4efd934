"""Casualty and conspire (CR 702.153, 702.78): a spell is copied if their cost was paid."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.conditions import PaidAsCast
from app.terms.selectors import This, Who
from app.terms.stack_effects import CopyOnStack
from app.terms.zones import Zone


@rule("702.153a", "keyword stands for", "casualty")
def casualty(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As the spell is cast it is copied if its casualty cost was paid."""
    return (_copied_if_paid("casualty"),)


@rule("702.78a", "keyword stands for", "conspire")
def conspire(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As the spell is cast it is copied if its conspire cost was paid."""
    return (_copied_if_paid("conspire"),)


def _copied_if_paid(name: str) -> TriggeredAbility:
    cast = Trigger(EventKind.CAST, This(), player=Who.YOU)
    copies = CopyOnStack(This(), new_targets=True)
    return TriggeredAbility(cast, (copies,), PaidAsCast(name), zone=Zone.STACK)
