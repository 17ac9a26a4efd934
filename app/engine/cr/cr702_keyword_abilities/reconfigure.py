"""Reconfigure (CR 702.151)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import (
    Ability,
    ActivatedAbility,
    ContinuousChange,
    KeywordAbility,
    StaticAbility,
)
from app.terms.changes import RemoveTypes
from app.terms.conditions import Matches
from app.terms.effects import AttachIt, Target, TargetChoice
from app.terms.instructions import UnattachIt
from app.terms.selectors import CREATURE, AllOf, Anything, Controlled, Host, Not, This, Who
from app.terms.types import CardType

OTHER = AllOf((CREATURE, Controlled(Who.YOU), Not(This())))
NO_CREATURE = StaticAbility(
    (ContinuousChange(This(), (RemoveTypes(types=frozenset({CardType.CREATURE})),)),),
    Matches(Host(), Anything()),
)


@rule("702.151a", "keyword stands for", "reconfigure")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """At the time of a sorcery, for the cost, its controller attaches it to another target creature
    of theirs, or unattaches it from a creature. Attached it is no creature (702.151b)."""
    if ability.cost is None:
        return ()
    attach = ActivatedAbility(
        ability.cost,
        (AttachIt(This(), Target(0)),),
        sorcery_speed=True,
        targets=(TargetChoice(OTHER),),
    )
    unattach = ActivatedAbility(
        ability.cost,
        (UnattachIt(This()),),
        condition=Matches(Host(), CREATURE),
        sorcery_speed=True,
    )
    return (attach, unattach)
