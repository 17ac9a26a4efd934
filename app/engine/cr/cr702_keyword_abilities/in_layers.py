"""Keywords that stand for static abilities which change characteristics, as the layers see them
(CR 613.1, 702)."""

from __future__ import annotations

from app.engine.cr.cr702_keyword_abilities.reconfigure import NO_CREATURE
from app.terms.abilities import (
    Ability,
    ContinuousChange,
    EventKind,
    KeywordAbility,
    StaticAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.changes import AddAbility, AddTypes
from app.terms.conditions import AllConditions, IsTurnOf, Matches, PaidAsCast, WasCast
from app.terms.effects import DrawCards
from app.terms.selectors import HasCounter, This, Who
from app.terms.types import CardType

# Living metal (702.161a): a creature as well during its controller's turns.
LIVING_METAL = StaticAbility(
    (ContinuousChange(This(), (AddTypes(types=frozenset({CardType.CREATURE})),)),),
    IsTurnOf(Who.YOU),
)
_HASTE = AddAbility(KeywordAbility("haste"))
_DRAW = AddAbility(TriggeredAbility(Trigger(EventKind.DIES), (DrawCards(Who.YOU),)))
# Dash and blitz (702.109a, 702.152a): what a permanent has whose cost of that name was paid.
DASHED = StaticAbility((ContinuousChange(This(), (_HASTE,)),), PaidAsCast("dash"))
BLITZED = StaticAbility((ContinuousChange(This(), (_HASTE, _DRAW)),), PaidAsCast("blitz"))
# What was cast as its last time counter was removed has haste as long as the player controls it who
# cast it (702.62a).
_CAST_BY_YOU = AllConditions((PaidAsCast("suspend"), WasCast(This())))
NO_LONGER_SUSPENDED = StaticAbility((ContinuousChange(This(), (_HASTE,)),), _CAST_BY_YOU)
# Cast for its impending cost it is no creature while it has a time counter (702.176a).
_STILL_IMPENDING = AllConditions((PaidAsCast("impending"), Matches(This(), HasCounter("time"))))
IMPENDING = StaticAbility(NO_CREATURE.effects, _STILL_IMPENDING)
IN_LAYERS: dict[str, StaticAbility] = {
    "blitz": BLITZED,
    "dash": DASHED,
    "impending": IMPENDING,
    "living metal": LIVING_METAL,
    "reconfigure": NO_CREATURE,
    "suspend": NO_LONGER_SUSPENDED,
}


def in_layers(ability: Ability) -> StaticAbility | None:
    """The static ability that an ability is, or that a keyword stands for in the layers."""
    if isinstance(ability, StaticAbility):
        return ability
    return IN_LAYERS.get(ability.name) if isinstance(ability, KeywordAbility) else None
