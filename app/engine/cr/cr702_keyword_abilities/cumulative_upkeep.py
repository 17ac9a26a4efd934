"""Cumulative upkeep (CR 702.24)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.amounts import CountersOn
from app.terms.conditions import Matches
from app.terms.costs import Cost, CostPart, PayEither, PayMana
from app.terms.effects import PutCountersOn, SacrificeIt
from app.terms.instructions import UnlessPaid
from app.terms.mana import ManaCost, ManaSymbol
from app.terms.selectors import InZone, This, Who
from app.terms.steps import Step
from app.terms.zones import Zone

AGE = "age"
_AGES = CountersOn(This(), AGE)


@rule("702.24a", "keyword stands for", "cumulative upkeep")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """At its controller's upkeep it gets an age counter; unless they pay its cost once for each of
    those, choosing anew each time, they sacrifice it."""
    if ability.cost is None:
        return ()
    cost = Cost(tuple(map(_chosen_each_time, ability.cost.parts)))
    upkeep = Trigger(EventKind.BEGINNING_OF_STEP, player=Who.YOU, step=Step.UPKEEP)
    effects = (
        PutCountersOn(This(), AGE),
        UnlessPaid((SacrificeIt(This()),), cost, times=_AGES),
    )
    return (TriggeredAbility(upkeep, effects, Matches(This(), InZone(Zone.BATTLEFIELD))),)


def _chosen_each_time(part: CostPart) -> CostPart:
    """One mana or another is asked for once for each counter, as a hybrid symbol is."""
    if not isinstance(part, PayEither):
        return part
    text = f"{part.one.text}/{part.other.text}"
    return PayMana(ManaCost((ManaSymbol(text, (*part.one.pays, *part.other.pays)),)))
