"""Awaken (CR 702.113)."""

from __future__ import annotations

from app.engine.cr.cr700_modes import Text
from app.engine.kernel.rules import rule
from app.terms.abilities import KeywordAbility
from app.terms.cards import Face
from app.terms.changes import AddAbility, AddTypes, SetPowerToughness
from app.terms.effects import Duration, PutCountersOn, StartChange, Target, TargetChoice
from app.terms.selectors import AllOf, Controlled, HasType, Who
from app.terms.types import CardType

_YOUR_LAND = TargetChoice(AllOf((HasType(CardType.LAND), Controlled(Who.YOU))))
_ALIVE = (
    AddTypes(frozenset({CardType.CREATURE}), frozenset({"Elemental"})),
    SetPowerToughness(0, 0),
    AddAbility(KeywordAbility("haste")),
)


@rule("702.113b")
def awakening(face: Face) -> Text:
    """With its awaken cost paid a spell has a land of its player as one more target, puts counters
    on it, and makes it a 0/0 Elemental creature with haste that is still a land."""
    for ability in face.abilities:
        if isinstance(ability, KeywordAbility) and ability.name == "awaken":
            counters = PutCountersOn(Target(0), "+1/+1", ability.number or 0)
            alive = StartChange(Target(0), _ALIVE, Duration.PERMANENT)
            return (counters, alive), (_YOUR_LAND,)
    return (), ()
