"""Casualty, conspire and replicate (CR 702.153, 702.78, 702.56): a spell is copied if their
cost was paid."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import carry_out
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.engine.kernel.told import times_paid
from app.engine.kernel.who import as_it_was
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.conditions import PaidAsCast
from app.terms.instructions import KeywordAction
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


@rule("702.56a", "keyword stands for", "replicate")
def replicate(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As the spell is cast it is copied for each time that its replicate cost was paid."""
    cast = Trigger(EventKind.CAST, This(), player=Who.YOU)
    copies = (KeywordAction("replicate"),)
    return (TriggeredAbility(cast, copies, PaidAsCast("replicate"), zone=Zone.STACK),)


@rule("702.56a", "keyword action", "replicate")
def copy_for_each(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """There are as many copies as there were payments, and other targets may be chosen for them."""
    spell = as_it_was(play.now, at.object)
    times = 0 if spell is None else times_paid(spell.marks, "replicate")
    if times:
        carry_out(play, CopyOnStack(This(), times, new_targets=True), at)


def _copied_if_paid(name: str) -> TriggeredAbility:
    cast = Trigger(EventKind.CAST, This(), player=Who.YOU)
    copies = CopyOnStack(This(), new_targets=True)
    return TriggeredAbility(cast, (copies,), PaidAsCast(name), zone=Zone.STACK)
