"""Crew (CR 702.122)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, ActivatedAbility, KeywordAbility
from app.terms.changes import AddTypes
from app.terms.costs import Cost, TapForPower
from app.terms.effects import StartChange
from app.terms.selectors import CREATURE, AllOf, Not, This
from app.terms.types import CardType

OTHERS = AllOf((CREATURE, Not(This())))
BECOMES_CREATURE = AddTypes(frozenset({CardType.ARTIFACT, CardType.CREATURE}))


@rule("702.122a", "keyword stands for", "crew")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """For tapping other creatures of enough power, whether they are summoning sick or not, it is an
    artifact creature for the turn."""
    if ability.number is None or ability.text is not None:
        return ()
    cost = Cost((TapForPower(OTHERS, ability.number),))
    return (ActivatedAbility(cost, (StartChange(This(), (BECOMES_CREATURE,)),)),)
