"""Ninjutsu (CR 702.49)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, ActivatedAbility, KeywordAbility
from app.terms.costs import Cost, ReturnCost
from app.terms.effects import MoveTo
from app.terms.selectors import CREATURE, AllOf, Controlled, IsStatus, Status, This, Who
from app.terms.zones import Zone

COMMANDER = "commander"
_UNBLOCKED = AllOf((IsStatus(Status.UNBLOCKED), CREATURE, Controlled(Who.YOU)))


@rule("702.49a", "keyword stands for", "ninjutsu")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """From its owner's hand, for the cost and the return of an unblocked attacker: it enters tapped
    and attacking what that creature attacked (702.49c); with commander ninjutsu from the command
    zone as well (702.49d)."""
    if ability.cost is None or ability.text not in (None, COMMANDER):
        return ()
    cost = Cost((*ability.cost.parts, ReturnCost(_UNBLOCKED)))
    enter = MoveTo(This(), Zone.BATTLEFIELD, tapped=True, attacking=True)
    zones = (Zone.HAND,) if ability.text is None else (Zone.HAND, Zone.COMMAND)
    return tuple(ActivatedAbility(cost, (enter,), zone=zone) for zone in zones)
