"""Level and station symbols (CR 711.2, 721.2): what a permanent is and has at so many counters."""

from __future__ import annotations

from app.cards.oracle.blocks import Level
from app.terms.abilities import Ability, ContinuousChange, StaticAbility
from app.terms.amounts import CountersOn
from app.terms.changes import AddAbility, AddTypes, Change, SetPowerToughness
from app.terms.conditions import AllConditions, Compare, Condition
from app.terms.selectors import Comparison, This
from app.terms.types import CardType


def read_level(level: Level, abilities: tuple[Ability, ...]) -> StaticAbility:
    """The static ability that a symbol stands for: base size and abilities, while it holds."""
    changes: list[Change] = []
    if level.power is not None and level.is_station:
        changes.append(AddTypes(types=frozenset({CardType.CREATURE})))
    changes += [AddAbility(ability) for ability in abilities]
    if level.power is not None:
        changes.append(SetPowerToughness(level.power, level.toughness))
    return StaticAbility(
        effects=(ContinuousChange(This(), tuple(changes)),), condition=_condition(level)
    )


def _condition(level: Level) -> Condition:
    counters = CountersOn(This(), level.counter)
    least = Compare(counters, Comparison.AT_LEAST, level.least)
    if level.most is None:
        return least
    return AllConditions((least, Compare(counters, Comparison.AT_MOST, level.most)))
